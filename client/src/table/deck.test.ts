import { expect, test } from "vitest";

import { address } from "./deck";

test("each choice of deck and index has an address of its own", () => {
  expect(address({ deck: "standard", index: "latin" })).toBe("/cards/deck.svg");
  expect(address({ deck: "standard", index: "japanese" })).toBe("/cards/deck-japanese.svg");
  expect(address({ deck: "large", index: "latin" })).toBe("/cards/deck-large.svg");
  expect(address({ deck: "large", index: "japanese" })).toBe("/cards/deck-large-japanese.svg");
});

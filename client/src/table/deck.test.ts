import { expect, test } from "vitest";

import { address, Deck } from "./deck";

test("each choice of deck and index has an address of its own", () => {
  expect(address({ deck: "standard", index: "latin" })).toBe("/cards/deck.svg");
  expect(address({ deck: "standard", index: "japanese" })).toBe("/cards/deck-japanese.svg");
  expect(address({ deck: "large", index: "latin" })).toBe("/cards/deck-large.svg");
  expect(address({ deck: "large", index: "japanese" })).toBe("/cards/deck-large-japanese.svg");
});

const FILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>' +
  '<g id="part-cup"><g><path d="M1 1"/></g></g><g id="part-coin"><path d="M2 2"/></g></defs>' +
  '<symbol id="K1" viewBox="0 0 200 320" fill="#111"><title>Koppu 1</title><use href="#part-cup"/></symbol>' +
  '<symbol id="back" viewBox="0 0 200 320" fill="#111"><path d="M3 3"/></symbol>' +
  '<symbol id="mark-trump" viewBox="0 0 100 100" fill="#111"><path d="M4 4"/></symbol></svg>\n';

test("a card is a document of its own, with the parts that it uses and no others", () => {
  expect(new Deck("/cards/deck.svg", FILE).drawing("K1")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 320" width="200" height="320" fill="#111">' +
      '<defs><g id="part-cup"><g><path d="M1 1"/></g></g></defs>' +
      '<title>Koppu 1</title><use href="#part-cup"/></svg>',
  );
});

test("a trump bears its mark, and a back bears none", () => {
  const deck = new Deck("/cards/deck.svg", FILE);
  expect(deck.drawing("K1", "mark-trump")).toContain('<path d="M4 4"/></svg></svg>');
  expect(deck.drawing("back")).not.toContain("M4 4");
});

import { describe, expect, it } from "vitest";

import { trick, view } from "./fixture";
import { goneCards } from "./seen";

describe("goneCards", () => {
  it("counts tricks, the open trick and side cards, and no card that lies face down", () => {
    const gone = goneCards(view({ tricks: [trick()] }));
    expect(gone.has("Ku")).toBe(true);
    expect(gone.has("P1")).toBe(true);
    expect([...gone].every((card) => /^[PIKOG]./.test(card))).toBe(true);
    expect(gone.size).toBe(8 + 3);
  });

  it("counts one's own discard before it is shown, and never the hand", () => {
    const gone = goneCards(view({ side_cards: null, discard: "P1", trick: null }));
    expect([...gone]).toEqual(["P1"]);
  });
});

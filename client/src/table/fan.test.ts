import { describe, expect, it } from "vitest";

import { layHand } from "./fan";

describe("layHand", () => {
  it("keeps a fan of ten inside a desktop's width", () => {
    const lay = layHand(10, 1240, 104);
    expect(lay.cards).toHaveLength(10);
    expect(lay.cards[0]?.x).toBeGreaterThanOrEqual(0);
    expect((lay.cards[9]?.x ?? 0) + lay.card).toBeLessThanOrEqual(1240);
    expect(lay.cards[0]?.turn).toBeLessThan(0);
  });

  it("takes two rows on a phone, so that a finger finds every card", () => {
    const lay = layHand(9, 348, 82);
    const rows = new Set(lay.cards.map((place) => place.y));
    expect(rows.size).toBe(2);
    expect(lay.card).toBeGreaterThanOrEqual(44);
    const first = lay.cards.filter((place) => place.y === lay.cards[0]?.y);
    expect((first[1]?.x ?? 0) - (first[0]?.x ?? 0)).toBeGreaterThanOrEqual(44);
  });

  it("keeps its height while the hand shrinks", () => {
    for (const width of [348, 832, 1240]) {
      expect(layHand(1, width, 82).height).toBe(layHand(10, width, 82).height);
    }
  });

  it("lays nothing for an empty hand", () => {
    expect(layHand(0, 348, 82).cards).toEqual([]);
  });
});

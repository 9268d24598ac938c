import { describe, expect, it } from "vitest";

import { layRing, stepOf, stockWidth, type Place, type Ring } from "./seats";

/** Width, height, and the size of letters. */
const SIZES = [
  [348, 380, 16],
  [348, 250, 16],
  [430, 190, 16],
  [610, 210, 16],
  [744, 620, 16],
  [864, 430, 16],
  [1340, 700, 16],
  [244, 368, 16],
  [368, 736, 32],
  [746, 560, 32],
  [656, 430, 32],
  [1002, 624, 32],
] as const;

function overlaps(a: Place, b: Place, width: number, height: number): boolean {
  return Math.abs(a.x - b.x) < width - 1 && Math.abs(a.y - b.y) < height - 1;
}

function pairs(places: readonly Place[]): [Place, Place][] {
  return places.flatMap((a, i) => places.slice(i + 1).map((b): [Place, Place] => [a, b]));
}

describe.each(SIZES)("layRing(%i, %i, %i)", (width, height, rem) => {
  const ring: Ring = layRing(width, height, rem);

  it("keeps every plate inside and apart from the others", () => {
    for (const { x, y } of ring.plates) {
      expect(x - ring.plate.width / 2).toBeGreaterThanOrEqual(-1);
      expect(x + ring.plate.width / 2).toBeLessThanOrEqual(width + 1);
      expect(y - ring.plate.height / 2).toBeGreaterThanOrEqual(-1);
      expect(y + ring.plate.height / 2).toBeLessThanOrEqual(height + 1);
    }
    for (const [a, b] of pairs(ring.plates)) {
      expect(overlaps(a, b, ring.plate.width, ring.plate.height)).toBe(false);
    }
  });

  it("lays each card where its index can be read, own below and the opposite one above", () => {
    for (const [a, b] of pairs(ring.cards)) {
      expect(overlaps(a, b, ring.card * 0.85, ring.card * 1.6 * 0.85)).toBe(false);
    }
    expect(ring.cards[0]?.y).toBeGreaterThan(ring.centre.y);
    expect(ring.cards[4]?.y).toBeLessThan(ring.centre.y);
  });

  it("leaves every card clear of the plates, and room for the stock in the middle", () => {
    for (const card of ring.cards) {
      for (const plate of ring.plates) {
        const [x, y] = [
          (ring.card + ring.plate.width) / 2,
          (ring.card * 1.6 + ring.plate.height) / 2,
        ];
        expect(Math.abs(card.x - plate.x) < x && Math.abs(card.y - plate.y) < y).toBe(false);
      }
    }
    expect(ring.card).toBeGreaterThan(30);
    expect(stockWidth(ring)).toBeGreaterThanOrEqual(18);
  });

  it("goes clockwise: the next seat is to the left", () => {
    expect(ring.cards[2]?.x).toBeLessThan(ring.centre.x);
    expect(ring.plates[6]?.x).toBeGreaterThan(ring.centre.x);
  });
});

describe("stepOf", () => {
  it("counts clockwise from one's own seat", () => {
    expect(stepOf(5, 2)).toBe(3);
    expect(stepOf(1, 6)).toBe(3);
  });
});

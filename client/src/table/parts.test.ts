import { describe, expect, it } from "vitest";

import { trick } from "./fixture";
import { moved, points } from "./numbers";
import { partsOf, reach } from "./parts";
import type { Combination, Trick } from "./wire.gen";

/** Nine tricks won by these seats; some with a combination. */
function tricks(winners: readonly number[], made: Record<number, Combination> = {}): Trick[] {
  return winners.map((winner, index) =>
    trick({
      number: index + 1,
      leader: index < 8 ? 5 : null,
      winner,
      combination: made[index + 1] ?? null,
    }),
  );
}

const TWO = { name: "sun-un", value: 2 };
const FIVE = { name: "robai-rei", value: 5 };

describe("the parts of a score", () => {
  it("are the tricks alone where nothing moved", () => {
    const parts = partsOf({ tricks: tricks([0, 2, 4, 6, 0, 1, 3, 5, 7]) });
    expect(parts).toEqual({ tricks: [5, 4], moved: [], sum: [5, 4] });
    expect(reach(parts)).toEqual([0, 9]);
  });

  it("add up to 7 : 2 from four tricks, a combination of the one side and one of the other", () => {
    const made = { 3: FIVE, 6: TWO };
    const parts = partsOf({ tricks: tricks([0, 2, 4, 6, 1, 1, 3, 5, 7], made) });
    expect(parts.tricks).toEqual([4, 5]);
    expect(
      parts.moved.map(({ number, team, before, after }) => [number, team, before, after]),
    ).toEqual([
      [3, 0, [4, 5], [9, 0]],
      [6, 1, [9, 0], [7, 2]],
    ]);
    expect(parts.sum).toEqual([7, 2]);
  });

  it("go below nothing where a side owes more than it has won", () => {
    const parts = partsOf({ tricks: tricks([1, 1, 1, 1, 1, 1, 0, 0, 0], { 2: FIVE }) });
    expect(parts.sum).toEqual([-2, 11]);
    expect(reach(parts)).toEqual([-2, 9]);
    const other = partsOf({ tricks: tricks([0, 0, 0, 0, 0, 0, 0, 1, 1], { 2: TWO, 4: TWO }) });
    expect(other.sum).toEqual([11, -2]);
    expect(reach(other)).toEqual([0, 11]);
  });

  it("tell five points of a hidden Robai from those of the ninth trick", () => {
    const made = { 4: FIVE, 5: TWO, 9: FIVE };
    const parts = partsOf({ tricks: tricks([0, 0, 0, 0, 0, 0, 0, 0, 0], made) });
    expect(parts.moved.map(({ number, hidden }) => [number, hidden])).toEqual([
      [4, true],
      [5, false],
      [9, false],
    ]);
    expect(parts.sum).toEqual([21, -12]);
  });

  it("always share nine points", () => {
    for (let run = 0; run < 50; run++) {
      const winners = Array.from({ length: 9 }, (_, index) => (run * 7 + index * index) % 8);
      const made = { [1 + (run % 9)]: TWO, [1 + ((run * 4) % 9)]: FIVE };
      const [even, odd] = partsOf({ tricks: tricks(winners, made) }).sum;
      expect(even + odd).toBe(9);
    }
  });
});

describe("numbers", () => {
  it("have a true minus", () => {
    expect(points(-4)).toBe("−4");
    expect(points(11)).toBe("11");
    expect(moved(5)).toBe("+5");
  });
});

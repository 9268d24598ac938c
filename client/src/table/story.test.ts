import { describe, expect, it } from "vitest";

import { chronicle } from "./chronicle";
import { match, trick, view } from "./fixture";
import { chapters } from "./story";

function told(seen = view()): [number, number][] {
  return chapters(chronicle(match(), seen)).map(({ number, entries }) => [number, entries.length]);
}

describe("the story's chapters", () => {
  it("part the declaring from the first trick, the side cards with it", () => {
    expect(told()).toEqual([
      [0, 5],
      [1, 4],
    ]);
  });

  it("begin a trick with its first card and end it with its winner", () => {
    const open = { leader: 6, led: "I9", meri: false, plays: [[6, "I9"]] as [number, string][] };
    const tricks = [trick(), trick({ number: 2, leader: 6 })];
    expect(told(view({ tricks, trick: open }))).toEqual([
      [0, 5],
      [1, 11],
      [2, 10],
      [3, 1],
    ]);
  });

  it("keep the ninth trick and the score apart", () => {
    const tricks = Array.from({ length: 9 }, (_, index) =>
      trick({ number: index + 1, leader: index < 8 ? 5 : null }),
    );
    const found = told(view({ tricks, trick: null, phase: "done" }));
    expect(found.slice(-3)).toEqual([
      [8, 10],
      [9, 3],
      [10, 1],
    ]);
  });
});

import { describe, expect, it } from "vitest";

import { state, trick } from "../table/fixture";
import type { OpenTrick } from "../table/wire.gen";
import { cuesOf } from "./cues";

function open(plays: OpenTrick["plays"], changes: Partial<OpenTrick> = {}) {
  return { trick: { leader: 5, led: "I9", meri: false, plays, ...changes }, turn: 7 };
}

describe("cuesOf", () => {
  const before = state(4, open([[5, "I9"]]));

  it("tells a card that lies face up from one that lies face down", () => {
    const up = open([
      [5, "I9"],
      [6, "I1"],
    ]);
    const down = open([
      [5, "I9"],
      [6, null],
    ]);
    expect(cuesOf(before, state(5, up))).toEqual(["card"]);
    expect(cuesOf(before, state(5, down))).toEqual(["down"]);
    // One's own trump on a plain lead lies face down too, though one knows it.
    const own = open([
      [5, "I9"],
      [0, "K7"],
    ]);
    expect(cuesOf(before, state(5, own))).toEqual(["down"]);
  });

  it("drums when a trump is led, and not again when it is followed", () => {
    const meri = { led: "Ks", meri: true };
    const none = state(4, { trick: null, turn: 5 });
    const lead = state(5, open([[5, "Ks"]], meri));
    const follow = [
      [5, "Ks"],
      [6, "K1"],
    ] as OpenTrick["plays"];
    expect(cuesOf(none, lead)).toEqual(["meri"]);
    expect(cuesOf(lead, state(6, open(follow, meri)))).toEqual(["card"]);
  });

  it("is one card however many came meanwhile, and the trick's last one too", () => {
    const later = state(12, { tricks: [trick()], trick: null, turn: 6 });
    expect(cuesOf(before, later)).toEqual(["card"]);
  });

  it("says when it is one's turn, once, and not over a trick that is turned up", () => {
    const mine = state(5, {
      ...open([
        [5, "I9"],
        [7, "I1"],
      ]),
      turn: 0,
    });
    expect(cuesOf(before, mine)).toEqual(["card", "yours"]);
    expect(cuesOf(mine, mine)).toEqual([]);
    expect(cuesOf(before, state(12, { tricks: [trick()], trick: null, turn: 0 }))).toEqual([
      "card",
    ]);
  });

  it("is silent where nothing was played", () => {
    const passing = { phase: "declare", trick: null, turn: 7, side_cards: null } as const;
    expect(cuesOf(state(1, passing), state(2, passing))).toEqual([]);
    expect(cuesOf(before, state(80, { ...passing, deal: 2 }))).toEqual([]);
  });
});

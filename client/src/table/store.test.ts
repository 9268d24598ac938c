// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Connection, Order } from "./connection";
import { state, trick, useWords } from "./fixture";
import { TableStore } from "./store.svelte";
import { BREATH, HOLD, LINGER, NINTH, SWEEP, THROW, TURN } from "./timing";
import type { Refused } from "./wire.gen";

class FakeConnection {
  busy = false;
  sent: Order[] = [];
  send(order: Order): boolean {
    if (this.busy) return false;
    this.sent.push(order);
    return (this.busy = true);
  }
}

describe("TableStore", () => {
  let store: TableStore;
  let line: FakeConnection;
  const spoken = () => store.spoken.map((one) => one.text);

  beforeEach(() => {
    vi.useFakeTimers();
    useWords("en");
    line = new FakeConnection();
    store = new TableStore();
    store.attach(line as unknown as Connection);
    store.state(state(4, { turn: 7 }));
  });
  afterEach(() => vi.useRealTimers());

  function arrive(...args: Parameters<typeof state>): void {
    line.busy = false;
    store.state(state(...args));
  }

  it("speaks only what is new, once and in order, and then whose turn it is", () => {
    const plays: [number, string | null][] = [
      [5, "I9"],
      [6, null],
      [7, "I1"],
    ];
    store = new TableStore();
    arrive(5, { trick: { leader: 5, led: "I9", meri: false, plays: plays.slice(0, 2) }, turn: 7 });
    const arrived = spoken().length;
    arrive(6, { trick: { leader: 5, led: "I9", meri: false, plays } });
    expect(spoken().slice(arrived)).toEqual([
      "Kaede plays Isu 1.",
      "Your turn. Isu was led.",
      "You may play any card.",
    ]);
    arrive(6, { trick: { leader: 5, led: "I9", meri: false, plays } });
    expect(spoken()).toHaveLength(arrived + 3);
  });

  it("plays a card that the server allows, once", () => {
    arrive(5);
    store.use("K7");
    store.use("K7");
    expect(line.sent).toEqual([{ do: "play", card: "K7" }]);
    expect(store.busy).toBe(true);
  });

  it("lays aside in the discarding", () => {
    arrive(5, { phase: "discard", legal: ["discard P3"] });
    store.use("P3");
    expect(line.sent).toEqual([{ do: "discard", card: "P3" }]);
  });

  it("says why a card cannot be played, and forgets it with the next state", () => {
    arrive(5, { legal: ["play I2"], restriction: "5.monchi" });
    store.use("P3");
    expect(line.sent).toEqual([]);
    expect(store.notice).toContain("any trump or any Isu");
    expect(spoken().at(-1)).toBe(store.notice);
    arrive(6);
    expect(store.notice).toBeNull();
  });

  it("turns a refusal into a kind sentence, but not one that only came late", () => {
    arrive(5);
    const command = { do: "play", card: "K7", id: "a", seq: 5 };
    const refusal: Refused = {
      type: "refused",
      id: "a",
      code: "stale",
      seq: 6,
      clause: null,
      legal: null,
    };
    store.refused(refusal, command);
    expect(store.notice).toBeNull();
    store.refused({ ...refusal, code: "illegal", clause: "5.meri" }, command);
    expect(store.notice).toContain("a Meri");
  });

  it("turns a finished trick up, shows who won, sweeps it, and lets one act meanwhile", () => {
    arrive(5, { tricks: [trick()], trick: null });
    const { stage } = store;
    expect(stage.finished?.trick.number).toBe(1);
    expect(stage.finished?.act).toBe("lying");
    // Both trumps on the plain lead, whether they were seen face down or came last.
    expect([...(stage.finished?.turning ?? [])]).toEqual([6, 1]);
    vi.advanceTimersByTime(THROW + BREATH);
    expect(stage.finished?.act).toBe("turning");
    vi.advanceTimersByTime(TURN);
    expect(stage.finished?.act).toBe("won");
    vi.advanceTimersByTime(HOLD);
    expect(stage.finished?.act).toBe("sweeping");
    vi.advanceTimersByTime(SWEEP);
    expect(stage.showing).toBe(false);
    arrive(6, { tricks: [trick(), trick({ number: 2 })], trick: null });
    store.use("K7");
    expect(stage.finished).toBeNull();
    expect(line.sent).toHaveLength(1);
  });

  it("shows the eighth trick and then the ninth, all turned up, and its seal last", () => {
    const combination = { name: "sun-un", value: 5 };
    const ninth = trick({ number: 9, leader: null, combination });
    arrive(5, { tricks: [trick({ number: 8 }), ninth], trick: null, phase: "done", turn: null });
    const { stage } = store;
    vi.advanceTimersByTime(THROW + BREATH + TURN + HOLD + SWEEP);
    expect(stage.finished?.trick.number).toBe(9);
    expect(stage.finished?.turning.size).toBe(8);
    vi.advanceTimersByTime(NINTH + BREATH + TURN);
    expect(stage.seal).toEqual(combination);
    vi.advanceTimersByTime(HOLD + SWEEP);
    expect([stage.finished, stage.seal, stage.showing]).toEqual([null, combination, true]);
    vi.advanceTimersByTime(LINGER);
    expect([stage.seal, stage.showing]).toEqual([null, false]);
  });

  it("catches up at once in a hidden tab and in a new deal", () => {
    arrive(5, { tricks: [trick()], trick: null });
    arrive(6, { deal: 2, trick: null, declarations: [], recipient: null });
    expect(store.stage.finished).toBeNull();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    arrive(7, { deal: 2, tricks: [trick()], trick: null });
    expect(store.stage.finished).toBeNull();
    hidden.mockRestore();
  });

  it("says when the line is lost and when it is back", () => {
    store.lineIs("live");
    store.lineIs("lost");
    store.lineIs("live");
    expect(spoken().slice(-2)[0]).toContain("cannot be reached");
    expect(spoken().at(-1)).toBe("The table is there again.");
  });

  it("tells whoever comes in the first trick all of it, and later where the table stands", () => {
    expect(spoken()[0]).toBe("Deal 1. Emi deals. The indicator is Koppu 4: Koppu is trump.");
    expect(spoken().at(-1)).toBe("Kaede plays Isu 1.");
    const late = new TableStore();
    late.state(state(9, { tricks: [trick()], turn: 7 }));
    expect(late.spoken.map((one) => one.text)).toEqual([
      spoken()[0],
      "Itsuki wins trick 1 with Koppu Sun.",
      "Hana plays Isu 9.",
      "Itsuki plays a trump, face down.",
      "Kaede plays Isu 1.",
    ]);
  });

  it("keeps for later, in order, what happens while something lies open over the table", () => {
    const before = spoken().length;
    store.hold(true);
    arrive(5, { tricks: [trick()], trick: null, turn: 6 });
    store.speak(["Again."]);
    expect(spoken()).toHaveLength(before);
    store.hold(false);
    const lines = spoken().slice(before);
    expect(lines.at(-2)).toBe("Itsuki wins trick 1 with Koppu Sun.");
    expect(lines.at(-1)).toBe("Again.");
    store.hold(false);
    expect(spoken()).toHaveLength(before + lines.length);
  });

  it("speaks every line of a long absence, and leaves the score to the summary's heading", () => {
    const before = spoken().length;
    const tricks = [1, 2, 3, 4, 5].map((number) => trick({ number }));
    arrive(60, { tricks, trick: null, phase: "done", turn: null });
    const lines = spoken();
    // Five plays of the first trick, eight of each other; what was turned up, and who won.
    expect(lines.length).toBe(5 + 4 * 8 + 5 * 2);
    expect(before).toBeLessThan(lines.length);
    expect(lines.join()).not.toContain("The deal is over");
  });
});

// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { match, useWords } from "./fixture";
import Hint from "./Hint.svelte";
import { Hints, type Answer } from "./hints.svelte";
import { adviceText, reasonText } from "./reasons";
import type { Advised } from "./wire.gen";

const ACTIONS: Advised[] = [
  {
    action: "play Ks",
    points: 5.31,
    spread: 1.9,
    reasons: [
      { kind: "only-beaten-by", cards: ["Kt", "Pb"] },
      { kind: "takes", tenths: 7 },
    ],
  },
  {
    action: "play P3",
    points: 4.31,
    spread: 1.8,
    reasons: [{ kind: "face-down", seat: 3, cards: ["Ku", "Ks"] }],
  },
];

describe("reasons", () => {
  it("name cards, seats and numbers in the page's language", () => {
    useWords("en");
    expect(reasonText(match(), { kind: "face-down", seat: 3, cards: ["Ku", "Ks"] })).toBe(
      "Only Koppu Un or Koppu Sun would be sure to beat Emi’s trump that lies face down.",
    );
    useWords("de");
    expect(reasonText(match(), { kind: "keeps", card: "Pb", points: 0.4 })).toBe(
      "Du behältst Tenka für später; das bringt 0,4 Punkte mehr, als sie jetzt zu spielen.",
    );
    expect(adviceText("pass")).toBe("Passe und halte den Robai verborgen.");
  });
});

describe("Hint", () => {
  let shown: Record<string, unknown> | null = null;
  const ask = vi.fn();
  const putAway = vi.fn();

  function show(answer: Answer | null): void {
    const props = { match: match(), lang: "en", answer, ask, putAway };
    shown = mount(Hint, { target: document.body, props });
    flushSync();
  }

  beforeEach(() => {
    useWords("en");
    ask.mockClear();
    putAway.mockClear();
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
  });

  const text = () => document.body.textContent;
  const press = (name: string) => {
    document.querySelector<HTMLElement>(name)?.click();
    flushSync();
  };

  it("is a button until somebody asks", () => {
    show(null);
    expect(document.querySelector("section")).toBeNull();
    press(".ask");
    expect(ask).toHaveBeenCalledOnce();
  });

  it("says what to play and why, and on request what all choices come to", () => {
    show(ACTIONS);
    expect(text()).toContain("Play Koppu Sun.");
    expect(text()).toContain("only Koppu Sota or Tenka can beat it");
    expect(document.querySelector("table")).toBeNull();
    press(".all");
    const rows = [...document.querySelectorAll("tbody th")].map((one) => one.textContent);
    expect(rows).toEqual(["Koppu Sun", "Pao 3"]);
    const points = [...document.querySelectorAll(".points")].map((one) => one.textContent);
    expect(points).toEqual(["5.3", "4.3"]);
    const bars = [...document.querySelectorAll<HTMLElement>(".bar span")];
    expect(bars.map((one) => one.style.getPropertyValue("inline-size"))).toEqual(["100%", "10%"]);
  });

  it("is put away by its button", () => {
    show(ACTIONS);
    press(".close");
    expect(putAway).toHaveBeenCalledOnce();
  });

  it("says kindly that there is none now", () => {
    show("busy");
    expect(text()).toContain("Ask again in a moment");
  });
});

describe("Hints", () => {
  const answered = (body: unknown, status = 200) =>
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json(body, { status }))),
    );
  afterEach(() => vi.unstubAllGlobals());

  it("belong to the moment that they were asked at", async () => {
    answered({ type: "hint", seq: 7, actions: ACTIONS });
    const hints = new Hints("/api/tables/t1");
    const asked = hints.ask(7);
    expect(hints.at(7)).toBe("thinking");
    expect(await asked).toEqual(ACTIONS);
    expect(hints.at(7)).toEqual(ACTIONS);
    expect(hints.at(8)).toBeNull();
  });

  it("are not told any more once they were put away", async () => {
    answered({ type: "hint", seq: 7, actions: ACTIONS });
    const hints = new Hints("/api/tables/t1");
    const asked = hints.ask(7);
    hints.putAway();
    expect(await asked).toBeNull();
    expect(hints.at(7)).toBeNull();
  });

  it("say why there are none", async () => {
    const hints = new Hints("/api/tables/t1");
    answered({ type: "error", code: "busy" }, 429);
    expect(await hints.ask(1)).toBe("busy");
    answered({ type: "refused", id: null, code: "stale", seq: 3 }, 409);
    expect(await hints.ask(2)).toBe("none");
  });

  it("marks the good cards without showing itself, and is there when asked", async () => {
    const answer = { type: "hint", seq: 7, actions: ACTIONS };
    const fetched = vi.fn(() => Promise.resolve(Response.json(answer)));
    vi.stubGlobal("fetch", fetched);
    const hints = new Hints("/api/tables/t1");
    await hints.prepare(7);
    expect([...hints.good(7)]).toEqual(["Ks"]);
    expect(hints.at(7)).toBeNull();
    expect(hints.good(8).size).toBe(0);
    expect(await hints.ask(7)).toEqual(ACTIONS);
    expect(hints.at(7)).toEqual(ACTIONS);
    expect(fetched).toHaveBeenCalledOnce();
    hints.putAway();
    expect(hints.at(7)).toBeNull();
    expect([...hints.good(7)]).toEqual(["Ks"]);
  });
});

// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { match, trick, useWords, view } from "./fixture";
import Summary from "./Summary.svelte";
import type { FinishedDeal, Match, View } from "./wire.gen";

const SCORES: readonly [number, number][] = [
  [6, 3],
  [-2, 11],
  [4, 5],
  [7, 2],
  [5, 4],
  [3, 6],
  [6, 3],
  [9, 0],
];

const deals = SCORES.map((score, index): FinishedDeal => ({
  number: index + 1,
  dealer: (3 + index) % 8,
  score,
  combinations: index === 1 ? [{ trick: 4, seat: 5, name: "robai-rei", value: 5 }] : [],
}));

const over: Partial<Match> = { deals, over: true, winner: 0, can: ["restart", "leave"] };
const ended: Partial<View> = {
  phase: "done",
  turn: null,
  trick: null,
  deal: 8,
  tricks: [trick()],
  score: [9, 0],
  total: [38, 34],
};

let shown: Record<string, unknown>;

beforeEach(() => {
  useWords();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

function show(of: Partial<Match>, seen: Partial<View> = {}): HTMLElement {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  const nothing = () => {};
  shown = mount(Summary, {
    target: document.body,
    props: {
      match: match({ ...over, ...of }),
      view: view({ ...ended, ...seen }),
      busy: false,
      nextDeal: nothing,
      restart: nothing,
      leave: nothing,
    },
  });
  flushSync();
  return document.body;
}

const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the end of a match", () => {
  it("tells who won and what stood out, and has the focus", () => {
    const page = show({});
    const result = text(page.querySelector(".result"));
    expect(result).toContain("Genji wins, 38 to 34. You and your partners have won.");
    expect(result).toContain("The biggest deal was deal 2: 11 to −2 for Heiji.");
    expect(result).toContain("Deal 2, trick 4: Hana made Robai–Rei, 5 points.");
    expect(text(document.activeElement)).toBe("The match is over");
  });

  it("tells of a draw with both banners", () => {
    const page = show({ winner: null }, { total: [36, 36] });
    expect(text(page.querySelector(".result"))).toContain("A draw: 36 to 36.");
    expect(page.querySelectorAll(".banner")).toHaveLength(2);
  });

  it("says so where nobody made a combination", () => {
    const plain = deals.map((deal) => ({ ...deal, combinations: [] }));
    expect(text(show({ deals: plain }).querySelector(".result"))).toContain(
      "Nobody made a combination",
    );
  });

  it("has the totals after each deal in a table", () => {
    const rows = [...show({}).querySelectorAll(".totals tbody tr")].map((row) =>
      [...row.children].map((cell) => text(cell)),
    );
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual(["1", "Emi", "6", "3", "6", "3"]);
    expect(rows[1]).toEqual(["2", "Genta", "−2", "11", "4", "14"]);
    expect(rows[7]).toEqual(["8", "Chiyo", "9", "0", "38", "34"]);
  });

  it("can be looked back at once its table is closed", () => {
    const page = show({ closed: true, can: [] });
    expect(page.querySelectorAll("[data-look]")).toHaveLength(8);
    expect(page.querySelector(".actions")).toBeNull();
    expect(page.querySelector("a[href='/en/matches']")).not.toBeNull();
  });
});

describe("the end of a deal", () => {
  it("offers the next deal and no way back while there is but one", () => {
    const first = { deals: deals.slice(0, 1), over: false, winner: null };
    const can: Match["can"] = ["next-deal", "restart", "leave"];
    const page = show({ ...first, can }, { deal: 1, score: [6, 3], total: [6, 3] });
    const buttons = [...page.querySelectorAll(".actions button")].map(text);
    expect(buttons).toEqual(["Next deal", "Restart", "Leave"]);
    expect(page.querySelector("nav")).toBeNull();
    expect(text(document.activeElement)).toContain("Deal 1: Genji 6, Heiji 3");
  });
});

import { beforeEach, describe, expect, it } from "vitest";

import { chronicle, news } from "./chronicle";
import { match, trick, useWords, view } from "./fixture";
import { settings } from "../settings/settings.svelte";
import type { Refused } from "./wire.gen";
import {
  cardName,
  entryText,
  levelName,
  promptText,
  refusalText,
  turnLines,
  whyNot,
  wonText,
} from "./words";

const told = (seen = view()) => chronicle(match(), seen).map((entry) => entryText(match(), entry));

function refused(changes: Partial<Refused>): Refused {
  return {
    type: "refused",
    id: "a",
    code: "illegal",
    seq: 1,
    clause: null,
    legal: null,
    ...changes,
  };
}

describe("in English", () => {
  beforeEach(() => useWords("en"));

  it("names cards by suit and rank, and Tenka by its own name", () => {
    expect(cardName("Ks")).toBe("Koppu Sun");
    expect(cardName("P9")).toBe("Pao 9");
    expect(cardName("Pb")).toBe("Pao Robai, Tenka");
  });

  it("names the level of an AI by a word, and of nobody else", () => {
    const seated = match();
    expect(levelName(seated, 1)).toBe("Expert");
    expect(levelName(seated, 0)).toBe("");
    const unnamed = seated.players.map((one) => ({ ...one, level: one.level && "random" }));
    expect(levelName({ ...seated, players: unnamed }, 1)).toBe("");
    const earlier = seated.players.map((one) => ({ ...one, level: one.level && "greedy" }));
    expect(levelName({ ...seated, players: earlier }, 1)).toBe("Gentle");
  });

  it("tells a deal in order, with face-down trumps unnamed", () => {
    expect(told()).toEqual([
      "Deal 1. Emi deals. The indicator is Koppu 4: Koppu is trump.",
      "Genta passes.",
      "Hana declares the Robai.",
      "Hana takes the indicator, Koppu 4.",
      "Hana lays Pao 1 aside.",
      "Hana plays Isu 9.",
      "The side cards are Pao 1, Ouru 2, and Ouru 3.",
      "Itsuki plays a trump, face down.",
      "Kaede plays Isu 1.",
    ]);
  });

  it("speaks to you about yourself", () => {
    const seen = view({
      recipient: 0,
      discard: null,
      phase: "discard",
      side_cards: null,
      trick: null,
    });
    expect(told(seen).at(-1)).toBe("You take the indicator, Koppu 4.");
  });

  it("turns up at a trick's end what lay face down, and never tells it before", () => {
    const lines = told(view({ trick: null, tricks: [trick()] }));
    expect(lines).toContain("Itsuki plays a trump, face down.");
    expect(lines.slice(-2)).toEqual([
      "Turned up: Itsuki: Koppu Sun, Akari: Koppu Un.",
      "Itsuki wins trick 1 with Koppu Sun.",
    ]);
    expect(told(view({ trick: null, tricks: [trick({ meri: true })] }))).not.toContain(
      lines.at(-2),
    );
  });

  it("says of one's own card which it is, and that it lies face down", () => {
    const open = { leader: 5, led: "I9", meri: false, plays: [[0, "K7"]] as [number, string][] };
    expect(told(view({ trick: open, side_cards: null })).at(-1)).toBe(
      "You play Koppu 7, face down for the others.",
    );
  });

  it("says with the turn what has to be followed, but not without help", () => {
    const seen = view({ restriction: "5.monchi" });
    expect(turnLines(match(), seen)).toEqual(["Your turn. Isu was led.", "Play Isu or a trump."]);
    expect(turnLines(match(), view())[1]).toBe("You may play any card.");
    expect(turnLines(match(), view({ trick: null }))).toHaveLength(1);
    settings.help = "none";
    expect(turnLines(match(), seen)).toHaveLength(1);
    settings.help = "hints";
  });

  it("tells who won a trick and what a combination moved", () => {
    expect(wonText(match(), trick())).toBe("Itsuki wins trick 1 with Koppu Sun.");
    const combination = { name: "sun-un", value: 2 };
    expect(wonText(match(), trick({ combination }))).toBe(
      "Itsuki wins trick 1 with Koppu Sun: Sun–Un moves 2 points.",
    );
  });

  it("tells the ninth trick as one event", () => {
    const ninth = trick({ number: 9, leader: null });
    const tricks = [trick({ number: 8 }), ninth];
    const lines = told(view({ tricks, trick: null, phase: "done", score: [4, 5] }));
    expect(lines.slice(-4)).toEqual([
      "The last cards are turned up, all at once.",
      "Turned up: Hana: Isu 9, Itsuki: Koppu Sun, Kaede: Isu 1, You: Isu 2, Akari: Koppu Un, Chiyo: Isu 4, Emi: Isu 5, Genta: Isu 6.",
      "Itsuki wins trick 9 with Koppu Sun.",
      "The deal is over: Genji 4, Heiji 5.",
    ]);
  });

  it("tells the score with a true minus", () => {
    const lines = told(view({ trick: null, phase: "done", score: [-3, 12] }));
    expect(lines.at(-1)).toBe("The deal is over: Genji −3, Heiji 12.");
  });

  it.each([
    ["5.monchi", "You may play any trump or any Isu: after a Meri, suit must be followed."],
    [
      "5.meri",
      "You may play any trump: a trump was led, a Meri, and it must be followed with a trump.",
    ],
    [
      "5.first-lead",
      "You may lead any card that is no trump: the first trick is not opened with a trump.",
    ],
    ["4.discard", "You may lay aside any card that is no trump: trumps stay in your hand."],
    ["9.unheard-of", "You may play one of the raised cards."],
  ])("gives the reason for %s", (restriction, sentence) => {
    expect(whyNot(match(), view({ restriction }))).toBe(sentence);
    expect(refusalText(refused({ clause: restriction }), match(), view())).toBe(sentence);
  });

  it("asks for patience while others play, and says when a deal is over", () => {
    expect(whyNot(match(), view({ turn: 5 }))).toBe("Please wait: Hana is to play.");
    expect(whyNot(match(), view({ turn: null, phase: "done" }))).toBe("This deal is over.");
    const legal = ["declare", "pass"];
    expect(whyNot(match(), view({ phase: "declare", legal }))).toContain(
      "declare the Robai or pass",
    );
  });

  it("is kind about every refusal", () => {
    for (const code of ["stale", "not-now", "bad-message", "closed", "foreign"] as const) {
      expect(refusalText(refused({ code }), match(), view())).toMatch(/^[A-Z].*[.]$/);
    }
    const text = refusalText(refused({ code: "not-your-turn" }), match(), view({ turn: 5 }));
    expect(text).toBe("Please wait: Hana is to play.");
  });

  it("says what is asked", () => {
    expect(promptText(match(), view())).toBe("Your turn. Isu was led.");
    expect(promptText(match(), view({ trick: null }))).toBe("You lead. Choose a card.");
    expect(promptText(match(), view({ turn: 5 }))).toBe("Hana is to play.");
    expect(promptText(match({ closed: true }), view())).toBe("This table is closed.");
    const declare = { phase: "declare", trick: null } as const;
    expect(promptText(match(), view({ ...declare, legal: ["declare", "pass"] }))).toContain(
      "hold the",
    );
    expect(promptText(match(), view({ ...declare, legal: ["pass"] }))).toContain("you pass");
    const only = view({ phase: "discard", legal: ["discard P3"] });
    expect(promptText(match(), only)).toContain("Only one card");
    expect(promptText(match({ over: true }), view({ turn: null }))).toBe("The match is over.");
  });
});

describe("in German", () => {
  beforeEach(() => useWords("de"));

  it("tells the same story", () => {
    expect(told().at(-2)).toBe("Itsuki spielt einen Trumpf, verdeckt.");
    expect(whyNot(match(), view({ restriction: "5.monchi" }))).toBe(
      "Du darfst jeden Trumpf oder jede Karte von Isu spielen: Nach einem Meri muss Farbe bedient werden.",
    );
  });
});

describe("news", () => {
  it("finds what was not told before, each once", () => {
    const before = chronicle(match(), view());
    const after = chronicle(match(), view({ trick: null, tricks: [trick()] }));
    const kinds = news(before, after).map((entry) => entry.kind);
    expect(kinds).toEqual(["play", "play", "play", "play", "play", "turned", "won"]);
    expect(news(after, after)).toEqual([]);
  });

  it("takes a new match for a new story", () => {
    const before = chronicle(match(), view());
    expect(news(before, chronicle(match({ number: 2 }), view()))).toHaveLength(before.length);
  });
});

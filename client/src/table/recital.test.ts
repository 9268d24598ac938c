// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { set } from "../settings/settings.svelte";
import { match, trick, useWords, view } from "./fixture";
import { KEYS, keyOf, wishOf } from "./keys";
import { RECITALS, recite, type Recital } from "./recital";

const again = (what: Recital, seen = view()) => recite(what, match(), seen);

describe("said again", () => {
  beforeEach(() => useWords("en"));

  it("is the hand as it lies, trumps apart", () => {
    expect(again("say-hand")).toEqual([
      "Trumps in your hand: Koppu Sun, Koppu 7.",
      "Your other cards: Pao 3, Isu 2.",
    ]);
    expect(again("say-hand", view({ hand: ["P3"] }))[0]).toBe("No trump in your hand.");
    expect(again("say-hand", view({ hand: [] }))).toEqual(["Your hand is empty."]);
  });

  it("is the trick, without what lies face down", () => {
    expect(again("say-trick")).toEqual([
      "Trick 1: Hana: Isu 9, Itsuki: a trump, face down, Kaede: Isu 1.",
    ]);
    expect(again("say-trick", view({ trick: null }))).toEqual(["Nothing has been played yet."]);
    const between = again("say-trick", view({ trick: null, tricks: [trick()] }));
    expect(between[1]).toBe("Itsuki wins trick 1 with Koppu Sun.");
  });

  it("is the trumps that everyone saw go", () => {
    expect(again("say-trumps")).toEqual(["No trump is gone yet, as far as can be seen."]);
    expect(again("say-trumps", view({ trick: null, tricks: [trick()] }))).toEqual([
      "Gone are 2 of 16 trumps: Koppu Sun, Koppu Un.",
    ]);
  });

  it("is where the match stands, and whose turn it is", () => {
    expect(again("say-score", view({ score: [3, -2], total: [9, 12] }))).toEqual([
      "Deal 1 of 8, trick 1 of 9.",
      "This deal: Genji 3, Heiji −2.",
      "Match so far: Genji 9, Heiji 12.",
    ]);
    expect(again("say-turn")).toEqual([
      "Your turn. Isu was led.",
      "You may play any card.",
      "Trump is Koppu. The indicator was Koppu 4.",
    ]);
  });
});

describe("the keys of one character", () => {
  const press = (key: string) =>
    wishOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false } as KeyboardEvent);

  it("differ from each other, and the digits say things again", () => {
    expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length);
    expect(["1", "2", "3", "4", "5"].map(press)).toEqual([...RECITALS]);
    expect(keyOf("say-score")).toBe("4");
  });

  it("can be switched off, and then name themselves nowhere", () => {
    set("keys", "off");
    expect(KEYS.map(({ key }) => press(key)).every((wish) => wish === null)).toBe(true);
    expect(keyOf("help")).toBeUndefined();
    set("keys", "on");
    expect(press("d")).toBe("declare");
  });
});

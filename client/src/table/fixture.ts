/** States to test with: a deal under way as the server would tell it to seat 0. */
import { readFileSync } from "node:fs";

import { useText } from "./text";
import type { Match, Player, State, Trick, View } from "./wire.gen";

const NAMES = ["Ada", "Akari", "Chiyo", "Emi", "Genta", "Hana", "Itsuki", "Kaede"];

/** Uses the real words of a language, read from the package's own files. */
export function useWords(lang: "en" | "de" = "en"): void {
  const read = (name: string) =>
    readFileSync(`${import.meta.dirname}/../../../cardavia/locales/${lang}/${name}.ftl`, "utf8");
  useText(lang, [
    read("table"),
    read("cards"),
    read("summary"),
    read("around"),
    read("sound"),
    read("hints"),
    read("spoken"),
  ]);
}

export function match(changes: Partial<Match> = {}): Match {
  const players = NAMES.map((name, seat): Player => ({
    seat,
    name,
    kind: seat ? "ai" : "human",
    level: seat ? "expert" : null,
  }));
  return {
    table: "t1",
    you: 0,
    number: 1,
    players,
    deals: [],
    over: false,
    winner: null,
    closed: false,
    can: ["restart", "leave"],
    ...changes,
  };
}

export function trick(changes: Partial<Trick> = {}): Trick {
  return {
    number: 1,
    leader: 5,
    led: "I9",
    meri: false,
    plays: [
      [5, "I9"],
      [6, "Ks"],
      [7, "I1"],
      [0, "I2"],
      [1, "Ku"],
      [2, "I4"],
      [3, "I5"],
      [4, "I6"],
    ],
    winner: 6,
    combination: null,
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    dealer: 3,
    deal: 1,
    total: [0, 0],
    score: [0, 0],
    phase: "play",
    turn: 0,
    indicator: "K4",
    trump: "K",
    hand: ["P3", "I2", "K7", "Ks"],
    dealt_hand: [],
    hand_sizes: [9, 9, 9, 9, 9, 8, 8, 8],
    legal: ["play P3", "play I2", "play K7", "play Ks"],
    restriction: null,
    declarations: [
      { seat: 4, do: "pass" },
      { seat: 5, do: "declare" },
    ],
    recipient: 5,
    discard: "P1",
    side_cards: ["P1", "O2", "O3"],
    monchi: false,
    tricks: [],
    trick: {
      leader: 5,
      led: "I9",
      meri: false,
      plays: [
        [5, "I9"],
        [6, null],
        [7, "I1"],
      ],
    },
    ...changes,
  };
}

export function state(seq: number, seen: Partial<View> = {}, of: Partial<Match> = {}): State {
  return { type: "state", seq, match: match(of), view: view(seen), happened: null };
}

/**
 * The order in which cards are *shown*, and nothing else: the hand is laid out by it. What may be
 * played and who wins comes from the server; a slip here would only sort a hand oddly.
 */
import type { Card, Suit } from "./wire.gen";

const SUITS = "PIKOG";
const ROUND = "KOG";
const TENKA = "Pb";
const TRUMP_COURTS = ["s", "u", "t", "", "b", "r", "k"]; // the gap is Tenka's place
const PLAIN_COURTS = ["s", "u", "r", "k", "t", "b"];

/** `suitOf("Ks")` is `"K"`. */
export function suitOf(card: Card): Suit {
  return card.charAt(0) as Suit;
}

/** `rankOf("Ks")` is `"s"`. */
export function rankOf(card: Card): string {
  return card.charAt(1);
}

/** Whether a card is shown among the trumps: the trump suit, and Tenka always. */
export function isTrump(card: Card, trump: Suit): boolean {
  return suitOf(card) === trump || card === TENKA;
}

const PAIRS: Record<string, string> = {
  "sun-un": "su",
  "un-sota": "ut",
  "sota-robai": "tb",
  "robai-rei": "br",
  "2-1": "21",
  "8-9": "89",
};

/** The two cards that a combination is named after: `pairOf("sun-un", "K")` is `["Ks", "Ku"]`. */
export function pairOf(name: string, trump: Suit): Card[] {
  return [...(PAIRS[name] ?? "")].map((rank) => trump + rank);
}

function numberPlace(suit: Suit, rank: string): number {
  return ROUND.includes(suit) ? Number(rank) : 10 - Number(rank);
}

function trumpPlace(card: Card, trump: Suit): number {
  if (card === TENKA && trump !== "P") return 3;
  const court = TRUMP_COURTS.indexOf(rankOf(card));
  return court >= 0 ? court : 10 + numberPlace(suitOf(card), rankOf(card));
}

function plainPlace(card: Card): number {
  if (card === "Ib") return 10 + numberPlace("I", "2") + 0.5;
  const court = PLAIN_COURTS.indexOf(rankOf(card));
  return court >= 0 ? court : 10 + numberPlace(suitOf(card), rankOf(card));
}

/** Trumps first and strongest first, then each plain suit likewise. */
export function displayOrder(cards: readonly Card[], trump: Suit): Card[] {
  const place = (card: Card) =>
    isTrump(card, trump)
      ? trumpPlace(card, trump)
      : 100 * (1 + SUITS.indexOf(suitOf(card))) + plainPlace(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/**
 * The orders of strength as the rules wrote them down (`orders.gen.ts`), to *show* cards by: hands
 * are laid out and the order chart is drawn with them. What may be played and who wins is for the
 * server to say.
 */
import { ORDERS } from "./orders.gen";
import type { Card, Suit } from "./wire.gen";

const SUITS = "PIKOG";
export const TENKA: Card = "Pb";

export type Sorting = "trumps" | "suits" | "dealt";

/** A combination: the trump that wins with it and the trump that it beats. */
export interface Pair {
  name: string;
  winner: Card;
  loser: Card;
}

/** The orders while one suit is trump, strongest cards first. */
export interface Order {
  trumps: readonly Card[];
  plain: readonly (readonly Card[])[];
  pairs: readonly Pair[];
}

const split = (text: string): Card[] => text.split(" ");

/** The orders of strength while `trump` is trump. */
export function orderOf(trump: Suit): Order {
  const { trumps, plain, pairs } = ORDERS[trump];
  return {
    trumps: split(trumps),
    plain: plain.map(split),
    pairs: pairs.map(([name, winner, loser]) => ({ name, winner, loser })),
  };
}

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

/** The two cards that a combination is named after: `pairOf("sun-un", "K")` is `["Ks", "Ku"]`. */
export function pairOf(name: string, trump: Suit): Card[] {
  const found = orderOf(trump).pairs.find((pair) => pair.name === name);
  return found ? [found.winner, found.loser] : [];
}

/**
 * A hand as it lies: "trumps" has the trumps first and then suit by suit, "suits" has the trump
 * suit in its place among the others and Tenka with the trumps, "dealt" leaves the cards alone.
 * Within trumps and suits the strongest card is first.
 */
export function displayOrder(
  cards: readonly Card[],
  trump: Suit,
  sorting: Sorting = "trumps",
): Card[] {
  if (sorting === "dealt") return [...cards];
  const { trumps, plain } = orderOf(trump);
  const rows = [...plain];
  rows.splice(sorting === "trumps" ? 0 : SUITS.indexOf(trump), 0, trumps);
  const places = new Map(rows.flat().map((card, place) => [card, place]));
  const place = (card: Card) => places.get(card) ?? 0;
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** What a player asks to hear again: said from the view alone, to whoever cannot look at the table. */
import { displayOrder, isTrump, orderOf } from "./order";
import { goneCards } from "./seen";
import { points } from "./numbers";
import { listed, say } from "./text";
import type { Card, Match, View } from "./wire.gen";
import { cardName, cardsBySeat, suitName, turnLines, wonText } from "./words";

/** In the order of their keys, 1 to 5. */
export const RECITALS = ["say-hand", "say-trick", "say-trumps", "say-score", "say-turn"] as const;
export type Recital = (typeof RECITALS)[number];

const names = (cards: readonly Card[]): string => listed(cards.map(cardName));

function hand({ hand, trump }: View): string[] {
  if (hand.length === 0) return [say("again-hand-none")];
  const cards = displayOrder(hand, trump);
  const trumps = cards.filter((card) => isTrump(card, trump));
  const others = cards.filter((card) => !isTrump(card, trump));
  const lines = [
    trumps.length > 0
      ? say("again-hand-trumps", { cards: names(trumps) })
      : say("again-hand-no-trump"),
  ];
  if (others.length > 0) lines.push(say("again-hand-others", { cards: names(others) }));
  return lines;
}

function trick(match: Match, { trick, tricks }: View): string[] {
  const last = tricks.at(-1);
  if (trick) {
    const number = tricks.length + 1;
    return [say("again-trick", { number, cards: cardsBySeat(match, trick.plays) })];
  }
  if (!last) return [say("again-trick-none")];
  return [
    say("again-trick", { number: last.number, cards: cardsBySeat(match, last.plays) }),
    wonText(match, last),
  ];
}

/** Everyone saw them go, so everyone may ask, whatever the help. */
function trumps(view: View): string[] {
  const all = orderOf(view.trump).trumps;
  const seen = goneCards(view);
  const gone = all.filter((card) => seen.has(card));
  if (gone.length === 0) return [say("again-trumps-none")];
  return [say("again-trumps", { count: gone.length, all: all.length, cards: names(gone) })];
}

function score({ deal, tricks, score, total }: View): string[] {
  const [even, odd] = score;
  return [
    say("again-where", { deal, trick: Math.min(9, tricks.length + 1) }),
    say("parts-score-spoken", { even: points(even), odd: points(odd) }),
    say("parts-total-spoken", { even: points(total[0]), odd: points(total[1]) }),
  ];
}

function turn(match: Match, view: View): string[] {
  const { trump, indicator } = view;
  const trumpIs = say("trump-label", { suit: suitName(trump), card: cardName(indicator) });
  return [...turnLines(match, view), trumpIs];
}

/** The lines that answer one such wish. */
export function recite(what: Recital, match: Match, view: View): string[] {
  switch (what) {
    case "say-hand":
      return hand(view);
    case "say-trick":
      return trick(match, view);
    case "say-trumps":
      return trumps(view);
    case "say-score":
      return score(view);
    case "say-turn":
      return turn(match, view);
  }
}

export function isRecital(what: string): what is Recital {
  return (RECITALS as readonly string[]).includes(what);
}

/** Hints in words: what is advised, and why. The sentences are those of `cardavia explain`. */
import { anyOf, say, type Values } from "./text";
import type { Action, Card, Match, Reason } from "./wire.gen";
import { cardName, combinationName, seatName, suitName } from "./words";

/** A card as it stands in sentences, where "Pao Robai, Tenka" would be two. */
function cardInWords(card: Card): string {
  return card === "Pb" ? say("hint-tenka") : cardName(card);
}

function parted(action: Action): [what: string, card: Card | undefined] {
  const [what = "", card] = action.split(" ");
  return [what, card];
}

/** "Koppu 7", or "Declare": an action in a list. */
export function actionText(action: Action): string {
  const [what, card] = parted(action);
  return card ? cardInWords(card) : say(`hint-choice-${what}`);
}

/** "Play Koppu 7.": an action as a piece of advice. */
export function adviceText(action: Action): string {
  const [what, card] = parted(action);
  return say(`hint-${what}`, card ? { card: cardInWords(card) } : {});
}

/** One sentence for one reason. */
export function reasonText(match: Match, reason: Reason): string {
  const { card, cards, seat, suit, pair, kind, ...numbers } = reason;
  const values: Values = {};
  for (const [name, value] of Object.entries(numbers)) if (value != null) values[name] = value;
  if (card) values.card = cardInWords(card);
  if (cards) values.cards = anyOf(cards.map(cardInWords));
  if (seat != null) values.name = seatName(match, seat);
  if (suit) values.suit = suitName(suit);
  if (pair) values.pair = combinationName(pair);
  return say(`hint-${kind}`, values);
}

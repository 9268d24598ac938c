/** The order in which a hand lies for whoever does not want it sorted. */
import type { Card } from "./wire.gen";

/** A number that looks drawn by lot and is always the same for the same text. */
function lot(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/**
 * The hand unsorted: the server tells hands in the order of names, so the order in which they lie is
 * drawn by lot, once for the deal; a card that came later, the indicator, lies last.
 */
export function dealtOrder(hand: readonly Card[], dealt: readonly Card[], deal: string): Card[] {
  const place = (card: Card) => (dealt.includes(card) ? lot(deal + card) : 2 ** 32);
  return [...hand].sort((a, b) => place(a) - place(b));
}

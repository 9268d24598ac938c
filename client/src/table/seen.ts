/** What a seat has seen go: for the order chart, if the player wants that help. */
import type { Card, View } from "./wire.gen";

/** All cards that this view shows as played or laid aside; cards face down are not among them. */
export function goneCards(view: View): Set<Card> {
  const plays = [...view.tricks.flatMap((trick) => trick.plays), ...(view.trick?.plays ?? [])];
  const aside = view.side_cards ?? (view.discard ? [view.discard] : []);
  return new Set([...plays.flatMap(([, card]) => card ?? []), ...aside]);
}

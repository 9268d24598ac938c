/** Where the cards of a trick's small picture lie, in steps from card to card. */
import type { Place } from "./seats";

export const TRICK = { width: 8.15, height: 2.86 };
const CARD = { width: 1.15, height: 1.84 };
/** A won card rises by so much, and Heiji's cards lie so much lower than Genji's. */
const RISE = 0.25;
const STEP = 0.77;

/** The middle of the card that was played `index`th, from 0, by that seat. */
export function placeOf(index: number, seat: number, won: boolean): Place {
  const y = RISE + CARD.height / 2 + (seat % 2) * STEP - (won ? RISE : 0);
  return { x: index + CARD.width / 2, y };
}

/** A brush stroke between two cards, thick in the middle, below the cards' upper corners. */
export function strokeBetween(from: Place, to: Place): { brush: string; dry: string } {
  const start = { x: from.x, y: from.y + 0.3 };
  const end = { x: to.x, y: to.y + 0.3 };
  const middle = (start.x + end.x) / 2;
  const low = Math.max(start.y, end.y) + 0.25;
  const curve = (by: number) => `Q${middle} ${low + by} `;
  const dry = `M${start.x} ${start.y}${curve(0)}${end.x} ${end.y}`;
  const brush = `M${start.x} ${start.y}${curve(-0.16)}${end.x} ${end.y}${curve(0.16)}${start.x} ${start.y}z`;
  return { brush, dry };
}

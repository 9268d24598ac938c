/** How the cards of a hand lie: a shallow fan, or two overlapping rows where room is scarce. */

export interface Lay {
  x: number;
  y: number;
  turn: number;
}

export interface HandLay {
  card: number;
  /** Height of the whole hand, room for raised cards included. */
  height: number;
  cards: Lay[];
}

/** A finger needs this much of a card. */
const TOUCH = 44;
/** How far a playable card stands out. */
export const RAISE = 14;
/** Of the upper row, this part stays in sight above the lower one. */
const UPPER = 0.64;

/** How far the cards of a row may lie apart. */
function stepOf(count: number, width: number, card: number, fan: boolean): number {
  const loose = card * (fan ? 0.86 : 1.02);
  return count > 1 ? Math.min(loose, (width - card) / (count - 1)) : 0;
}

/** Cards as large as a hand of ten allows, so that the hand keeps its size while it shrinks. */
function cardWidth(width: number, largest: number, rows: number): number {
  return rows === 2 ? Math.min(largest, width / 5) : Math.min(largest, width / 6.94);
}

function row(count: number, width: number, card: number, top: number, fan: boolean): Lay[] {
  const step = stepOf(count, width, card, fan);
  const left = (width - step * (count - 1) - card) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    const sag = fan ? off * off * 0.011 * card : 0;
    return { x: left + index * step, y: top + sag, turn: fan ? off * 1.3 : 0 };
  });
}

/**
 * Lays `count` cards into `width` pixels. `largest` is the widest a card may be; the space is that
 * of ten cards, so nothing jumps when one is played.
 */
export function layHand(count: number, width: number, largest: number): HandLay {
  const single = cardWidth(width, largest, 1);
  const rows = stepOf(10, width, single, false) < TOUCH ? 2 : 1;
  const card = cardWidth(width, largest, rows);
  const tall = card * 1.6;
  if (rows === 1) {
    const fan = card > 76;
    const height = tall + RAISE + (fan ? card * 0.24 : 4);
    return { card, height, cards: row(count, width, card, RAISE, fan) };
  }
  const upper = count > 5 ? Math.ceil(count / 2) : 0;
  const second = RAISE + tall * UPPER;
  const cards = [
    ...row(upper, width, card, RAISE, false),
    ...row(count - upper, width, card, second, false),
  ];
  return { card, height: second + tall + 4, cards };
}

/** How the cards of a hand lie: a shallow fan, or two overlapping rows where room is scarce. */

export interface Lay {
  x: number;
  y: number;
  turn: number;
}

export interface HandLay {
  card: number;
  /** How far a playable card stands out. */
  raise: number;
  /** Height of the whole hand, room for raised cards included. */
  height: number;
  cards: Lay[];
}

/** A finger needs this much of a card. */
const TOUCH = 44;
/** Of the upper row, this part stays in sight above the lower one. */
const UPPER = 0.6;
const TALL = 1.6;
/** In a fan, each card lies this far from the one before, by its width, and turned so far. */
const APART = 0.84;
const TURN = 1.5;
/** Below this width cards lie straight: a turn would cost more room than it gives pleasure. */
const FANNED = 72;

/** How far the cards of a row may lie apart. */
function stepOf(count: number, width: number, card: number, fan: boolean): number {
  const loose = card * (fan ? APART : 1.02);
  return count > 1 ? Math.min(loose, (width - card) / (count - 1)) : 0;
}

/** Cards as large as a hand of ten allows, so that the hand keeps its size while it shrinks. */
function cardWidth(width: number, most: number, rows: number): number {
  return rows === 2 ? Math.min(most, width / 4.7) : Math.min(most, width / 6.4);
}

/** How far a turned card reaches beyond its own width and height, on each side. */
function spill(card: number, turn: number): { x: number; y: number } {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: Math.max(0, (card * (cos - 1) + card * TALL * sin) / 2),
    y: Math.max(0, (card * TALL * (cos - 1) + card * sin) / 2),
  };
}

/** Cards side by side; `middle` is where a fan has its highest card, counted in cards. */
function row(count: number, width: number, card: number, top: number, fan: boolean): Lay[] {
  const room = fan ? width - 2 * spill(card, TURN * 4.5).x : width;
  const step = stepOf(count, room, card, fan);
  const left = (width - step * (count - 1) - card) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    const sag = fan ? off * off * step * ((TURN * Math.PI) / 360) : 0;
    return { x: left + index * step, y: top + sag, turn: fan ? off * TURN : 0 };
  });
}

/**
 * Lays `count` cards into `width` pixels. `most` is the widest that a card may be; the space is that
 * of ten cards, so nothing jumps when one is played.
 */
export function layHand(count: number, width: number, most: number): HandLay {
  const single = cardWidth(width, most, 1);
  const rows = (width - single) / 9 < TOUCH ? 2 : 1;
  const card = cardWidth(width, most, rows);
  const tall = card * TALL;
  const raise = Math.max(8, card * 0.12);
  if (rows === 1) {
    const fan = card > FANNED;
    const [outer] = row(10, width, card, raise, fan);
    const height = (outer?.y ?? 0) + tall + (fan ? spill(card, TURN * 4.5).y : 0) + 2;
    return { card, raise, height, cards: row(count, width, card, raise, fan) };
  }
  const second = raise + tall * UPPER;
  const height = second + tall + 2;
  // Late in a deal one row is enough, and it may be of larger cards.
  const large = Math.min(most * 1.3, width - TOUCH * (count - 1), (height - raise * 2) / TALL);
  if (large >= card) {
    const top = (height + raise - large * TALL) / 2;
    return { card: large, raise, height, cards: row(count, width, large, top, false) };
  }
  const upper = Math.ceil(count / 2);
  const cards = [
    ...row(upper, width, card, raise, false),
    ...row(count - upper, width, card, second, false),
  ];
  return { card, raise, height, cards };
}

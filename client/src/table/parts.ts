/**
 * How a deal's score came about, told from its tricks: first the tricks won, then what each
 * combination moved. The points of a combination are the server's; here they are only added up.
 */
import type { Combination, Trick, View } from "./wire.gen";

/** Points of Genji (even seats) and Heiji (odd seats). */
export type Pair = readonly [number, number];

export interface Moved {
  /** The trick in which the combination lay. */
  number: number;
  combination: Combination;
  /** The team that the points went to, 0 or 1. */
  team: number;
  before: Pair;
  after: Pair;
  /** Five points outside the ninth trick are those of a hidden Robai. */
  hidden: boolean;
}

export interface Parts {
  tricks: Pair;
  moved: Moved[];
  /** All parts together. */
  sum: Pair;
}

/** Whether the combination of a trick was made with a hidden Robai, as far as its points tell. */
export function withHiddenRobai(trick: Trick): boolean {
  return trick.combination?.value === 5 && trick.leader !== null;
}

/** The parts of the score of a deal, from its finished tricks. */
export function partsOf({ tricks }: Pick<View, "tricks">): Parts {
  const won = tricks.filter((trick) => trick.winner % 2 === 0).length;
  const parts: Parts = { tricks: [won, tricks.length - won], moved: [], sum: [0, 0] };
  let before: Pair = parts.tricks;
  for (const trick of tricks) {
    const { number, combination, winner } = trick;
    if (!combination) continue;
    const team = winner % 2;
    const value = team === 0 ? combination.value : -combination.value;
    const after: Pair = [before[0] + value, before[1] - value];
    parts.moved.push({ number, combination, team, before, after, hidden: withHiddenRobai(trick) });
    before = after;
  }
  return { ...parts, sum: before };
}

/** From where to where a scale for these parts reaches: 0 to 9, further where a side owes points. */
export function reach({ tricks, moved }: Parts): Pair {
  const genji = [tricks[0], ...moved.map(({ after }) => after[0])];
  return [Math.min(0, ...genji), Math.max(9, ...genji)];
}

/** The match's running totals, and where they lie on a chart. */
import type { Pair } from "./parts";
import type { Match } from "./wire.gen";

/** A match has so many deals. */
export const DEALS = 8;

export interface Line {
  number: number;
  dealer: number;
  score: Pair;
  /** The totals after this deal. */
  total: Pair;
}

/** One line for each finished deal. */
export function running({ deals }: Pick<Match, "deals">): Line[] {
  let total: Pair = [0, 0];
  return deals.map(({ number, dealer, score }) => {
    total = [total[0] + score[0], total[1] + score[1]];
    return { number, dealer, score, total };
  });
}

export interface Chart {
  /** A total's height, from the top; the zero line's is `y(0)`. */
  y: (total: number) => number;
  /** The place of the end of a deal; `x(0)` is the match's beginning. */
  x: (deal: number) => number;
  /** The totals that get a line across. */
  ticks: number[];
  /** Where the two end labels stand, apart from each other. */
  ends: Pair;
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The height of an end label. */
  label: number;
}

function step(span: number): number {
  return span <= 12 ? 3 : span <= 45 ? 10 : 20;
}

/** Lays the totals out in a box whose margins are given. */
export function layChart(lines: readonly Line[], box: Box): Chart {
  const values = [0, ...lines.flatMap(({ total }) => total)];
  const by = step(Math.max(...values, 9) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / by) * by;
  const high = Math.ceil(Math.max(...values, 9) / by) * by;
  const height = box.height - box.top - box.bottom;
  const width = box.width - box.left - box.right;
  const y = (total: number) => box.top + (height * (high - total)) / (high - low);
  const x = (deal: number) => box.left + (width * deal) / DEALS;
  const ticks = Array.from({ length: (high - low) / by + 1 }, (_, index) => low + index * by);
  const last = lines.at(-1)?.total ?? [0, 0];
  return { x, y, ticks, ends: apart([y(last[0]), y(last[1])], box.label) };
}

/** The two heights, moved apart by as much as they are too near to each other. */
function apart([even, odd]: Pair, room: number): Pair {
  const lacking = (room - Math.abs(even - odd)) / 2;
  if (lacking <= 0) return [even, odd];
  return even <= odd ? [even - lacking, odd + lacking] : [even + lacking, odd - lacking];
}

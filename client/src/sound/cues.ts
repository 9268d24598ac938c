/** Which sound belongs to what happens at the table. */
import { isTrump } from "../table/order";
import type { State, View } from "../table/wire.gen";
import { hasChoice } from "../table/words";

export type Cue =
  /** Paper riffled, packet by packet. */
  | "deal"
  /** A card on cloth, face up or, softer, face down. */
  | "card"
  | "down"
  /** A drum under the card that leads a Meri. */
  | "meri"
  /** Two pieces of hard wood: the face-down cards turn. */
  | "turn"
  /** A seal pressed down, and a small bright tone; two of them where five points move. */
  | "seal-2"
  | "seal-5"
  | "sweep"
  /** One's own turn: hardly there. */
  | "yours"
  /** A match is over. */
  | "match";

/** How many cards have been played in the deal by choice; the ninth trick turns up by itself. */
function played(view: View): number {
  const open = view.trick?.plays.length ?? 0;
  return view.tricks.reduce((sum, trick) => sum + (trick.leader === null ? 0 : 8), open);
}

/** How the newest card lies: face down to the others, or face up. */
function newest(view: View): "card" | "down" {
  const trick = view.trick ?? view.tricks.filter((one) => one.leader !== null).at(-1);
  const card = trick?.plays.at(-1)?.[1];
  if (card === null) return "down";
  return card && !trick?.meri && isTrump(card, view.trump) ? "down" : "card";
}

/** Whether the seat is asked for something, with a choice. */
function asked({ match, view }: State): boolean {
  return view.turn !== null && view.turn === match.you && hasChoice(view);
}

/**
 * What is heard of a new state itself, however much happened meanwhile: one sound for the cards,
 * and one for one's turn. Dealing, turning up and sweeping belong to the stage, which shows them.
 */
export function cuesOf(previous: State, next: State): Cue[] {
  const { view } = next;
  const sameDeal = previous.match.number === next.match.number && previous.view.deal === view.deal;
  const before = sameDeal ? played(previous.view) : 0;
  const cues: Cue[] = [];
  if (played(view) > before) {
    const lead = view.trick?.meri && view.trick.plays.length === 1;
    cues.push(lead ? "meri" : newest(view));
  }
  const finished = sameDeal && view.tricks.length > previous.view.tricks.length;
  if (asked(next) && !asked(previous) && !finished) cues.push("yours");
  return cues;
}

/**
 * What has happened in the running deal, told from the view alone: so the story after a reload is
 * the same as the story that was watched.
 */
import { isTrump } from "./order";
import type { Card, Match, Trick, View } from "./wire.gen";

/** One thing that happened; `key` never changes, so each is told once. */
export type Entry = { key: string } & (
  | { kind: "deal"; deal: number; dealer: number; indicator: Card }
  | { kind: "declare" | "pass"; seat: number }
  | { kind: "take"; seat: number; indicator: Card }
  | { kind: "aside"; seat: number; card: Card | null }
  /** `down`: it lies face down, or lay so until the trick was whole. */
  | { kind: "play"; seat: number; card: Card | null; down: boolean }
  /** Cards that lay face down, now that everyone sees them. */
  | { kind: "turned"; cards: readonly [number, Card][] }
  | { kind: "sides"; cards: Card[] }
  | { kind: "ninth" }
  | { kind: "won"; trick: Trick }
  | { kind: "score"; score: readonly [number, number] }
);

type Told = Entry extends infer E ? (E extends Entry ? Omit<E, "key"> : never) : never;

function declaring(view: View): Told[] {
  const { recipient, indicator, declarations, phase, discard } = view;
  const said = declarations.map(({ seat, do: kind }): Told => ({ kind, seat }));
  if (recipient === null) return said;
  said.push({ kind: "take", seat: recipient, indicator });
  if (phase !== "discard") said.push({ kind: "aside", seat: recipient, card: discard });
  return said;
}

interface Pile {
  meri: boolean;
  plays: readonly [number, Card | null][];
}

function plays({ meri, plays }: Pile, { trump }: View): Told[] {
  const down = (card: Card | null) => card === null || (!meri && isTrump(card, trump));
  return plays.map(([seat, card]) => ({ kind: "play", seat, card, down: down(card) }));
}

function finished(trick: Trick, view: View): Told[] {
  const won: Told = { kind: "won", trick };
  if (trick.leader === null)
    return [{ kind: "ninth" }, { kind: "turned", cards: trick.plays }, won];
  // One's own card was known all along.
  const cards = trick.plays.filter(
    ([seat, card]) => !trick.meri && seat !== view.seat && isTrump(card, view.trump),
  );
  const turned: Told[] = cards.length > 0 ? [{ kind: "turned", cards }] : [];
  return [...plays(trick, view), ...turned, won];
}

function playing(view: View): Told[] {
  const told = view.tricks.flatMap((trick) => finished(trick, view));
  if (view.trick) told.push(...plays(view.trick, view));
  // The side cards are shown with the opening play, right after it.
  if (view.side_cards && told.length > 0) {
    told.splice(1, 0, { kind: "sides", cards: view.side_cards });
  }
  return told;
}

/** All that the view tells of the deal, oldest first. */
export function chronicle(match: Match, view: View): Entry[] {
  const { deal, dealer, indicator, phase, score } = view;
  const told: Told[] = [{ kind: "deal", deal, dealer, indicator }];
  told.push(...declaring(view), ...playing(view));
  if (phase === "done") told.push({ kind: "score", score });
  return told.map((entry, index) => ({ ...entry, key: `${match.number}.${deal}.${index}` }));
}

/** The entries of `next` that `previous` did not hold yet. */
export function news(previous: readonly Entry[], next: readonly Entry[]): Entry[] {
  const known = new Set(previous.map((entry) => entry.key));
  return next.filter((entry) => !known.has(entry.key));
}

/**
 * What has happened in the running deal, told from the view alone: so the story after a reload is
 * the same as the story that was watched.
 */
import type { Card, Match, Trick, View } from "./wire.gen";

/** One thing that happened; `key` never changes, so each is told once. */
export type Entry = { key: string } & (
  | { kind: "deal"; deal: number; dealer: number; indicator: Card }
  | { kind: "declare" | "pass"; seat: number }
  | { kind: "take"; seat: number; indicator: Card }
  | { kind: "aside"; seat: number; card: Card | null }
  | { kind: "play"; seat: number; card: Card | null }
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

function plays(list: readonly [number, Card | null][]): Told[] {
  return list.map(([seat, card]) => ({ kind: "play", seat, card }));
}

function finished(trick: Trick): Told[] {
  const shown: Told[] = trick.leader === null ? [{ kind: "ninth" }] : plays(trick.plays);
  return [...shown, { kind: "won", trick }];
}

function playing(view: View): Told[] {
  const told = [...view.tricks.flatMap(finished), ...plays(view.trick?.plays ?? [])];
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

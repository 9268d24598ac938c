/** Which suit is trump where a card lies: its wearer tells, and the card's face bears the mark. */
import { getContext, setContext } from "svelte";

import type { Suit } from "./wire.gen";

const KEY = Symbol("trump");

/** Tells all cards within the calling component which suit is trump; null marks none. */
export function provideTrump(trump: () => Suit | null): void {
  setContext(KEY, trump);
}

/** The suit that is trump for the calling component's cards. */
export function trumpHere(): () => Suit | null {
  return getContext<(() => Suit | null) | undefined>(KEY) ?? (() => null);
}

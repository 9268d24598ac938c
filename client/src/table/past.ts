/** Finished deals of a match, fetched when somebody looks back at them. */
import type { Match, PastDeal, View } from "./wire.gen";

const known = new Map<string, View>();

/** A finished deal as this seat saw it at its end; it never changes, so it is fetched once. */
export async function pastDeal({ table, number }: Match, deal: number): Promise<View> {
  const address = `/api/tables/${table}/deals/${deal}?match=${number}`;
  const before = known.get(address);
  if (before) return before;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no deal ${deal}: ${response.status}`);
  const { view } = (await response.json()) as PastDeal;
  known.set(address, view);
  return view;
}

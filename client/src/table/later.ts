/** Parts of the table that a first visit does not need: asked for once somebody has acted. */

export const loadSummary = once(() => import("./Summary.svelte"));
export const loadSheets = once(() => import("./Sheets.svelte"));

/** Has them at hand before they are wanted. Where the line is lost now, they are asked for again. */
export function loadAhead(): void {
  for (const load of [loadSummary, loadSheets]) load().catch(() => undefined);
}

/** Keeps what was loaded, but no failure to load it. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () =>
    (loaded ??= load().catch((lost: unknown) => {
      loaded = null;
      throw lost;
    }));
}

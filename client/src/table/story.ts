/** The chronicle in chapters: what came before the first trick, then trick by trick. */
import type { Entry } from "./chronicle";

export interface Chapter {
  /** The trick; 0 is what came before the first, 10 what came after the last. */
  number: number;
  entries: Entry[];
}

const PLAYED = new Set(["play", "sides", "ninth", "won"]);

/** The entries in their order, parted where a trick begins. */
export function chapters(story: readonly Entry[]): Chapter[] {
  const found: Chapter[] = [];
  let trick = 0;
  let open = false;
  for (const entry of story) {
    if (PLAYED.has(entry.kind) && !open) {
      trick += 1;
      open = true;
    }
    const number = entry.kind === "score" ? 10 : trick;
    const chapter = found.at(-1);
    if (chapter?.number === number) chapter.entries.push(entry);
    else found.push({ number, entries: [entry] });
    if (entry.kind === "won") open = false;
  }
  return found;
}

/**
 * A deck: every card's drawing in one file, of which each card that is shown becomes a picture of its
 * own. As a picture it costs the page one element, however many lines it has.
 */
import type { Settings } from "../settings/settings.svelte";

type Choice = Pick<Settings, "deck" | "index">;

/** What the table lays on a card that is trump: a banner, or the seal on Tenka. */
export type Mark = "mark-trump" | "mark-tenka";

/** Where the server keeps a deck: `/cards/deck.svg`, `/cards/deck-large-japanese.svg` ... */
export function address({ deck, index }: Choice): string {
  const large = deck === "large" ? "-large" : "";
  const japanese = index === "japanese" ? "-japanese" : "";
  return `/cards/deck${large}${japanese}.svg`;
}

// The file is our own: cardavia/art/deck.py writes it, and tests draw every card of it.
const SYMBOL = /<symbol id="([^"]+)" viewBox="[^"]*" ([^>]*)>(.*?)<\/symbol>/gs;
const PARTS = /<defs>(.*?)<\/defs>/s;
const PART = /<g id="(part-[^"]+)">.*?(?=<g id="part-|$)/gs;
const USED = /href="#(part-[^"]+)"/g;

/** What tints a trump, and where its mark stands: where a card shows under another, too. */
const TINT =
  '<rect width="200" height="320" rx="10" fill="#f2b632" stroke="none" opacity=".2" style="mix-blend-mode:multiply"/>';
const PLACE = 'x="5" y="92" width="40" height="40" viewBox="0 0 100 100"';

export class Deck {
  /** How what is drawn looks where it does not say so itself. */
  private rules = "";
  private readonly symbols = new Map<string, string>();
  private readonly parts = new Map<string, string>();

  /** `text` is the file that the server keeps at `source`. */
  constructor(
    readonly source: string,
    text: string,
  ) {
    const parts = PARTS.exec(text)?.[1] ?? "";
    for (const [whole, id = ""] of parts.matchAll(PART)) this.parts.set(id, whole);
    for (const [, id = "", rules = "", drawing = ""] of text.matchAll(SYMBOL)) {
      this.rules = rules;
      this.symbols.set(id, drawing);
    }
  }

  /** The drawing of a card or of the `back` as a document of its own. */
  drawing(name: string, mark: Mark | null = null): string {
    const marked = mark
      ? `${TINT}<svg ${PLACE} ${this.rules}>${this.symbols.get(mark) ?? ""}</svg>`
      : "";
    const drawn = (this.symbols.get(name) ?? "") + marked;
    const used = new Set([...drawn.matchAll(USED)].map(([, id = ""]) => id));
    const parts = [...used].map((id) => this.parts.get(id) ?? "").join("");
    const size = 'viewBox="0 0 200 320" width="200" height="320"';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${this.rules}><defs>${parts}</defs>${drawn}</svg>`;
  }

  /** The drawing as a file of this page, by its address. It lasts as long as the page. */
  picture(name: string, mark: Mark | null = null): string {
    const file = new Blob([this.drawing(name, mark)], { type: "image/svg+xml" });
    return URL.createObjectURL(file);
  }
}

/** Fetches the deck that the server keeps at `source`. */
export async function fetchDeck(source: string): Promise<Deck> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`no deck: ${response.status}`);
  return new Deck(source, await response.text());
}

/** The deck: every card as an SVG symbol, fetched once and put into the page, out of sight. */
import type { Settings } from "../settings/settings.svelte";

const ID = "deck";

type Choice = Pick<Settings, "deck" | "index">;

/** Where the server keeps a deck: `/cards/deck.svg`, `/cards/deck-large-japanese.svg` ... */
export function address({ deck, index }: Choice): string {
  const large = deck === "large" ? "-large" : "";
  const japanese = index === "japanese" ? "-japanese" : "";
  return `/cards/deck${large}${japanese}.svg`;
}

/** The deck that the page asked for last: one that comes later than a newer one is not laid. */
let wanted = "";

/**
 * Puts a deck's symbols into the document, so that `<use href="#Ks">` draws, in the place of any
 * deck before. Where the new one does not come, the old one stays.
 */
export async function loadDeck(choice: Choice): Promise<void> {
  const source = address(choice);
  wanted = source;
  const before = document.getElementById(ID);
  if (before?.dataset.source === source) return;
  const response = await fetch(source);
  if (!response.ok) throw new Error(`no deck: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  if (wanted !== source) return;
  const svg = document.adoptNode(parsed.documentElement);
  svg.id = ID;
  svg.dataset.source = source;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "deck");
  document.getElementById(ID)?.remove();
  document.body.append(svg);
}

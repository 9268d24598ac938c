/** The deck: every card as an SVG symbol, fetched once and put into the page, out of sight. */

const ID = "deck";

/** Puts the symbols of `/cards/deck.svg` into the document, so that `<use href="#Ks">` draws. */
export async function loadDeck(): Promise<void> {
  if (document.getElementById(ID)) return;
  const response = await fetch("/cards/deck.svg");
  if (!response.ok) throw new Error(`no deck: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const svg = document.adoptNode(parsed.documentElement);
  svg.id = ID;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "deck");
  document.body.append(svg);
}

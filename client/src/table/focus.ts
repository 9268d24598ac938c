/** Keeps the keyboard's place: where what was focused goes away, the focus goes on to the next best. */

/** Where the focus goes, the first of these that is there: a summary's heading, the hand. */
const NEXT = ["h2[tabindex]", ".hand button[tabindex='0']", ".choice button"];

/** An attachment for the element that holds the table; it has to be focusable itself. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;

  const lost = () => document.activeElement === null || document.activeElement === document.body;
  const gone = () => last !== null && (!last.isConnected || last.matches(":disabled"));

  function restore(): void {
    if (!gone() || !lost() || document.querySelector("dialog[open]")) return;
    const found = NEXT.map((one) => root.querySelector<HTMLElement>(one)).find((one) => one);
    (found ?? root).focus({ preventScroll: !found });
  }

  const came = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null);
  const went = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // Whoever presses beside everything wants no place; what was taken away keeps its claim.
    setTimeout(() => {
      if (lost() && !gone()) last = null;
    });
  };

  document.addEventListener("focusin", came);
  document.addEventListener("focusout", went);
  const watch = new MutationObserver(() => setTimeout(restore));
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", came);
    document.removeEventListener("focusout", went);
  };
}

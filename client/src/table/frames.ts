/**
 * Work that waits for the next frame, so that what a person did is answered on the screen before
 * anything else is done.
 */

/** Between `pagehide` and `pageshow` the page goes away for good, or is kept for the back button. */
let leaving = false;
globalThis.addEventListener?.("pagehide", () => (leaving = true));
globalThis.addEventListener?.("pageshow", () => (leaving = false));

/**
 * Does `task` whenever the page is no longer looked at, until the function that it returns is called.
 * Whoever leaves the page hides it too, but what would be shown then is only in the way.
 */
export function whenHidden(task: () => void): () => void {
  const changed = () => {
    if (document.hidden && !leaving) task();
  };
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Does `task` once the page has shown what it holds now; at once where nobody looks. */
export function afterPaint(task: () => void): void {
  if (document.hidden && !leaving) return task();
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    ignore();
    task();
  };
  const ignore = whenHidden(once);
  // A frame is shown after its callbacks: a task that they put off comes behind it.
  requestAnimationFrame(() => setTimeout(once));
}

/** A reader who is handed messages in their order, one with each frame: no burst blocks the page. */
export function inFrames<Message>(read: (message: Message) => void): (message: Message) => void {
  const waiting: Message[] = [];
  const next = () => {
    // Whoever looks away has them all at once.
    do {
      const message = waiting.shift();
      if (message !== undefined) read(message);
    } while (document.hidden && waiting.length > 0);
    if (waiting.length > 0) afterPaint(next);
  };
  return (message) => {
    waiting.push(message);
    if (waiting.length === 1) afterPaint(next);
  };
}

/** The service worker: it shows a kind page while the house cannot be reached. */

/** The worker's address for pages of `lang` in this release of the static files. */
export function workerAddress(lang: string, release: string): string {
  return `/service-worker.js?${new URLSearchParams({ release, lang }).toString()}`;
}

/** Has the browser keep the worker, once the page itself is there. */
export function startWorker(page: Document): void {
  const { lang } = page.documentElement;
  const release = page.documentElement.dataset["release"];
  // Without a safe origin a browser offers no workers; everything else works without.
  if (!("serviceWorker" in navigator) || !release) return;
  addEventListener("load", () => {
    navigator.serviceWorker
      .register(workerAddress(lang, release), { scope: "/" })
      .catch((error: unknown) => console.info("no service worker:", error));
  });
}

/** Milliseconds between two looks whether the house is there again. */
const AGAIN = 5000;

/** On the page without a line: goes on as soon as there is one. */
export function startReconnecting(page: Document): void {
  if (!page.querySelector("[data-reconnect]")) return;
  const look = async () => {
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
  };
  setInterval(() => void look(), AGAIN);
  addEventListener("online", () => void look());
}

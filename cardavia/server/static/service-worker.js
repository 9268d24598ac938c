// Answers for the house when it cannot be reached: with the pages' own parts, which never change at
// their addresses, and with a kind page instead of the browser's. It keeps nothing that is anyone's
// own: no page, no state of a table, no answer of the interface.
//
// Its address says the release, so that a new one begins with an empty store, and the language of
// the page that brought it: `/service-worker.js?release=…&lang=de`.
"use strict";
const asked = new URL(self.location.href).searchParams;
const STORE = `cardavia-${asked.get("release")}`;
const LANG = asked.get("lang");

const offlinePage = (lang) => `/${lang}/offline`;

// An address that says what it holds may be answered from the store for ever.
const isForEver = (url) =>
  url.pathname.startsWith("/static/client/assets/") ||
  (url.pathname.startsWith("/static/") && url.searchParams.has("v"));

const isPicture = (url) => url.pathname.startsWith("/cards/");

const keep = async (request, response) => {
  if (response.ok) await (await caches.open(STORE)).put(request, response.clone());
  return response;
};

// The page without a line, and what it needs to look like one of ours.
const prepare = async () => {
  const store = await caches.open(STORE);
  const page = await fetch(offlinePage(LANG), { credentials: "omit" });
  if (!page.ok) return;
  const text = await page.clone().text();
  await store.put(offlinePage(LANG), page);
  const parts = [...text.matchAll(/(?:href|src)="(\/(?:static|cards)\/[^"]+)"/g)];
  await store.addAll([...new Set(parts.map((found) => found[1]))]);
};

const forgetOlder = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("cardavia-"));
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const fromStoreFirst = async (request) =>
  (await caches.match(request)) ?? keep(request, await fetch(request));

const fromHouseFirst = async (request) => {
  try {
    return await keep(request, await fetch(request));
  } catch (lost) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw lost;
  }
};

const pageOrKindWord = async (request) => {
  try {
    return await fetch(request);
  } catch (lost) {
    const lang = new URL(request.url).pathname.split("/")[1];
    const kept = (await caches.match(offlinePage(lang))) ?? (await caches.match(offlinePage(LANG)));
    if (kept) return kept;
    throw lost;
  }
};

self.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrKindWord(request));
  else if (isForEver(url)) event.respondWith(fromStoreFirst(request));
  else if (isPicture(url)) event.respondWith(fromHouseFirst(request));
});

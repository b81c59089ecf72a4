/**
 * Keeps what a visitor has read: with the network away, pages read before are shown again, marked with their time, and any other
 * address shows the page for being offline. With the network there, the network answers: a notice must never be older than it looks.
 */
const PAGES = "niyukti-pages-1";
const FILES = "niyukti-files-1";
const MAX_PAGES = 60;
const MAX_FILES = 80;
/** Longer than this without an answer is as good as no network, where there is a copy to show. */
const PATIENCE_MS = 6000;
const OFFLINE_PAGES = { en: "/offline", hi: "/offline?lang=hi" };
/** Never kept: what belongs to a person, and calls. */
const PRIVATE =
  /^\/(?:api|admin|settings|sign-in|register|forgot-password|reset-password|verify-email|measure|unsubscribe)(?:\/|$)/;

/** Pages shown from the cache in this session: client id -> time of the copy, for the page that asks. */
const shownFromCache = new Map();

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(Object.values(OFFLINE_PAGES))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const keep = new Set([PAGES, FILES]);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !keep.has(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data !== "shown-from-cache?") return;
  event.source.postMessage({ keptAt: shownFromCache.get(event.source.id) ?? null });
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || PRIVATE.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/_next/static/") || url.pathname.startsWith("/fonts/")) event.respondWith(file(request));
});

async function page(event, url) {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(event.request);
  const fresh = fetch(event.request);
  try {
    const response = await (kept ? Promise.race([fresh, patience()]) : fresh);
    if (response.ok && isShared(response)) event.waitUntil(keep(cache, event.request, response.clone(), MAX_PAGES));
    return response;
  } catch {
    fresh.catch(() => undefined);
    if (!kept) return (await cache.match(OFFLINE_PAGES[url.searchParams.get("lang") === "hi" ? "hi" : "en"])) ?? Response.error();
    shownFromCache.set(event.resultingClientId, kept.headers.get("date"));
    return kept;
  }
}

/** Build files have a name for each content: the copy is as good as the original. */
async function file(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(cache, request, response.clone(), MAX_FILES);
  return response;
}

/** Only what is the same for every visitor may be kept. */
function isShared(response) {
  return response.type === "basic" && !/no-store|private/.test(response.headers.get("cache-control") ?? "");
}

async function keep(cache, request, response, max) {
  await cache.delete(request);
  await cache.put(request, response);
  const keys = await cache.keys();
  const offline = Object.values(OFFLINE_PAGES);
  const removable = keys.filter(({ url }) => !offline.some((path) => url === new URL(path, location.origin).href));
  for (const key of removable.slice(0, Math.max(0, removable.length - max))) await cache.delete(key);
}

function patience() {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), PATIENCE_MS));
}

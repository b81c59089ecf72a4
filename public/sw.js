/**
 * Keeps what a visitor has read: with the network away, pages read before are shown again, marked with their time, and any other
 * address shows the page for being offline. With the network there, the network answers: a notice must never be older than it looks.
 */
importScripts("/sw-reminders.js", "/sw-push.js");

const PAGES = "niyukti-pages-1";
const FILES = "niyukti-files-1";
/** The pages of saved jobs, and the list of them: kept until a job is saved no more, whatever else is read. */
const SAVED = "niyukti-saved-1";
/** The public rules that a device judges its reader's chances by: the same for everybody, and nothing of the reader is in them. */
const RULES = "niyukti-rules-1";
const RULES_FILE = /^\/api\/rules(?:\/\d+(?:\/listings)?)?$/;
const MAX_RULES = 80;
const MAX_PAGES = 60;
const MAX_FILES = 160;
const MAX_SAVED = 60;
/** Longer than this without an answer is as good as no network, where there is a copy to show. */
const PATIENCE_MS = 6000;
/** Kept as this worker is installed, so that a change of theirs reaches who has it with a change of this file alone. */
const OFFLINE_PAGES = { en: "/offline", hi: "/offline?lang=hi" };
/** Left to the network: calls but those for rules, and what is not of the public. */
const CALL = /^\/(?:api|admin|measure)(?:\/|$)/;
/** Pages of a person: never kept, but they say as all others do that the network is away. */
const OWN_PAGE = /^\/(?:settings|sign-in|register|forgot-password|reset-password|verify-email|unsubscribe)(?:\/|$)/;

/** Pages shown from the cache in this session: client id -> time of the copy, for the page that asks. */
const shownFromCache = new Map();

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(Object.values(OFFLINE_PAGES))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const keep = new Set([PAGES, FILES, SAVED, RULES, REMINDERS]);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !keep.has(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "shown-from-cache?") source.postMessage({ keptAt: shownFromCache.get(source.id) ?? null });
  else if (data === "read-before") event.waitUntil(keepReadBefore(source.url));
  else if (Array.isArray(data?.saved)) event.waitUntil(keepSavedInTurn(data));
  else if (data?.reminders !== undefined) event.waitUntil(keepReminders(data.reminders));
});

/** Where the browser looks after a site by itself now and then. */
self.addEventListener("periodicsync", (event) => {
  if (event.tag === "reminders") event.waitUntil(lookForReminders());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (RULES_FILE.test(url.pathname)) return event.respondWith(rules(event));
  if (CALL.test(url.pathname)) return;
  const isPage = request.mode === "navigate";
  if (OWN_PAGE.test(url.pathname)) return isPage && event.respondWith(fetch(request).catch(() => offlinePage(url)));
  if (isPage) event.respondWith(page(event, url));
  else if (isFile(url.pathname)) event.respondWith(file(event));
});

async function page(event, url) {
  const [ofSaved, ofRead] = await Promise.all([keptIn(SAVED, event.request), keptIn(PAGES, event.request)]);
  const kept = ofSaved ?? ofRead;
  const fresh = fetch(event.request);
  const [into, max] = ofSaved ? [SAVED, MAX_SAVED] : [PAGES, MAX_PAGES];
  const keepCopy = async (response) => {
    if (response.ok && isShared(response)) await keep(into, event.request, response.clone(), max);
  };
  try {
    const response = await (kept ? Promise.race([fresh, patience()]) : fresh);
    event.waitUntil(keepCopy(response));
    return response;
  } catch {
    // What comes too late to be shown is the copy of the next time: a line that is always slow would show the same old one for ever.
    event.waitUntil(fresh.then(keepCopy).catch(() => undefined));
    if (!kept) return (await inOtherLanguage(url)) ?? offlinePage(url);
    shownFromCache.set(event.resultingClientId, kept.headers.get("date"));
    return kept;
  }
}

/**
 * Keeps the page that brought this worker, which was read before there was one to keep it: often the only one of a first visit. The browser has
 * just read it and its files; what it has not is not asked for.
 */
async function keepReadBefore(address) {
  const { pathname } = new URL(address);
  if (CALL.test(pathname) || OWN_PAGE.test(pathname) || (await keptIn(PAGES, address))) return;
  const asRead = { cache: "only-if-cached", mode: "same-origin" };
  const response = await fetch(address, asRead).catch(() => undefined);
  if (!response?.ok || !isShared(response)) return;
  for (const path of await filesOf(response.clone())) await keepFile(path, asRead);
  await keep(PAGES, address, response, MAX_PAGES);
}

/** The way to the copy of a page in its other language, by its own address, where that alone is kept. */
async function inOtherLanguage(url) {
  const other = new URL(url);
  if (url.searchParams.get("lang") === "hi") other.searchParams.delete("lang");
  else other.searchParams.set("lang", "hi");
  const kept = (await keptIn(SAVED, other.href)) ?? (await keptIn(PAGES, other.href));
  return kept && Response.redirect(other.href);
}

/** That the network is away, in the language of the page that was asked for. */
async function offlinePage(url) {
  return (await keptIn(PAGES, OFFLINE_PAGES[url.searchParams.get("lang") === "hi" ? "hi" : "en"])) ?? Response.error();
}

/** What the network says, and where it is away what it said last, so that rows without a network are marked too. */
async function rules(event) {
  const { request } = event;
  const isSameFile = (other) => rulesFileOf(other.url) === rulesFileOf(request.url);
  try {
    const response = await fetch(request);
    if (response.ok && isShared(response)) event.waitUntil(keep(RULES, request, response.clone(), MAX_RULES, isSameFile));
    return response;
  } catch (error) {
    // The list of files may be newer than a file that was not read since.
    const cache = await caches.open(RULES);
    const kept = (await cache.match(request)) ?? (await cache.match((await cache.keys()).find(isSameFile) ?? request));
    if (!kept) throw error;
    return kept;
  }
}

function rulesFileOf(address) {
  const { pathname, searchParams } = new URL(address);
  return `${pathname} ${searchParams.get("lang") ?? ""}`;
}

/** Build files have a name for each content: the copy is as good as the original. */
async function file(event) {
  const { request } = event;
  const kept = await keptIn(FILES, request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(FILES, request, response.clone(), MAX_FILES));
  return response;
}

/** The newest word of what is saved, and the work on those before it. */
let newestSaved;
let keepingSaved = Promise.resolve();

/** One word after the other, and an older one goes no further: what it still fetched would be kept after the newer one had forgotten it. */
function keepSavedInTurn(data) {
  newestSaved = data;
  keepingSaved = keepingSaved.then(() => keepSaved(data, () => data === newestSaved)).catch(() => undefined);
  return keepingSaved;
}

/**
 * Keeps the pages of the jobs that are saved now, `list`, where they are listed, and what both need to run; forgets those of jobs that are
 * saved no more. What is there already is not asked for again.
 */
async function keepSaved({ saved, list, files }, isNewest) {
  const cache = await caches.open(SAVED);
  const wanted = (saved.length > 0 ? [list, ...saved] : []).filter(isOfSaved).slice(0, MAX_SAVED);
  const paths = new Set(wanted.map((address) => new URL(address, location.origin).pathname));
  for (const request of await cache.keys()) if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
  const needed = new Set(saved.length > 0 ? (files ?? []).filter(isFile) : []);
  for (const path of needed) await keepFile(path);
  for (const address of wanted) {
    if (!isNewest()) return;
    if (await isWhole(cache, address, list)) continue;
    const response = await fetch(address);
    if (!response.ok || !isShared(response)) continue;
    const named = await filesOf(response.clone());
    // What only the list needs names what it loads later, by this page's build or another.
    const own = address === list ? named.filter((path) => !needed.has(path)) : [];
    for (const path of [...named, ...(await Promise.all(own.map(filesNamedIn))).flat()]) await keepFile(path);
    // A page after what it needs: one that is kept opens, whenever the network goes.
    await cache.put(address, response);
  }
}

async function keepFile(path, how) {
  if (await keptIn(FILES, path)) return;
  const response = await fetch(path, how).catch(() => undefined);
  if (response?.ok) await keep(FILES, path, response, MAX_FILES);
}

/** Whether a page is kept, and the files of the list too, which shows nothing without them: those of an earlier build leave for those of later ones. */
async function isWhole(cache, address, list) {
  const kept = await cache.match(address);
  if (!kept || address !== list) return Boolean(kept);
  const found = await Promise.all((await filesOf(kept)).map((path) => keptIn(FILES, path)));
  return found.every(Boolean);
}

async function filesOf(page) {
  return [...(await page.text()).matchAll(FILES_OF_PAGE)].map(([path]) => path);
}

/**
 * Scripts, and the styles of what a page shows later; those of what it shows at once are in the page itself. Not the script for browsers of
 * before modules, 35 KB that none asks for which has workers such as this.
 */
const FILES_OF_PAGE = /\/_next\/static\/[\w./~%()[\]-]+\.(?:js|later\.css)(?!" nomodule)/gi;

async function filesNamedIn(script) {
  const response = await fetch(script);
  const text = response.ok ? await response.text() : "";
  return [...text.matchAll(/static\/chunks\/[\w.~-]+\.(?:js|css)/g)].map(([path]) => `/_next/${path}`);
}

function isOfSaved(address) {
  return typeof address === "string" && /^\/(?:job\/\d+|saved)(?:\?lang=hi)?$/.test(address);
}

function isFile(path) {
  return typeof path === "string" && (path.startsWith("/_next/static/") || path.startsWith("/fonts/"));
}

/** Only what is the same for every visitor may be kept. */
function isShared(response) {
  return response.type === "basic" && !/no-store|private/.test(response.headers.get("cache-control") ?? "");
}

/** What is kept of an address. A browser that has no room left, or forbids it, keeps nothing: the network answers there as without this worker. */
function keptIn(name, request) {
  const opened = caches.open(name);
  return opened.then((cache) => cache.match(request)).catch(() => undefined);
}

/**
 * Keeps an answer in the place of the one before, which stays until this one has come whole: the network may go away within it. Beyond `max` the oldest
 * leave, and those that are the `same` as this one by another address.
 */
async function keep(name, request, response, max, isSame = () => false) {
  try {
    const cache = await caches.open(name);
    await cache.put(request, response);
    const keys = await cache.keys();
    const offline = Object.values(OFFLINE_PAGES).map(addressOf);
    const removable = keys.filter(({ url }) => !offline.includes(url));
    const own = addressOf(request.url ?? request);
    const outdated = removable.filter((key, at) => key.url !== own && (at < removable.length - max || isSame(key)));
    for (const key of outdated) await cache.delete(key);
  } catch {
    // No room, or half an answer: what was kept before stays.
  }
}

function addressOf(path) {
  return new URL(path, location.origin).href;
}

function patience() {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), PATIENCE_MS));
}

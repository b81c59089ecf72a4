import { EXAM_KEYS, LIST_KEYS } from "@/lib/page-query-keys.mjs";

const IN_HINDI = "lang=hi";

/** Paths whose query belongs to whoever asks: calls, files, the inner addresses of Next, and pages that are made anew for each request. */
const MADE_FOR_EACH =
  /^\/(?:_.*|(?:api|admin|measure|settings)(?:\/.*)?|.*\.[a-z0-9]+|sign-in|register|forgot-password|reset-password|verify-email|unsubscribe|contact|job\/[^/]+\/eligibility)$/i;

/** Files that are kept as pages are: who asks for them with ever other queries would push out what is kept of all pages. */
const KEPT_FILE = /^\/(?:sitemap\.xml|sitemaps\/[^/]+)$/i;

/** A page of lists leaves what is kept where its address has one of these keys. */
const LISTS: [path: RegExp, keys: readonly string[]][] = [
  [/^\/(?:jobs(?:\/[^/]*)?)?$/i, LIST_KEYS],
  [/^\/exams$/i, EXAM_KEYS],
];

/** Whether an address is one of the API, which answers for itself: /api too, as every call that is not there. */
export const isCall = (path: string): boolean => /^\/api(?:\/|$)/.test(path);

/**
 * The query of a page's address without what the server does not read. Next writes the whole address of its first visitor into a page that is
 * kept for everybody, so that `/?lang=hi&compare=5,6` would put that visitor's comparison into everybody's `/?lang=hi`; what the device
 * alone reads (dialogs, campaigns, anything) never reaches a page.
 * @param path without the query, decoded
 * @param query empty, or with its question mark
 * @param isForData whether the router of Next asks for the data of a page: it does so by a name of its own, which of any other request would be a text
 * of its sender's in everybody's page
 */
export function readQuery(path: string, query: string, isForData = false): string {
  if (query === "") return query;
  const page = pageOf(path);
  if (MADE_FOR_EACH.test(page) && !KEPT_FILE.test(page)) return query;
  const keys = listKeysOf(page);
  const parts = query.slice(1).split("&");
  const read = parts.flatMap((part) => {
    const [[name, value] = ["", ""]] = new URLSearchParams(part);
    if (name === "lang" && value === "hi") return IN_HINDI;
    return (isForData && name === "_rsc") || keys.includes(name) ? part : [];
  });
  const once = read.filter((part, at) => part !== IN_HINDI || read.indexOf(part) === at);
  return once.length > 0 ? `?${once.join("&")}` : "";
}

/** Whether an address asks for a list of its own, which is made for each request, instead of the page of its path, which is kept. */
export function isListQuery(path: string, query: string): boolean {
  const keys = listKeysOf(pageOf(path));
  return [...new URLSearchParams(query).keys()].some((name) => keys.includes(name));
}

/** Next leads these spellings of an address to the page's own, with the query that it gets. */
function pageOf(path: string): string {
  return path.replace(/^\/(?:en|hi)(?=\/|$)/, "").replace(/(?<!\/)\/+$/, "") || "/";
}

function listKeysOf(page: string): readonly string[] {
  return LISTS.find(([pattern]) => pattern.test(page))?.[1] ?? [];
}

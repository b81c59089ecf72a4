/** An address with this much of a path names one notice; a shorter one ("/careers") may serve many. */
export const MIN_OWN_PATH_LENGTH = 20;
const TRACKING = /^(?:utm_|fbclid|gclid|ref$)/;

/** Path and query without tracking parameters, in one order, without the closing slash and the fragment. */
export function canonicalPath(link: string): string {
  const url = new URL(link);
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  url.searchParams.sort();
  const query = url.searchParams.toString();
  return `${url.pathname.replace(/\/+$/, "")}${query === "" ? "" : `?${query}`}`;
}

/** Parts of pages that are no notice: where a page begins, what may be done on it, and the headings that every page of a kind has. */
const COMMON_PART =
  /^(?:top|bottom|main|main-?content|content|more|details?|apply|apply-?(?:now|online|here)|online|comments?|respond|share|download|links?|dates?|important-?(?:dates|links)|vacanc(?:y|ies)|vacancy-?details|eligibility|how-?to-?apply|notifications?|notices?|recruitments?|jobs?|careers?|tab|section|menu|nav|footer|header|home|primary|latest|new)[-_]?\d*$/i;

/** The part of a page that an address names as notices are named ("#Senior-Resident"), on a page that has one part for each; else nothing. */
export function partOfPage(link: string): string {
  const { hash } = new URL(link);
  return /^#[a-z][\w-]{2,99}$/i.test(hash) && !COMMON_PART.test(hash.slice(1)) ? hash : "";
}

/** The host of an address, without "www.". */
export function hostOf(link: string): string {
  return new URL(link).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .slice(0, 100);
}

/** The addresses of a notice that no other notice has: its application and its source, each once. */
export function ownAddresses({ applyLink, sourceUrl }: { applyLink?: string | null; sourceUrl?: string | null }): string[] {
  return [...new Set([applyLink, sourceUrl].flatMap((link) => ownAddress(link) ?? []))];
}

/** An address that belongs to one notice, however it is written; null where it may serve many or is none. */
export function ownAddress(link: string | null | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const path = canonicalPath(link);
  return path.length < MIN_OWN_PATH_LENGTH ? null : `${hostOf(link)}${path}`;
}

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

/** The host of an address, without "www.". */
export function hostOf(link: string): string {
  return new URL(link).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .slice(0, 100);
}

/** An address that belongs to one notice, however it is written; null where it may serve many or is none. */
export function ownAddress(link: string | null | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const path = canonicalPath(link);
  return path.length < MIN_OWN_PATH_LENGTH ? null : `${hostOf(link)}${path}`;
}

/** The header by which middleware.ts tells a page its own address, which Next does not: where to come back to after a sign-in. */
export const ASKED_PATH_HEADER = "x-asked-path";

/** A path of this site out of an address, for going back after signing in; null for anything that could lead elsewhere. */
export function safePath(given: string | undefined): string | null {
  if (!given || !/^\/(?![/\\])[^\s\\]*$/.test(given)) return null;
  const url = new URL(given, "http://site.invalid");
  // "/.//host" has become "//host", which a browser takes for another site.
  if (url.host !== "site.invalid" || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

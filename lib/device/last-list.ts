/** The list a reader saw last in this tab: its address with its filters, and its name in the language it was read in. */
export type LastList = { href: string; words: string };

const KEY = "niyukti_last_list";

/** Remembers the list on the screen, so that a notice can lead back to it. */
export function noteList(list: LastList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Storage may be switched off: the way back is then the plain list.
  }
}

/**
 * The list that was read last in this tab, in the language of the page that leads back to it, or null. Its name is null where it was read in
 * another. Only addresses of this site's lists are taken.
 */
export function lastList(language: string): { href: string; words: string | null } | null {
  try {
    const list = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<LastList> | null;
    if (typeof list?.href !== "string" || typeof list.words !== "string") return null;
    if (!/^\/(?:jobs\/[a-z-]+|for-you\/jobs)?(?:[?#]|$)/.test(list.href)) return null;
    const { pathname, searchParams, hash } = new URL(list.href, location.href);
    if ((searchParams.get("lang") ?? "en") === language) return { href: list.href, words: list.words };
    searchParams.delete("lang");
    if (language !== "en") searchParams.set("lang", language);
    return { href: pathname + (searchParams.size > 0 ? `?${searchParams}` : "") + hash, words: null };
  } catch {
    return null;
  }
}

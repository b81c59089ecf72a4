import { readStored, writeStored } from "@/lib/device/storage";
import { parseObject } from "@/lib/plain-object";

/** The list a reader saw last in this tab: its address with its filters, and its name in the language it was read in. */
export type LastList = { href: string; words: string };

const KEY = "niyukti_last_list";

/** Remembers the list on the screen, so that a notice can lead back to it. */
export function noteList(list: LastList): void {
  writeStored(KEY, JSON.stringify(list), "session");
}

/**
 * The list that was read last in this tab, in the language of the page that leads back to it, or null. Its name is null where it was read in
 * another. Only addresses of this site's lists are taken.
 */
export function lastList(language: string): { href: string; words: string | null } | null {
  const { href, words } = (parseObject(readStored(KEY, "session")) ?? {}) as Partial<LastList>;
  if (typeof href !== "string" || typeof words !== "string") return null;
  if (!/^\/(?:jobs\/[a-z-]+|for-you\/jobs)?(?:[?#]|$)/.test(href)) return null;
  const { pathname, searchParams, hash } = new URL(href, location.href);
  if ((searchParams.get("lang") ?? "en") === language) return { href, words };
  searchParams.delete("lang");
  if (language !== "en") searchParams.set("lang", language);
  return { href: pathname + (searchParams.size > 0 ? `?${searchParams}` : "") + hash, words: null };
}

import type { Language } from "@/lib/i18n/languages";
import type { Area, Translator } from "@/lib/i18n/translate";

/** Dialogs that a parameter of the address opens, with what it names: `?job=12`, `?compare=1,2,3`. */
export const QUERY_DIALOGS = ["job", "compare"] as const;

/** Dialogs that the fragment of the address opens: `#alerts`. */
export const HASH_DIALOGS = ["alerts", "alert-me", "tracker", "help", "signin", "register", "exams"] as const;

export type DialogName = (typeof QUERY_DIALOGS)[number] | (typeof HASH_DIALOGS)[number];

/** A dialog and what its address says beside its name: "1,2,3" for `?compare=1,2,3`, nothing for a fragment. */
export type OpenDialog = { name: DialogName; value: string };

const MAX_VALUE_LENGTH = 100;

/** Pages that list jobs or show one: elsewhere `job` and `compare` in an address mean nothing. */
const PAGES_OF_JOBS = /^\/(?:jobs(?:\/[^/]+)?|job\/.+|saved)?$/;

/**
 * The dialog that an address opens, the fragment's before the query's; null where it opens none. Any text may stand in either. Dialogs about
 * jobs open by address only over pages of jobs.
 */
export function dialogOf(address: { pathname: string; search: string; hash: string }): OpenDialog | null {
  const hash = HASH_DIALOGS.find((name) => address.hash === `#${name}`);
  if (hash) return { name: hash, value: "" };
  if (!PAGES_OF_JOBS.test(address.pathname)) return null;
  const query = new URLSearchParams(address.search);
  for (const name of QUERY_DIALOGS) {
    const value = query.get(name);
    if (value && value.length <= MAX_VALUE_LENGTH) return { name, value };
  }
  return null;
}

/** The same address with a dialog open: "job=12" as a parameter, "#alerts" as the fragment. */
export function withDialog(address: URL, dialog: string): URL {
  const url = withoutDialog(address);
  if (dialog.startsWith("#")) url.hash = dialog;
  else for (const [name, value] of new URLSearchParams(dialog)) url.searchParams.set(name, value);
  return url;
}

/** The same address with no dialog open. */
export function withoutDialog(address: URL): URL {
  const url = new URL(address);
  for (const name of QUERY_DIALOGS) url.searchParams.delete(name);
  if (HASH_DIALOGS.some((name) => url.hash === `#${name}`)) url.hash = "";
  return url;
}

/** What every dialog gets. */
export type DialogProps<In extends Area> = {
  name: DialogName;
  language: Language;
  /** Texts of the dialog's area, loaded with the dialog. */
  t: Translator<In>;
  /** What the address says beside the dialog's name: "1,2,3" for `?compare=1,2,3`, nothing for a fragment. */
  value: string;
  /** Replaces that in the address. */
  setValue: (value: string) => void;
  close: () => void;
};

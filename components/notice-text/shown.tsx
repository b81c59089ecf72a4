import type { ShownText } from "@/lib/notice-text/shown-text";

/** A text of a notice, marked with its language where it is not that of the page; nothing where there is none. */
export function Shown({ of }: { of: ShownText | null }) {
  if (of === null) return null;
  return of.lang ? <span lang={of.lang}>{of.text}</span> : of.text;
}

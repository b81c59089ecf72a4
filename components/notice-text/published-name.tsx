import type { ShownText } from "@/lib/notice-text/shown-text";
import { typeset } from "@/lib/notice-text/typeset";

/** A name as published where the page shows it in Hindi, else null: by it one finds the notice on the site of its body. */
export function publishedName(name: string, shown: ShownText) {
  return shown.text === typeset(name) ? null : <span lang="en">{typeset(name)}</span>;
}

import type { Language } from "@/lib/i18n/languages";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";
import { typeset } from "@/lib/notice-text/typeset";
import { Shown } from "./shown";

type Props = { text: string; kind: TextKind | null; language: Language };

/** One text of a notice or an exam: in Hindi on a Hindi page where all of it is known, else as published. */
export function NoticeText({ text, kind, language }: Props) {
  return <Shown of={shownText(text, kind, language)} />;
}

/** A name as published where the page shows it in Hindi, else null: by it one finds the notice on the site of its body. */
export function publishedName(name: string, shown: ShownText) {
  return shown.text === typeset(name) ? null : <span lang="en">{typeset(name)}</span>;
}

import type { Language } from "@/lib/i18n/languages";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { shownText } from "@/lib/notice-text/shown-text";
import { Shown } from "./shown";

type Props = { text: string; kind: TextKind | null; language: Language };

/** One text of a notice or an exam: in Hindi on a Hindi page where all of it is known, else as published. */
export function NoticeText({ text, kind, language }: Props) {
  return <Shown of={shownText(text, kind, language)} />;
}

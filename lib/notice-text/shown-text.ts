import { z } from "zod";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { inHindi, type TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { typeset } from "@/lib/notice-text/typeset";

/** The parameter by which a call of this site's own dialogs asks for texts in a language (`shown`); any other value asks for none. */
export const shownIn = z.enum(LANGUAGES).optional().catch(undefined);

/** A text of a notice as a page shows it; `lang` marks what is not in the language of the page. */
export type ShownText = { text: string; lang?: Language };

/**
 * A published text for a page: in Hindi where the page is and all of it is known, else as published, set by the rules of the site
 * and marked with its language. Server only, as the dictionary is; a dialog gets finished texts (lib/notice-text/shown-job.ts).
 * @param kind what the text says; null for prose, titles and names, which are never translated
 */
export function shownText(text: string, kind: TextKind | null, language: Language): ShownText {
  if (language === "en") return { text: typeset(text), ...(isHindi(text) && { lang: "hi" }) };
  const hindi = kind === null ? null : inHindi(text, kind);
  return hindi === null ? publishedText(text) : { text: typeset(hindi) };
}

/** Whether more of a text is in Devanagari than in Latin letters. */
function isHindi(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu);
}

/** A text as published on a Hindi page: marked as English unless it is written in Devanagari. */
function publishedText(text: string): ShownText {
  return /\p{Script=Devanagari}/u.test(text) ? { text: typeset(text) } : { text: typeset(text), lang: "en" };
}

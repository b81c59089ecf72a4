import { cache } from "react";
import type { Language } from "@/lib/i18n/languages";

const holder = cache((): { language: Language } => ({ language: "en" }));

/** Remembers the language of the page being rendered, for not-found pages: Next gives them no parameters. */
export function setRequestLanguage(language: Language): void {
  holder().language = language;
}

/** The language of the page being rendered. */
export function requestLanguage(): Language {
  return holder().language;
}

/** Languages of the public site; the first is the default and has no `lang` in its addresses. */
export const LANGUAGES = ["en", "hi"] as const;

export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags for formatting: Indian digit grouping in both languages, Latin digits in both. */
export const LOCALES = { en: "en-IN", hi: "hi-IN-u-nu-latn" } as const satisfies Record<Language, string>;

/** Whether a text names one of the languages. */
export function isLanguage(text: string | undefined | null): text is Language {
  return text === "en" || text === "hi";
}

/** The language that a text names, as the segment of a page or a parameter does; English where it names none of ours. */
export function languageOf(text: string | undefined | null): Language {
  return isLanguage(text) ? text : LANGUAGES[0];
}

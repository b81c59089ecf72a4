import { createFormatter } from "@/lib/i18n/formatter";
import type { Language } from "@/lib/i18n/languages";
import { type Messages, messages } from "@/lib/i18n/messages";

/** The keys of an area, nested ones joined by dots. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

export type Area = keyof Messages;
export type KeyIn<In extends Area> = KeyOf<Messages[In]>;
export type Translator<In extends Area> = (key: KeyIn<In>, values?: Record<string, string | number>) => string;

// Translators live as long as the process, with the patterns that they have parsed: two languages, few areas.
const translators = new Map<string, unknown>();

/**
 * Texts of one area of the site ("home", "job", ...) in a language. Server only: the browser gets finished words, never a catalogue.
 * A key that English lacks does not compile; one that Hindi lacks fails the tests, and throws here.
 */
export function translator<In extends Area>(language: Language, area: In): Translator<In> {
  const key = `${language}.${area}`;
  if (!translators.has(key)) translators.set(key, createFormatter(language, messages[language][area]));
  return translators.get(key) as Translator<In>;
}

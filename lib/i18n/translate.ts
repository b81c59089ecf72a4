import { createTranslator } from "use-intl/core";
import { type Language, LOCALES } from "@/lib/i18n/languages";
import { type Messages, messages } from "@/lib/i18n/messages";

/** The keys of an area, nested ones joined by dots. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

export type Area = keyof Messages;
export type KeyIn<In extends Area> = KeyOf<Messages[In]>;
export type Translator<In extends Area> = (key: KeyIn<In>, values?: Record<string, string | number>) => string;

// Parsing a message pattern costs more than formatting it, so translators live as long as the process: two languages, few areas.
const translators = new Map<string, unknown>();

/**
 * Texts of one area of the site ("home", "job", ...) in a language. Server only: the browser gets finished words, never a catalogue.
 * A key that English lacks does not compile; one that Hindi lacks fails the tests, and throws here.
 */
export function translator<In extends Area>(language: Language, area: In): Translator<In> {
  const key = `${language}.${area}`;
  if (!translators.has(key)) translators.set(key, createAreaTranslator(language, area));
  return translators.get(key) as Translator<In>;
}

function createAreaTranslator<In extends Area>(language: Language, area: In): Translator<In> {
  const translate: unknown = createTranslator({
    locale: LOCALES[language],
    messages: messages[language][area],
    onError: (error) => {
      throw error;
    },
  });
  // Typed by the catalogue itself, which says the same of its keys in other words.
  const format = translate as Translator<In>;
  // Most texts take no values, and are the same each time: a page asks for some three hundred.
  const finished = new Map<KeyIn<In>, string>();
  return (key, values) => {
    if (values) return format(key, values);
    const text = finished.get(key) ?? format(key);
    finished.set(key, text);
    return text;
  };
}

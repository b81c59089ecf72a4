import { createTranslator } from "use-intl/core";
import { LOCALES, type Language } from "./languages";
import { type Messages, messages } from "./messages";

/**
 * Texts of one area of the site ("home", "job", ...) in a language. Server only: the browser gets finished words, never a catalogue.
 * A key that is missing from English does not compile; one that is missing from Hindi fails the tests and throws here.
 */
export function translator<Area extends keyof Messages>(language: Language, area: Area) {
  const key = `${language}.${area}`;
  let found = translators.get(key);
  if (!found) {
    found = createTranslator({
      locale: LOCALES[language],
      messages: messages[language],
      namespace: area as never,
      onError: (error) => {
        throw error;
      },
    });
    translators.set(key, found);
  }
  return found as Translator<Area>;
}

export type Translator<Area extends keyof Messages = keyof Messages> = ReturnType<
  typeof createTranslator<{ [K in keyof Messages]: Messages[K] }, Area>
>;

// Parsing a message pattern costs more than formatting it, so translators live as long as the process: two languages, few areas.
const translators = new Map<string, unknown>();

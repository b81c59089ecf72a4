import { IntlMessageFormat } from "intl-messageformat";
import { type Language, LOCALES } from "@/lib/i18n/languages";

type Texts = { readonly [key: string]: string | Texts };

/**
 * A text of a catalogue by its key, nested ones joined by dots, with its values put in.
 * @throws Error for a key that the catalogue lacks, and for a value that the text asks for and nobody gave
 */
export type Format = (key: string, values?: Record<string, string | number>) => string;

/** Formats the texts of a catalogue (ICU message syntax). A pattern is parsed when it is first asked for: that costs more than formatting it. */
export function createFormatter(language: Language, texts: Texts): Format {
  const patternOf = (key: string) => new IntlMessageFormat(textOf(texts, key), LOCALES[language]);
  const patterns = new Map<string, IntlMessageFormat>();
  // Most texts take no values, and are the same each time: a page asks for some three hundred.
  const finished = new Map<string, string>();
  return (key, values) => {
    if (!values) {
      const text = finished.get(key) ?? String(patternOf(key).format());
      finished.set(key, text);
      return text;
    }
    const pattern = patterns.get(key) ?? patternOf(key);
    patterns.set(key, pattern);
    return String(pattern.format(values));
  };
}

function textOf(texts: Texts, key: string): string {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`The catalogue has no text ${key}`);
  return found;
}

import type { Language } from "@/lib/i18n/languages";
import type { Area, Translator } from "@/lib/i18n/translate";

/** Areas whose texts the browser loads, with the dialog that shows them. */
export type DialogArea = Area;

const loaded = new Map<string, Promise<Translator<Area>>>();

/** Texts of one area in one language for the browser: the catalogue and the formatter come at the first call. */
export function loadTranslator<In extends DialogArea>(language: Language, area: In): Promise<Translator<In>> {
  const key = `${language}.${area}`;
  const running = loaded.get(key) ?? createTranslator(language, area);
  loaded.set(key, running);
  running.catch(() => loaded.delete(key));
  return running as unknown as Promise<Translator<In>>;
}

async function createTranslator(language: Language, area: Area): Promise<Translator<Area>> {
  const [{ createFormatter }, { default: texts }] = await Promise.all([
    import("@/lib/i18n/formatter"),
    import(`@/lib/i18n/messages/${language}/${area}.json`),
  ]);
  return createFormatter(language, texts) as Translator<Area>;
}

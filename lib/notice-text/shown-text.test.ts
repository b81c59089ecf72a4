import type { Language } from "@/lib/i18n/languages";
import { shownText } from "@/lib/notice-text/shown-text";

it.each<[string, Language, string | undefined]>([
  ["राजस्व पटवारी सीधी भर्ती", "en", "hi"],
  ["राजस्थान कर्मचारी चयन बोर्ड (RSSB)", "en", "hi"],
  ["Peon (चपरासी) in the office of the district", "en", undefined],
  ["Keeper of Lanterns", "en", undefined],
  ["Keeper of Lanterns", "hi", "en"],
  ["राजस्व पटवारी सीधी भर्ती", "hi", undefined],
])("marks %j on a page in %s as in %s", (text, language, lang) => expect(shownText(text, null, language).lang).toBe(lang));

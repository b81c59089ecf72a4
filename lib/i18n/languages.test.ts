import { languageOf } from "@/lib/i18n/languages";

it.each([
  ["hi", "hi"],
  ["en", "en"],
  ["HI", "en"],
  ["mr", "en"],
  ["", "en"],
  [null, "en"],
  [undefined, "en"],
])("reads %p as %s: what names no language of ours is English", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

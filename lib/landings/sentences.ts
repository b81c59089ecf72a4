import { formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { LandingFacts } from "@/lib/landings/facts";

/** What a landing says of its list under its name, in whole sentences made of the list itself: a fact that is not there makes no sentence. */
export function landingSentences(facts: LandingFacts, language: Language): string[] {
  const t = translator(language, "landings");
  const departments = translator(language, "departments");
  const { notices, named, posts, next, week } = facts;
  if (notices === 0) return [t("none")];
  const near = { near: formatNumber(notices - named, language), nearCount: notices - named };
  // The figures would be those of other posts.
  if (named === 0) return [t("onlyNear", near)];
  const open = { count: named, figure: formatNumber(named, language) };
  const names = facts.departments.map(({ key, count }) => `${departments(`names.${key}`)} (${formatNumber(count, language)})`);
  return [
    notices > named ? t("openAndNear", { ...open, ...near }) : t("open", open),
    ...(posts > 0 ? [t("posts", { count: posts, posts: formatNumber(posts, language) })] : []),
    ...(next ? [t("next", { day: formatDayLong(next, language) })] : []),
    ...(week > 0 ? [t("week", { count: week })] : []),
    ...(names.length > 0 ? [t("most", { names: names.join(", ") })] : []),
  ];
}

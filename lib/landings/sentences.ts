import { formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { LandingFacts } from "@/lib/landings/facts";
import type { Landing } from "@/lib/landings/landings";

/** What a landing says of its list, in whole sentences made of the list itself: a fact that is not there makes no sentence. */
export function landingSentences({ name }: Landing, facts: LandingFacts, language: Language): string[] {
  const t = translator(language, "landings");
  const departments = translator(language, "departments");
  const { notices, posts, next, week } = facts;
  if (notices === 0) return [t("none", { what: name[language] })];
  const names = facts.departments.map(({ key, count }) => `${departments(`names.${key}`)} (${formatNumber(count, language)})`);
  return [
    t("open", { what: name[language], count: notices, figure: formatNumber(notices, language) }),
    ...(posts > 0 ? [t("posts", { count: posts, posts: formatNumber(posts, language) })] : []),
    ...(next ? [t("next", { day: formatDayLong(next, language) })] : []),
    ...(week > 0 ? [t("week", { count: week })] : []),
    ...(names.length > 0 ? [t("most", { names: names.join(", ") })] : []),
  ];
}

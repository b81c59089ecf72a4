import type { DepartmentPage } from "@/lib/departments/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { siteName } from "@/lib/site";

/** Letters of a title, without the signs above and below them, that lists of search engines and tabs show at most. */
const SHOWN = 65;

/** What the page of a department is called in lists of pages, and whether nothing may stand behind it. */
export type PageTitle = { title: string; isAlone: boolean };

/**
 * The name of a department page with the exams that many ask for. One that would be cut off goes without the name of the site, and then without the exams
 * that are named last, which the description names too.
 */
export function departmentTitle({ name, exams }: DepartmentPage, language: Language, year: string): PageTitle {
  const titleOf = (count: number) => {
    const named = exams.slice(0, count).map((exam) => exam.name[language]);
    return translator(language, "departments")("metaTitle", { name: name[language], exams: named.join(", "), year });
  };
  const whole = titleOf(exams.length);
  if (lettersOf(`${whole} - ${siteName(language)}`) <= SHOWN) return { title: whole, isAlone: false };
  const counts = exams.map((_, at) => exams.length - at);
  const count = counts.find((some) => lettersOf(titleOf(some)) <= SHOWN) ?? 1;
  return { title: titleOf(count), isAlone: true };
}

function lettersOf(text: string): number {
  return text.replace(/\p{M}/gu, "").length;
}

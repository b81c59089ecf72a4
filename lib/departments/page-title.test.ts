import { departmentTitle } from "@/lib/departments/page-title";
import { DEPARTMENT_PAGES, findDepartmentPage } from "@/lib/departments/pages";
import type { Language } from "@/lib/i18n/languages";

const titleOf = (slug: string, language: Language = "en") => {
  const page = findDepartmentPage(slug);
  return page && departmentTitle(page, language, "2026");
};

it.each<[string, string, boolean]>([
  ["ssc", "SSC Jobs 2026: CGL, CHSL, MTS, JE, GD", false],
  ["banking", "Banking Jobs 2026: IBPS PO, Clerk, SBI, RBI, Specialist Officer", true],
  ["police", "Police Jobs 2026: Constable, Sub-Inspector, Head Constable", true],
  ["dadra-and-nagar-haveli-and-daman-and-diu", "Dadra and Nagar Haveli and Daman and Diu Jobs 2026: Teacher", true],
])("calls the page of %s %s", (slug, title, isAlone) => expect(titleOf(slug)).toEqual({ title, isAlone }));

it.each(["en", "hi"] as const)("shows every title whole, each its own, with an exam at least: %s", (language) => {
  const titles = DEPARTMENT_PAGES.map((page) => departmentTitle(page, language, "2026"));
  const shown = titles.map(({ title, isAlone }) => (isAlone ? title : `${title} - Niyukti`));
  expect(shown.filter((title) => title.replace(/\p{M}/gu, "").length > 65)).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
  for (const [at, page] of DEPARTMENT_PAGES.entries()) expect(titles[at]?.title).toContain(`: ${page.exams[0]?.name[language]}`);
});

import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { DEPARTMENTS, departmentGroup, resolveDepartments } from "@/lib/jobs/facts/departments";
import { CLOSINGS, type Closing, type JobFilters } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";

/** One thing that a list is narrowed by: how it reads, and the change of the address that takes it away. */
export type FilterTerm = { key: string; label: string; without: ListParams };

/** The words for it: catalogues on the server, the same ones loaded with a dialog in the browser. */
export type FilterWords = {
  language: Language;
  t: Translator<"jobs">;
  departments: Translator<"departments">;
  placeLabel: (name: string) => string;
};

/** What filters ask for, in the order of the page. */
export function filterTerms(filters: Partial<JobFilters>, words: FilterWords): FilterTerm[] {
  const { t } = words;
  const { search, tags = [], department, location, qualification, salaryRange, postedDate, closing, open } = filters;
  const found: (FilterTerm | false | undefined | "")[] = [
    search !== undefined && { key: "search", label: `“${search}”`, without: { search: undefined } },
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: `“${tag}”`,
      without: { tags: tags.filter((other) => other !== tag) },
    })),
    department !== undefined && {
      key: "department",
      label: departmentLabel(department, words),
      without: { department: undefined },
    },
    location !== undefined && { key: "location", label: words.placeLabel(location), without: { location: undefined } },
    qualification && { key: "qualification", label: t(qualification), without: { qualification: undefined } },
    salaryRange && { key: "salaryRange", label: t(salaryRange), without: { salaryRange: undefined } },
    postedDate && {
      key: "postedDate",
      label: `${t("posted")}: ${t(postedDate)}`,
      without: { postedDate: undefined },
    },
    closing && { key: "closing", label: closingLabel(closing, words), without: { closing: undefined } },
    open && { key: "open", label: t("openOnly"), without: { open: undefined } },
  ];
  return found.filter((term): term is FilterTerm => Boolean(term));
}

function closingLabel(value: Closing, { t, language }: FilterWords): string {
  const known = CLOSINGS.find((one) => one === value);
  return t("closingBy", { when: known ? t(`closings.${known}`) : formatDay(value, language) });
}

function departmentLabel(value: string, { departments }: FilterWords): string {
  const group = departmentGroup(value);
  if (group) return departments(`groups.${group}`);
  const [named] = resolveDepartments(value);
  const known = DEPARTMENTS.find((department) => department.value === named);
  return known ? departments(`names.${known.key}`) : value;
}

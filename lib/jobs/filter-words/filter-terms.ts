import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { DEPARTMENTS, departmentGroup, resolveDepartments } from "@/lib/jobs/facts/departments";
import { CLOSINGS, type Closing, type JobFilters } from "@/lib/jobs/schema";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import type { JobQuestion } from "@/lib/jobs/search/criteria";
import type { ListParams } from "@/lib/links";
import { type OneOrMore, oneOrMore, valuesOf } from "@/lib/query-params";

/** One thing that a list is narrowed by: of which filter, how it reads, and the change of the address that takes it away. */
export type FilterTerm = { name: keyof JobQuestion; key: string; label: string; without: ListParams };

/** The words for it: catalogues on the server, the same ones loaded with a dialog in the browser. */
export type FilterWords = {
  language: Language;
  t: Translator<"jobs">;
  job: Translator<"job">;
  departments: Translator<"departments">;
  placeLabel: (name: string) => string;
};

type Values = Required<JobQuestion>;
type Name = keyof Values;

/** One term of a filter: how it reads, and what of the filter is left without it. */
type Label = { label: string; rest?: ListParams[keyof ListParams] };

/** The terms of each filter, in the order of the page. A filter added to lists does not compile until it is here. */
const LABELS: { [One in Name]: (value: Values[One], words: FilterWords) => Label[] } = {
  search: (search) => [{ label: `“${search}”` }],
  tags: (tags) => tags.map((tag) => ({ label: `“${tag}”`, rest: tags.filter((other) => other !== tag) })),
  department: (names, words) => each(names, (name) => departmentLabel(name, words)),
  location: (names, { placeLabel }) => each(names, placeLabel),
  qualification: (levels, { t }) => each(levels, t),
  salaryRange: (ranges, { t }) => each(ranges, t),
  category: (categories, { job }) => each(categories, (one) => job(`categories.${one}`)),
  employmentType: (types, { job }) => each(types, (one) => job(`employmentTypes.${one}`)),
  vacancies: (least, { t, language }) => [{ label: t("vacanciesFrom", { count: formatNumber(least, language) }) }],
  stage: (stages, { t }) => each(stages, (one) => t("stageOf", { stage: t(`stages.${one}`) })),
  postedDate: (value, { t }) => [{ label: `${t("posted")}: ${t(value)}` }],
  closing: (value, { t, language }) => [
    { label: t("closingBy", { when: closingWords(value, t) ?? formatDay(value, language) }) },
  ],
  open: (_open, { t }) => [{ label: t("openOnly") }],
};
const NAMES = Object.keys(LABELS) as Name[];

/** What filters ask for, in the order of the page: each value of a filter by itself. */
export function filterTerms(filters: Partial<JobFilters>, words: FilterWords): FilterTerm[] {
  return NAMES.flatMap((name) => termsOf(name, filters, words));
}

function termsOf<One extends Name>(name: One, filters: Partial<JobFilters>, words: FilterWords): FilterTerm[] {
  const value = filters[name];
  if (value === undefined || value === false) return [];
  const labels = LABELS[name](value as Values[One], words);
  return labels.map(({ label, rest }) => ({
    name,
    key: labels.length === 1 ? name : `${name} ${label}`,
    label,
    without: { [name]: rest },
  }));
}

function each<T extends string>(given: OneOrMore<T>, labelOf: (value: T) => string): Label[] {
  const values = valuesOf(given);
  return values.map((value) => ({ label: labelOf(value), rest: oneOrMore(values.filter((other) => other !== value)) }));
}

/** A last date of the next days in words; null where it is a day. */
export function closingWords(value: Closing, t: Translator<"jobs">): string | null {
  const known = CLOSINGS.find((one) => one === value);
  const days = closesWithin(value);
  if (known) return t(`closings.${known}`);
  return days === null ? null : t("closingIn", { count: days });
}

function departmentLabel(value: string, { departments }: FilterWords): string {
  const group = departmentGroup(value);
  if (group) return departments(`groups.${group}`);
  const [named] = resolveDepartments(value);
  const known = DEPARTMENTS.find((department) => department.value === named);
  return known ? departments(`names.${known.key}`) : value;
}

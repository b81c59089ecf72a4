import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS, resolveDepartments } from "@/lib/jobs/facts/departments";
import { placeLabel } from "@/lib/jobs/filter-words/active-filters";
import { closingWords } from "@/lib/jobs/filter-words/filter-terms";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import {
  CLOSINGS,
  type JobFilters,
  POSTED_DATES,
  QUALIFICATIONS,
  SALARY_FILTERS,
  SALARY_RANGES,
  STAGES,
  VACANCIES,
} from "@/lib/jobs/schema";
import type { OwnFilters } from "@/lib/jobs/search/filters";
import type { JobFacets } from "@/lib/jobs/search/list-schema";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { valuesOf } from "@/lib/query-params";
import { type Choice, closingCounts, emptyLast, withAlertBand, withCounts, withUnlisted } from "./counted-choices";

/** A filter of the form, in its order; `search`, tags and what says how the list is shown have controls of their own. */
type Name = Exclude<keyof JobFilters, "search" | "tags" | "open" | "sortBy" | "page" | "limit">;

/** One filter: what is chosen of it, its choices, and what stands for no choice. */
export type FilterChoices = { name: Name; id: string; label: string; chosen: readonly string[]; all: Choice; choices: Choice[] };

type Given = {
  facets: JobFacets;
  filters: JobFilters;
  own: OwnFilters;
  /** The name of what the page is about. */
  ownName?: string;
  language: Language;
};

/** What is said of a filter: its name, what stands for no choice of it, and its choices in their own order. */
type Said = { id: string; label: string; all: Choice; choices: readonly Choice[] };

/** The filters of a list in the order of the form, those left out that the page itself fixes. */
export function filterChoices(given: Given): FilterChoices[] {
  const names = Object.keys(SAID) as Name[];
  return names.flatMap((name) => {
    const said = SAID[name](given);
    const chosen = valuesOf<string>(textOf(given.filters[name]));
    return said === null ? [] : [{ name, ...said, chosen, choices: emptyLast(said.choices, chosen) }];
  });
}

function textOf(value: JobFilters[Name]) {
  return typeof value === "number" ? `${value}` : value;
}

const all = (label: string, count: number): Choice => ({ value: "", label, count });

const SAID: { [One in Name]: (given: Given) => Said | null } = {
  qualification: ({ facets, language }) => {
    const t = translator(language, "jobs");
    return {
      id: "filter-qualification",
      label: t("qualification"),
      all: all(t("allQualifications"), facets.qualification.all),
      choices: withCounts(facets.qualification, QUALIFICATIONS, (value) => [value, t(value)]),
    };
  },
  location: ({ facets, filters, own, language }) => {
    const t = translator(language, "jobs");
    const places = withCounts(facets.place, PLACE_CHOICES, ({ name, nameHindi }) => [name, language === "hi" ? nameHindi : name]);
    if (own.location !== undefined) return null;
    return {
      id: "filter-location",
      label: t("location"),
      all: all(t("allLocations"), facets.place.all),
      choices: withUnlisted(places, valuesOf(filters.location), (name) => placeLabel(name, language)),
    };
  },
  department: departmentChoices,
  closing: ({ facets, filters, language }) => {
    const t = translator(language, "jobs");
    const closings = withCounts(closingCounts(facets.closing), CLOSINGS, (value) => [value, t(`closings.${value}`)]);
    return {
      id: "filter-closing",
      label: t("lastDate"),
      all: all(t("anyLastDate"), facets.closing.all),
      choices: withUnlisted(closings, valuesOf(filters.closing), (value) => closingWords(value, t) ?? formatDay(value, language)),
    };
  },
  vacancies: ({ facets, filters, language }) => {
    const t = translator(language, "jobs");
    const words = (least: string) => t("atLeast", { count: formatNumber(Number(least), language) });
    const choices = withCounts(facets.vacancies, VACANCIES, (least) => [`${least}`, words(`${least}`)]);
    return {
      id: "filter-vacancies",
      label: t("vacancies"),
      all: all(t("anyVacancies"), facets.vacancies.all),
      choices: withUnlisted(choices, valuesOf(textOf(filters.vacancies)), words),
    };
  },
  salaryRange: ({ facets, filters, language }) => {
    const t = translator(language, "jobs");
    const ranges = valuesOf(filters.salaryRange).includes("above-75k") ? SALARY_FILTERS : SALARY_RANGES;
    return {
      id: "filter-salary",
      label: t("salary"),
      all: all(t("allSalaries"), facets.salary.all),
      choices: withCounts(withAlertBand(facets.salary), ranges, (value) => [value, t(value)]),
    };
  },
  category: ({ facets, language }) => {
    const t = translator(language, "job");
    return {
      id: "filter-category",
      label: t("category"),
      all: all(translator(language, "jobs")("allCategories"), facets.category.all),
      choices: withCounts(facets.category, JOB_CATEGORIES, (value) => [value, t(`categories.${value}`)]),
    };
  },
  employmentType: ({ facets, language }) => {
    const t = translator(language, "job");
    return {
      id: "filter-employment",
      label: t("employmentType"),
      all: all(translator(language, "jobs")("allEmploymentTypes"), facets.employment.all),
      choices: withCounts(facets.employment, EMPLOYMENT_TYPES, (value) => [value, t(`employmentTypes.${value}`)]),
    };
  },
  stage: ({ facets, language }) => {
    const t = translator(language, "jobs");
    return {
      id: "filter-stage",
      label: t("stage"),
      all: all(t("allStages"), facets.stage.all),
      choices: withCounts(facets.stage, STAGES, (value) => [value, t(`stages.${value}`)]),
    };
  },
  postedDate: ({ facets, language }) => {
    const t = translator(language, "jobs");
    return {
      id: "filter-posted",
      label: t("posted"),
      all: all(t("anyTime"), facets.posted.all),
      choices: withCounts(facets.posted, POSTED_DATES, (value) => [value, t(value)]),
    };
  },
};

/** Of a page about a group of departments those of the group; none where the page is about one. */
function departmentChoices({ facets, filters, own, ownName = "", language }: Given): Said | null {
  const t = translator(language, "jobs");
  const names = translator(language, "departments");
  const group: readonly string[] | null =
    own.department === undefined ? null : valuesOf(own.department).flatMap(resolveDepartments);
  if (group?.length === 1) return null;
  const every = withCounts(facets.departments, DEPARTMENTS, ({ key, value }) => [value, names(`names.${key}`)]);
  const within = group ? every.filter(({ value }) => group.includes(value)) : every;
  const count = group ? within.reduce((sum, choice) => sum + (choice.count ?? 0), 0) : facets.departments.all;
  return {
    id: "filter-department",
    label: t("department"),
    all: all(group ? t("allOfPage", { name: ownName }) : t("allDepartments"), count),
    choices: withUnlisted(within, valuesOf(filters.department), (name) => name),
  };
}

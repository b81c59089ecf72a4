import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS, resolveDepartments } from "@/lib/jobs/facts/departments";
import { CLOSINGS, type JobFilters, POSTED_DATES, QUALIFICATIONS, SALARY_FILTERS, SALARY_RANGES } from "@/lib/jobs/schema";
import type { OwnFilters } from "@/lib/jobs/search/filters";
import type { Facet, JobFacets } from "@/lib/jobs/search/list-schema";
import { PLACE_CHOICES } from "@/lib/places/choices";

type Choice = { value: string; label: string; count?: number };

/** One filter: the choices of it, the first of which, without a value, is no filter. */
export type FilterChoices = { name: keyof JobFilters; id: string; label: string; all: Choice; choices: readonly Choice[] };

type Given = {
  facets: JobFacets;
  filters: JobFilters;
  own: OwnFilters;
  /** The name of what the page is about. */
  ownName?: string;
  language: Language;
};

/** The filters of a list in the order of the form, those left out that the page itself fixes. */
export function filterChoices({ facets, filters, own, ownName, language }: Given): FilterChoices[] {
  const t = translator(language, "jobs");
  const all = (label: string, count: number): Choice => ({ value: "", label, count });
  return [
    {
      name: "qualification",
      id: "filter-qualification",
      label: t("qualification"),
      all: all(t("allQualifications"), facets.qualification.all),
      choices: counted(facets.qualification, QUALIFICATIONS, (value) => [value, t(value)]),
    },
    ...(own.location === undefined ? [placeChoices({ facets, filters, own, language })] : []),
    ...departmentChoices({ facets, filters, own, ownName, language }),
    {
      name: "closing",
      id: "filter-closing",
      label: t("lastDate"),
      all: all(t("anyLastDate"), facets.closing.all),
      choices: withUnlisted(
        counted({ all: 0, counts: closingCounts(facets.closing) }, CLOSINGS, (value) => [value, t(`closings.${value}`)]),
        filters.closing,
        (day) => formatDay(day, language),
      ),
    },
    {
      name: "salaryRange",
      id: "filter-salary",
      label: t("salary"),
      all: all(t("allSalaries"), facets.salary.all),
      choices: counted(
        withAlertBand(facets.salary),
        filters.salaryRange === "above-75k" ? SALARY_FILTERS : SALARY_RANGES,
        (value) => [value, t(value)],
      ),
    },
    {
      name: "postedDate",
      id: "filter-posted",
      label: t("posted"),
      all: all(t("anyTime"), facets.posted.all),
      choices: counted(facets.posted, POSTED_DATES, (value) => [value, t(value)]),
    },
  ];
}

function placeChoices({ facets, filters, language }: Given): FilterChoices {
  const t = translator(language, "jobs");
  return {
    name: "location",
    id: "filter-location",
    label: t("location"),
    all: { value: "", label: t("allLocations"), count: facets.place.all },
    choices: withUnlisted(
      counted(facets.place, PLACE_CHOICES, ({ name, nameHindi }) => [name, language === "hi" ? nameHindi : name]),
      filters.location,
      (name) => name,
    ),
  };
}

/** Of a page about a group of departments those of the group; none where the page is about one. */
function departmentChoices({ facets, filters, own, ownName = "", language }: Given): FilterChoices[] {
  const t = translator(language, "jobs");
  const names = translator(language, "departments");
  const group: readonly string[] | null = own.department === undefined ? null : resolveDepartments(own.department);
  if (group?.length === 1) return [];
  const every = counted(facets.departments, DEPARTMENTS, ({ key, value }) => [value, names(`names.${key}`)]);
  const within = group ? every.filter(({ value }) => group.includes(value)) : every;
  const count = group ? within.reduce((sum, choice) => sum + (choice.count ?? 0), 0) : facets.departments.all;
  return [
    {
      name: "department",
      id: "filter-department",
      label: t("department"),
      all: { value: "", label: group ? t("allOfPage", { name: ownName }) : t("allDepartments"), count },
      choices: withUnlisted(within, filters.department, (name) => name),
    },
  ];
}

/** The choices of a filter, each with the number of jobs it would list. */
function counted<T>({ counts }: Facet, choices: readonly T[], namesOf: (choice: T) => [value: string, label: string]): Choice[] {
  return choices.map((choice, index) => {
    const [value, label] = namesOf(choice);
    return { value, label, count: counts[index] ?? 0 };
  });
}

/** A value that came by address and is no choice of the list stays visible, so that the form says what is filtered. */
function withUnlisted(
  choices: readonly Choice[],
  value: string | undefined,
  labelOf: (value: string) => string,
): readonly Choice[] {
  if (value === undefined || choices.some((choice) => choice.value === value)) return choices;
  return [{ value, label: labelOf(value) }, ...choices];
}

/** The facet counts the days of a week; today, three days and all of it are choices. */
function closingCounts({ counts }: Facet): number[] {
  return [1, 3, counts.length].map((days) => counts.slice(0, days).reduce((sum, count) => sum + count, 0));
}

/** The counts with that of an alert's band at the end: it takes the two highest together. */
function withAlertBand({ all, counts }: Facet): Facet {
  return { all, counts: [...counts, counts.slice(-2).reduce((sum, count) => sum + count, 0)] };
}

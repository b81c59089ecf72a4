import { Button, ButtonLink } from "@/components/ui/button";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS, resolveDepartments } from "@/lib/jobs/facts/departments";
import {
  type JobFilters,
  POSTED_DATES,
  QUALIFICATIONS,
  SALARY_FILTERS,
  SALARY_RANGES,
  type SalaryFilter,
} from "@/lib/jobs/schema";
import type { Facet, JobFacets } from "@/lib/jobs/search/list-schema";
import type { ListView } from "@/lib/links";
import { PLACES, placeKey } from "@/lib/places/places";
import { FilterSelect } from "./filter-select";
import type { OwnFilters } from "./own-filters";

export type FilterFormProps = {
  filters: JobFilters;
  facets: JobFacets;
  language: Language;
  view: ListView;
  action: string;
  clearHref: string;
  /** The page's own filters: what its form means by no choice. */
  own: OwnFilters;
};

/** The filter sidebar: one GET form, so that it works without a script and the address is the state. */
export function FilterForm({ filters, facets, language, view, action, clearHref, own }: FilterFormProps) {
  const t = translator(language, "jobs");
  const names = translator(language, "departments");
  const counted = countedIn(language);
  return (
    <form action={action} method="get" data-auto-apply="" className="mt-2 grid gap-4 pb-1">
      {filters.search && <input type="hidden" name="search" value={filters.search} />}
      {filters.tags && <input type="hidden" name="tags" value={filters.tags.join(",")} />}
      {filters.sortBy !== "latest" && <input type="hidden" name="sortBy" value={filters.sortBy} />}
      {view !== "list" && <input type="hidden" name="view" value={view} />}
      {filters.open && <input type="hidden" name="open" value="1" />}
      {language !== "en" && <input type="hidden" name="lang" value={language} />}
      <FilterSelect
        id="filter-department"
        name="department"
        label={t("department")}
        value={filters.department}
        {...counted(
          own.department === undefined
            ? facets.departments
            : { ...facets.departments, all: countOf(own.department, facets.departments) },
          t(own.department === undefined ? "allDepartments" : "pageDepartments"),
          DEPARTMENTS,
          ({ key, value }) => [value, names(`names.${key}`)],
        )}
      />
      <FilterSelect
        id="filter-location"
        name="location"
        label={t("location")}
        value={filters.location}
        {...counted(
          own.location === undefined ? facets.place : { ...facets.place, all: countOfPlace(own.location, facets.place) },
          t(own.location === undefined ? "allLocations" : "pageLocation"),
          PLACES,
          (place) => [place.name, language === "hi" ? place.nameHindi : place.name],
        )}
      />
      <FilterSelect
        id="filter-qualification"
        name="qualification"
        label={t("qualification")}
        value={filters.qualification}
        {...counted(facets.qualification, t("allQualifications"), QUALIFICATIONS, (value) => [value, t(value)])}
      />
      <FilterSelect
        id="filter-salary"
        name="salaryRange"
        label={t("salary")}
        value={filters.salaryRange}
        {...counted(withAlertBand(facets.salary), t("allSalaries"), salaryChoices(filters.salaryRange), (value) => [
          value,
          t(value),
        ])}
      />
      <FilterSelect
        id="filter-posted"
        name="postedDate"
        label={t("posted")}
        value={filters.postedDate}
        {...counted(facets.posted, t("anyTime"), POSTED_DATES, (value) => [value, t(value)])}
      />
      <div className="flex gap-2">
        <Button variant="primary" type="submit" className="flex-1">
          {t("apply")}
        </Button>
        <ButtonLink href={clearHref}>{t("clearAll")}</ButtonLink>
      </div>
    </form>
  );
}

/** The choices of a filter, each with the number of jobs it would list: "Bihar (12)". */
function countedIn(language: Language) {
  const counted = (label: string, count = 0) => `${label} (${formatNumber(count, language)})`;
  return <T,>(facet: Facet, all: string, choices: readonly T[], namesOf: (choice: T) => [value: string, label: string]) => ({
    all: counted(all, facet.all),
    options: choices.map((choice, index) => {
      const [value, label] = namesOf(choice);
      return { value, label: counted(label, facet.counts[index]) };
    }),
  });
}

/** The bands to choose from; that of an alert's list too, while it is set. */
function salaryChoices(chosen: JobFilters["salaryRange"]): readonly SalaryFilter[] {
  return chosen === "above-75k" ? SALARY_FILTERS : SALARY_RANGES;
}

/** The counts with that of an alert's band at the end: it takes the two highest together. */
function withAlertBand({ all, counts }: Facet): Facet {
  return { all, counts: [...counts, counts.slice(-2).reduce((sum, count) => sum + count, 0)] };
}

/** The jobs of a department or of a group of them; a job has one department. */
function countOf(name: string, { counts }: Facet): number {
  const values: readonly string[] = resolveDepartments(name);
  return DEPARTMENTS.reduce((sum, { value }, index) => sum + (values.includes(value) ? (counts[index] ?? 0) : 0), 0);
}

/** The jobs of one place of the list. */
function countOfPlace(name: string, { counts }: Facet): number {
  const key = placeKey(name);
  return counts[PLACES.findIndex((place) => place.key === key)] ?? 0;
}

import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS } from "@/lib/jobs/departments";
import { type JobFilters, POSTED_DATES, QUALIFICATIONS, SALARY_RANGES } from "@/lib/jobs/schema";
import type { ListView } from "@/lib/links";
import { PLACES } from "@/lib/places/places";
import { SelectField } from "./select-field";

type Props = { filters: JobFilters; language: Language; view: ListView; action: string; clearHref: string; department?: string };

/** The filter sidebar: one GET form, so that it works without a script and the address is the state. */
export function FilterForm({ filters, language, view, action, clearHref, department }: Props) {
  const t = translator(language, "jobs");
  const names = translator(language, "departments");
  const active = countActive(filters, department);
  return (
    <details id="departments" className="filters card md:border-0 md:bg-transparent" open>
      <summary className="flex min-h-12 items-center justify-between px-4 font-semibold md:px-0">
        <h2 className="text-lg">{t("filters")}</h2>
        {active > 0 && <span className="chip bg-neel-soft text-ink">{t("activeFilters", { count: active })}</span>}
      </summary>
      <form action={action} method="get" className="grid gap-4 px-4 pb-4 md:px-0">
        {filters.search && <input type="hidden" name="search" value={filters.search} />}
        {filters.tags && <input type="hidden" name="tags" value={filters.tags.join(",")} />}
        {filters.sortBy !== "latest" && <input type="hidden" name="sortBy" value={filters.sortBy} />}
        {view !== "list" && <input type="hidden" name="view" value={view} />}
        {language !== "en" && <input type="hidden" name="lang" value={language} />}
        <SelectField
          id="filter-department"
          name="department"
          label={t("department")}
          value={filters.department === department ? undefined : filters.department}
          all={t("allDepartments")}
          options={DEPARTMENTS.map(({ key, value }) => ({ value, label: names(`names.${key}`) }))}
        />
        <SelectField
          id="filter-location"
          name="location"
          label={t("location")}
          value={filters.location}
          all={t("allLocations")}
          options={PLACES.map(({ name, nameHindi }) => ({ value: name, label: language === "hi" ? nameHindi : name }))}
        />
        <SelectField
          id="filter-qualification"
          name="qualification"
          label={t("qualification")}
          value={filters.qualification}
          all={t("allQualifications")}
          options={QUALIFICATIONS.map((value) => ({ value, label: t(value) }))}
        />
        <SelectField
          id="filter-salary"
          name="salaryRange"
          label={t("salary")}
          value={filters.salaryRange}
          all={t("allSalaries")}
          options={SALARY_RANGES.map((value) => ({ value, label: t(value) }))}
        />
        <SelectField
          id="filter-posted"
          name="postedDate"
          label={t("posted")}
          value={filters.postedDate}
          all={t("anyTime")}
          options={POSTED_DATES.map((value) => ({ value, label: t(value) }))}
        />
        <div className="flex gap-2">
          <button type="submit" className="button-primary flex-1">
            {t("apply")}
          </button>
          <a href={clearHref} className="button-quiet">
            {t("clearAll")}
          </a>
        </div>
      </form>
    </details>
  );
}

/** Filters that differ from their default; the department of a department page is its default. */
function countActive(filters: JobFilters, department: string | undefined): number {
  const { location, qualification, salaryRange, postedDate } = filters;
  const chosen = [
    location,
    qualification,
    salaryRange,
    postedDate,
    filters.department === department ? undefined : filters.department,
  ];
  return chosen.filter((value) => value !== undefined).length;
}

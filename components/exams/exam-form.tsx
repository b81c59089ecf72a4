import { SelectField } from "@/components/jobs/select-field";
import { Button } from "@/components/ui/button";
import type { ExamFilters, ExamSort } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Props = { filters: ExamFilters; organizations: readonly string[]; sorts: readonly ExamSort[]; language: Language };

/** Search, organisation and sort of the exam calendar. */
export function ExamForm({ filters, organizations, sorts, language }: Props) {
  const t = translator(language, "exams");
  return (
    <search>
      <form
        action="/exams"
        method="get"
        className="mt-4 grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto] md:items-end"
      >
        {language !== "en" && <input type="hidden" name="lang" value={language} />}
        {filters.month && <input type="hidden" name="month" value={filters.month} />}
        <div>
          <label htmlFor="exam-search" className="mb-1 block font-semibold text-sm">
            {t("search")}
          </label>
          <input id="exam-search" name="search" type="search" maxLength={200} defaultValue={filters.search} className="field" />
        </div>
        <SelectField
          id="exam-organization"
          name="organization"
          label={t("organization")}
          value={filters.organization}
          all={t("allOrganizations")}
          options={organizations.map((value) => ({ value, label: value }))}
        />
        <div>
          <label htmlFor="exam-sort" className="mb-1 block font-semibold text-sm">
            {t("sort")}
          </label>
          <select id="exam-sort" name="sortBy" defaultValue={filters.sortBy} className="field">
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sort)}
              </option>
            ))}
          </select>
        </div>
        <Button variant="primary" type="submit">
          {t("show")}
        </Button>
      </form>
    </search>
  );
}

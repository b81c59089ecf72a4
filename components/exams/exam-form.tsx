import { FilterSelect } from "@/components/jobs/filter-select";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
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
        <Input id="exam-search" name="search" type="search" label={t("search")} maxLength={200} defaultValue={filters.search} />
        <FilterSelect
          id="exam-organization"
          name="organization"
          label={t("organization")}
          value={filters.organization}
          all={t("allOrganizations")}
          options={organizations.map((value) => ({ value, label: value }))}
        />
        <Select
          id="exam-sort"
          name="sortBy"
          label={t("sort")}
          defaultValue={filters.sortBy}
          options={sorts.map((value) => ({ value, label: t(value) }))}
        />
        <Button variant="primary" type="submit">
          {t("show")}
        </Button>
      </form>
    </search>
  );
}

import { Search } from "lucide";
import { FilterSelect } from "@/components/jobs/filter-select";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ExamFilters, ExamSort } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { shownText } from "@/lib/notice-text/shown-text";

type Props = { filters: ExamFilters; organizations: readonly string[]; sorts: readonly ExamSort[]; language: Language };

/** Search, organisation and sort of the exam calendar: one line, on a phone the search and its button above the two choices. */
export function ExamForm({ filters, organizations, sorts, language }: Props) {
  const t = translator(language, "exams");
  return (
    <search>
      <form
        action="/exams"
        method="get"
        className="no-print mt-3 mb-1 grid grid-cols-2 gap-2 max-[19em]:grid-cols-1 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        {language !== "en" && <input type="hidden" name="lang" value={language} />}
        {filters.month && <input type="hidden" name="month" value={filters.month} />}
        <div className="flex flex-wrap gap-2 max-md:col-span-full md:contents">
          <Input
            id="exam-search"
            name="search"
            type="search"
            label={t("search")}
            isLabelHidden
            placeholder={t("searchHint")}
            maxLength={200}
            defaultValue={filters.search}
            className="min-w-0 flex-1 basis-40"
          />
          <Button variant="primary" type="submit" className="shrink-0 px-3 md:order-last md:px-4">
            <Icon of={Search} size={20} />
            <span>{t("show")}</span>
          </Button>
        </div>
        <FilterSelect
          id="exam-organization"
          name="organization"
          label={t("organization")}
          isLabelHidden
          value={filters.organization}
          all={t("allOrganizations")}
          options={organizations.map((value) => {
            const { text, lang } = shownText(value, "body", language);
            return { value, label: text, lang };
          })}
        />
        <Select
          id="exam-sort"
          name="sortBy"
          label={t("sort")}
          isLabelHidden
          defaultValue={filters.sortBy}
          options={sorts.map((value) => ({ value, label: t(value) }))}
        />
      </form>
    </search>
  );
}

import { LayoutGrid, List } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters, JobSort } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";

type Props = {
  filters: JobFilters;
  language: Language;
  view: ListView;
  action: string;
  sorts: readonly JobSort[];
  hrefOf: (change: ListParams) => string;
  /** Parameters that the sort form sends along. */
  kept: Record<string, string | undefined>;
};

const SORT_KEYS = { latest: "latest", deadline: "deadline", title: "title", department: "sortDepartment" } as const;

/** Sort form and list/grid links above a list. */
export function ListToolbar({ filters, language, view, action, sorts, hrefOf, kept }: Props) {
  const t = translator(language, "jobs");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <form action={action} method="get" data-auto-apply="" className="flex items-end gap-2">
        {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <div>
          <label htmlFor="sort" className="mb-1 block font-semibold text-sm">
            {t("sort")}
          </label>
          <select id="sort" name="sortBy" defaultValue={filters.sortBy} className="field">
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_KEYS[sort])}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{t("sortButton")}</Button>
      </form>
      <nav aria-label={t("view")} className="flex gap-1">
        {(["list", "grid"] as const).map((choice) => (
          <a
            key={choice}
            href={hrefOf({ view: choice, page: filters.page })}
            aria-label={t(choice)}
            aria-current={view === choice ? "true" : undefined}
            className={`button-quiet min-w-11 px-2 ${view === choice ? "bg-neel-soft" : ""}`}
          >
            {choice === "list" ? <List aria-hidden size={20} /> : <LayoutGrid aria-hidden size={20} />}
          </a>
        ))}
      </nav>
    </div>
  );
}

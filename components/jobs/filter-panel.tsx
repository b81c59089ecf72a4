import { SlidersHorizontal, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { countSidebarFilters } from "./active-filters";
import { FilterForm, type FilterFormProps } from "./filter-form";

/**
 * The filters: a column beside the list; on a phone a slide-over. A native popover, so that it opens, closes, takes the focus and
 * gives it back without a script. `#departments` leads to it and points out the department filter (app/globals.css).
 */
export function FilterPanel(props: FilterFormProps & { language: Language }) {
  const t = translator(props.language, "jobs");
  const count = countSidebarFilters(props.filters);
  const counter = count > 0 && <span className="chip bg-neel-soft text-ink">{t("activeFilters", { count })}</span>;
  return (
    <div className="min-w-0">
      <Button popoverTarget="departments" className="w-full md:hidden">
        <SlidersHorizontal aria-hidden size={20} />
        {t("filters")}
        {counter}
      </Button>
      <section id="departments" popover="auto" aria-labelledby="filters-title" className="filter-panel">
        <div className="flex min-h-11 items-center gap-3">
          <h2 id="filters-title" className="text-lg">
            {t("filters")}
          </h2>
          {counter}
          <Button
            size="icon"
            popoverTarget="departments"
            popoverTargetAction="hide"
            aria-label={t("closeFilters")}
            // biome-ignore lint/a11y/noAutofocus: a popover gives the focus to this when it opens; beside the list the button is not shown.
            autoFocus
            className="filter-close ml-auto"
          >
            <X aria-hidden size={20} />
          </Button>
        </div>
        <FilterForm {...props} />
      </section>
    </div>
  );
}

import { SlidersHorizontal } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
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
  const counter = count > 0 && <Badge tone="info">{t("activeFilters", { count })}</Badge>;
  return (
    <div className="min-w-0">
      <Button popoverTarget="departments" className="w-full md:hidden">
        <SlidersHorizontal aria-hidden size={20} />
        {t("filters")}
        {counter}
      </Button>
      <Sheet id="departments" title={t("filters")} badge={counter} closeLabel={t("closeFilters")} className="filter-panel">
        <FilterForm {...props} />
      </Sheet>
    </div>
  );
}

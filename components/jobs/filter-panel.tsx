import { SlidersHorizontal } from "lucide";
import { Badge } from "@/components/ui/badge";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { countSidebarFilters } from "@/lib/jobs/filter-words/active-filters";
import type { JobFilters } from "@/lib/jobs/schema";
import { FilterForm, type FilterFormProps } from "./filter-form";

const ID = "departments";

/**
 * The filters: a column beside the list; on a phone a slide-over. A native popover, so that it opens, closes, takes the focus and
 * gives it back without a script. `#departments` leads to it and points out the department filter (app/globals.css).
 */
export function FilterPanel(props: FilterFormProps & { language: Language }) {
  const t = translator(props.language, "jobs");
  return (
    <Sheet
      id={ID}
      title={t("filters")}
      badge={<Counter filters={props.filters} language={props.language} />}
      closeLabel={t("closeFilters")}
      className="filter-panel"
    >
      <FilterForm {...props} />
    </Sheet>
  );
}

type OpenerProps = { filters: JobFilters; language: Language; variant?: ButtonVariant; className?: string };

/** Opens the filters where they are a slide-over, and says how many are set. */
export function FilterOpener({ filters, language, variant, className }: OpenerProps) {
  const t = translator(language, "jobs");
  const count = countSidebarFilters(filters);
  return (
    <Button popoverTarget={ID} variant={variant} className={`lg:hidden! ${className ?? ""}`}>
      <Icon of={SlidersHorizontal} size={20} />
      <span className="whitespace-nowrap">
        {t("filters")}
        {count > 0 && ` (${formatNumber(count, language)})`}
      </span>
    </Button>
  );
}

function Counter({ filters, language }: Pick<OpenerProps, "filters" | "language">) {
  const count = countSidebarFilters(filters);
  if (count === 0) return null;
  return <Badge tone="info">{translator(language, "jobs")("activeFilters", { count })}</Badge>;
}

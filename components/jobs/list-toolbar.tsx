import { LayoutGrid, List } from "lucide";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type JobFilters, type JobSort, SORTS } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";
import { KeptInputs, keptParams } from "./kept-inputs";

export type ToolbarProps = {
  filters: JobFilters;
  language: Language;
  view: ListView;
  action: string;
  sorts: readonly JobSort[];
  hrefOf: (change: ListParams) => string;
  /** What the list is asked for, which the sort form sends along. */
  params: ListParams;
};

const SORT_KEYS = {
  relevance: "relevance",
  latest: "latest",
  deadline: "deadline",
  title: "title",
  department: "sortDepartment",
} as const;

/** Sort form and list/grid links above a list. */
export function ListToolbar({ filters, language, view, action, sorts, hrefOf, params }: ToolbarProps) {
  const t = translator(language, "jobs");
  return (
    <>
      <form action={`${action}#results`} method="get" data-auto-apply="" className="flex items-center gap-2">
        <KeptInputs kept={keptParams(params, language, ["sortBy"])} />
        <Select
          key={filters.sortBy}
          id="sort"
          name="sortBy"
          label={t("sort")}
          isLabelHidden
          defaultValue={filters.sortBy}
          options={SORTS.filter((value) => isOffered(value, filters, sorts)).map((value) => ({
            value,
            label: t(SORT_KEYS[value]),
          }))}
        />
        <Button type="submit" className="submits-choice">
          {t("sortButton")}
        </Button>
      </form>
      <nav aria-label={t("view")} className="flex gap-1 max-md:hidden">
        {(["list", "grid"] as const).map((choice) => (
          <ButtonLink
            size="icon"
            key={choice}
            href={hrefOf({ view: choice, page: filters.page })}
            rel="nofollow"
            aria-label={t(choice)}
            aria-current={view === choice ? "true" : undefined}
            className={view === choice ? "bg-neel-soft" : undefined}
          >
            {choice === "list" ? <Icon of={List} size={20} /> : <Icon of={LayoutGrid} size={20} />}
          </ButtonLink>
        ))}
      </nav>
    </>
  );
}

/** Wherever words are searched for the best match is offered, by which such a list is ordered; and any other order that an address asks for. */
function isOffered(value: JobSort, { search, sortBy }: JobFilters, sorts: readonly JobSort[]): boolean {
  return value === sortBy || (value === "relevance" ? search !== undefined : sorts.includes(value));
}

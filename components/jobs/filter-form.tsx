import { Button, ButtonLink } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type JobFilters, MAX_SEARCH_LENGTH } from "@/lib/jobs/schema";
import type { OwnFilters } from "@/lib/jobs/search/filters";
import type { JobFacets } from "@/lib/jobs/search/list-schema";
import { defaultSort, type ListParams, type ListView } from "@/lib/links";
import { filterChoices } from "./filter-choices";
import { FilterGroup } from "./filter-group";

export type FilterFormProps = {
  filters: JobFilters;
  facets: JobFacets;
  /** Jobs of the list as it is filtered now. */
  total: number;
  language: Language;
  view: ListView;
  /** Rows of a page, where the address asks for a number of its own. */
  limit?: number;
  action: string;
  hrefOf: (change: ListParams) => string;
  clearHref: string;
  /** Whether its words are asked for here; the home page has a search of its own. */
  withSearch: boolean;
  /** The page's own filters: what its form means by no choice. */
  own: OwnFilters;
  /** The name of what they are about. */
  ownName?: string;
};

/** Filters that are open at first: what nearly everybody chooses by. */
const OPEN_AT_FIRST = new Set<keyof JobFilters>(["qualification", "location"]);

/** The filters: one GET form, so that it works without a script and the address is the state (app/styles/filters.css). */
export function FilterForm({
  filters,
  facets,
  total,
  language,
  view,
  limit,
  action,
  hrefOf,
  clearHref,
  own,
  ownName,
  withSearch,
}: FilterFormProps) {
  const t = translator(language, "jobs");
  return (
    <form action={`${action}#results`} method="get" data-auto-apply="" autoComplete="off" className="filter-form">
      {filters.tags && <input type="hidden" name="tags" value={filters.tags.join(",")} />}
      {filters.sortBy !== defaultSort(filters) && <input type="hidden" name="sortBy" value={filters.sortBy} />}
      {view !== "list" && <input type="hidden" name="view" value={view} />}
      {limit !== undefined && <input type="hidden" name="limit" value={limit} />}
      {filters.open && <input type="hidden" name="open" value="1" />}
      {language !== "en" && <input type="hidden" name="lang" value={language} />}
      <div data-sheet-body="" className="filter-body">
        {withSearch && (
          <Input
            id="search"
            name="search"
            type="search"
            label={t("searchWords")}
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={filters.search}
            data-suggest=""
            autoComplete="off"
            className="mb-2"
          />
        )}
        {filterChoices({ facets, filters, own, ownName, language }).map((filter) => (
          <FilterGroup
            key={filter.id}
            filter={filter}
            hrefOf={hrefOf}
            language={language}
            isOpen={OPEN_AT_FIRST.has(filter.name)}
          />
        ))}
      </div>
      <div className="filter-foot">
        <ButtonLink href={clearHref} rel="nofollow">
          {t("clearAll")}
        </ButtonLink>
        <Button variant="primary" type="submit" className="submits-choice">
          {t("apply")}
        </Button>
        <Button variant="primary" data-shows-list="" className="needs-script lg:hidden">
          {t("showJobs", { count: total, total: formatNumber(total, language) })}
        </Button>
      </div>
    </form>
  );
}

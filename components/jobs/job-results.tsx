import type { ReactNode } from "react";
import { AlertMe } from "@/components/alerts/alert-me";
import { ForYouLine } from "@/components/for-you/for-you-line";
import { Columns } from "@/components/layout/columns";
import { criteriaOfSearch } from "@/lib/alerts/of-search";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { activeFilters, NO_SIDEBAR_FILTERS } from "@/lib/jobs/filter-words/active-filters";
import { HOME_PAGE_SIZE, type JobDto, type JobFilters, type JobSort } from "@/lib/jobs/schema";
import type { GroupCounts } from "@/lib/jobs/search/counts";
import { type OwnFilters, withoutOwn } from "@/lib/jobs/search/filters";
import type { JobFacets, WiderList } from "@/lib/jobs/search/list-schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import type { ListParams, ListView } from "@/lib/links";
import { ActiveFilterLinks } from "./active-filter-links";
import { CompareButton } from "./compare-button";
import { FilterPanel } from "./filter-panel";
import { ListEnhancer } from "./list-enhancer";
import { ListFeeds } from "./list-feeds";
import { ListHead } from "./list-head";
import { ListPages } from "./list-pages";
import { listParams } from "./list-params";
import { ListRows } from "./list-rows";
import { BeyondEnd, EmptyList, ListSkeleton } from "./list-states";
import { ReadAs } from "./read-as";

type Props = {
  jobs: JobDto[];
  total: number;
  groups: GroupCounts;
  facets: JobFacets;
  filters: JobFilters;
  /** Rows that the page has where its address asks for no other number. */
  pageSize?: number;
  language: Language;
  view: ListView;
  now: Date;
  /** Public address of the page without its query: where its forms go. */
  action: string;
  hrefOf: (params: ListParams) => string;
  heading: string;
  /** What the list holds, for the way back to it; else its heading. */
  words?: string;
  sorts: readonly JobSort[];
  empty: { title: string; help: string };
  /** What the page is about, where it is about something, and its name. */
  own?: OwnFilters;
  ownName?: string;
  withLastPage?: boolean;
  /** Buttons above the list. */
  actions?: ReactNode;
  /** On a phone the rows come before their count and sort. */
  areRowsFirst?: boolean;
  /** Something above the list opens the filters of a phone. */
  hasOpenerAbove?: boolean;
  /** What stands between the third row and the fourth on a phone. */
  between?: ReactNode;
  /** What a wide screen shows beside the rows. */
  side?: ReactNode;
  /** The list is what the page is: its heading is the page's. */
  isPage?: boolean;
  /** What the list leaves out and its reader may want. */
  also?: ReactNode;
  /** What watches for changes of the list. */
  refresh?: ReactNode;
  /** Where nothing was found: lists with one filter less that hold something. */
  wider?: readonly WiderList[];
  /** How the words of the search are read. */
  reading?: ShownReading | null;
};

/** Filters beside, sort and view above, the cards, the pages: the list of the home and department pages. */
export function JobResults(props: Props) {
  const { jobs, total, groups, language, view, now, action, heading, sorts, own = {}, pageSize = HOME_PAGE_SIZE } = props;
  const filters = withoutOwn(props.filters, own);
  const t = translator(language, "jobs");
  const params = listParams(filters, view, pageSize);
  const hrefOf = (change: ListParams) => props.hrefOf({ ...params, page: undefined, ...change });
  const lastPage = Math.ceil(total / filters.limit);
  const active = activeFilters(filters, language, props.reading);
  const isNarrowed = active.length > 0 || criteriaOfSearch(props.filters) !== null;
  const Heading = props.isPage ? "h1" : "h2";
  const showing = t("showing", { count: formatNumber(jobs.length, language), total: formatNumber(total, language) });
  return (
    <Columns
      side={props.side}
      filters={
        <FilterPanel
          filters={filters}
          facets={props.facets}
          total={total}
          language={language}
          view={view}
          limit={params.limit}
          action={action}
          hrefOf={hrefOf}
          clearHref={hrefOf(NO_SIDEBAR_FILTERS)}
          own={own}
          ownName={props.ownName}
          withSearch={!props.hasOpenerAbove}
        />
      }
    >
      <section aria-labelledby="results" className={`list-section min-w-0 ${props.areRowsFirst ? "rows-first" : ""}`}>
        {props.actions}
        <Heading id="results" className={props.ownName === undefined ? "list-heading" : "list-caption"}>
          {heading}
        </Heading>
        {props.reading && <ReadAs {...props.reading} {...{ filters, language, hrefOf, now }} />}
        {isNarrowed && (
          <div className="list-narrowed">
            <AlertMe filters={props.filters} language={language} className={props.side ? "alert-in-line" : ""} />
            <ActiveFilterLinks filters={active} language={language} hrefOf={hrefOf} />
            <ForYouLine language={language} />
          </div>
        )}
        <ListHead
          {...{ filters, language, view, action, sorts, hrefOf, params, groups, showing }}
          withOpener={!props.hasOpenerAbove}
        />
        {props.refresh}
        {jobs.length > 0 ? (
          <>
            {props.isPage && <h2 className="sr-only">{t("results")}</h2>}
            <ListRows
              jobs={jobs}
              language={language}
              view={view}
              now={now}
              asked={filters.location ?? own.location}
              between={props.between}
              isMain
            />
            <ListSkeleton />
          </>
        ) : total > 0 ? (
          <BeyondEnd language={language} lastPage={lastPage} lastHref={hrefOf({ page: lastPage })} />
        ) : (
          <EmptyList
            language={language}
            filters={filters}
            wider={props.wider ?? []}
            texts={props.empty}
            {...{ hrefOf, action, params }}
            all={{ href: props.hrefOf({}), label: props.ownName ? t("allOfPage", { name: props.ownName }) : t("allJobs") }}
          />
        )}
        <div className="compare-bar sticky bottom-4 z-10 max-[75rem]:bottom-[4.25rem] mt-4 flex justify-center empty:hidden">
          <CompareButton label={t("viewComparison")} />
        </div>
        <ListPages {...{ filters, lastPage, language, hrefOf }} withLast={props.withLastPage} />
        {props.also}
        <ListFeeds filters={props.filters} language={language} />
      </section>
      <ListEnhancer
        address={hrefOf({ page: filters.page })}
        words={props.words ?? heading}
        announcement={`${heading}. ${showing}`}
        unreached={t("unreached")}
      />
    </Columns>
  );
}

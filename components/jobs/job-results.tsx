import { Fragment, type ReactNode } from "react";
import { Columns } from "@/components/layout/columns";
import { Pagination } from "@/components/ui/pagination";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto, JobFilters, JobSort } from "@/lib/jobs/schema";
import type { JobFacets, WiderList } from "@/lib/jobs/search/list-schema";
import type { ListParams, ListView } from "@/lib/links";
import { ActiveFilterLinks } from "./active-filter-links";
import { activeFilters } from "./active-filters";
import { CompareButton } from "./compare-button";
import { FilterOpener, FilterPanel } from "./filter-panel";
import { JobCard } from "./job-card";
import { ListEnhancer } from "./list-enhancer";
import { listParams } from "./list-params";
import { ListSkeleton } from "./list-skeleton";
import { BeyondEnd, EmptyList } from "./list-states";
import { ListToolbar } from "./list-toolbar";
import { type OwnFilters, withoutOwn } from "./own-filters";
import { JobRow } from "./row/job-row";

type Props = {
  jobs: JobDto[];
  total: number;
  facets: JobFacets;
  filters: JobFilters;
  language: Language;
  view: ListView;
  now: Date;
  /** Public address of the page without its query: where its forms go. */
  action: string;
  hrefOf: (params: ListParams) => string;
  heading: string;
  sorts: readonly JobSort[];
  empty: { title: string; help: string };
  /** What the page is about, where it is about something. */
  own?: OwnFilters;
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
  /** What watches for changes of the list. */
  refresh?: ReactNode;
  /** Where nothing was found: lists with one filter less that hold something. */
  wider?: readonly WiderList[];
};

/** Filters beside, sort and view above, the cards, the pages: the list of the home and department pages. */
export function JobResults(props: Props) {
  const { jobs, total, language, view, now, action, heading, sorts, empty, own = {}, withLastPage } = props;
  const filters = withoutOwn(props.filters, own);
  const t = translator(language, "jobs");
  const params = listParams(filters, view);
  const hrefOf = (change: ListParams) => props.hrefOf({ ...params, page: undefined, ...change });
  const { page: _page, sortBy: _sortBy, tags, open, ...kept } = params;
  const lastPage = Math.ceil(total / filters.limit);
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
          action={action}
          clearHref={hrefOf(NO_SIDEBAR_FILTERS)}
          own={own}
        />
      }
    >
      <section aria-labelledby="results" className={`min-w-0 ${props.areRowsFirst ? "rows-first" : ""}`}>
        {props.actions}
        {!props.hasOpenerAbove && <FilterOpener filters={filters} language={language} className="mb-4 w-full" />}
        <div className="results-head flex flex-wrap items-end lg:flex-nowrap justify-between gap-3">
          <div>
            <h2 id="results" className="text-xl">
              {heading}
            </h2>
            <p className="text-muted">
              {t("showing", { count: formatNumber(jobs.length, language), total: formatNumber(total, language) })}
            </p>
          </div>
          <ListToolbar
            filters={filters}
            language={language}
            view={view}
            action={action}
            sorts={sorts}
            hrefOf={hrefOf}
            kept={{
              ...kept,
              tags: tags?.join(","),
              open: open ? "1" : undefined,
              lang: language === "en" ? undefined : language,
            }}
          />
        </div>
        <ActiveFilterLinks filters={activeFilters(filters, language)} language={language} hrefOf={hrefOf} />
        {props.refresh}
        {jobs.length === 0 &&
          (total > 0 ? (
            <BeyondEnd language={language} lastPage={lastPage} lastHref={hrefOf({ page: lastPage })} />
          ) : (
            <EmptyList
              language={language}
              filters={filters}
              wider={props.wider ?? []}
              texts={empty}
              hrefOf={hrefOf}
              allHref={props.hrefOf({})}
            />
          ))}
        {jobs.length > 0 && (
          <ul data-list="" className={view === "grid" ? "mt-4 grid gap-4 sm:grid-cols-2" : "rows mt-4"}>
            {jobs.map((job, index) => (
              <Fragment key={job.id}>
                {index === ROWS_BEFORE && props.between && <li>{props.between}</li>}
                <li className="grid min-w-0">
                  {view === "grid" ? (
                    <JobCard job={job} language={language} now={now} />
                  ) : (
                    <JobRow job={job} language={language} now={now} asked={filters.location ?? own.location} />
                  )}
                </li>
              </Fragment>
            ))}
          </ul>
        )}
        {jobs.length > 0 && <ListSkeleton />}
        <div className="sticky bottom-4 z-10 max-[75rem]:bottom-[4.25rem] mt-4 flex justify-center empty:hidden">
          <CompareButton label={t("viewComparison")} />
        </div>
        <div className="results-pages">
          <Pagination
            page={filters.page}
            lastPage={lastPage}
            hrefOf={(page) => hrefOf({ page })}
            withLast={withLastPage}
            labels={{
              pages: t("pagination"),
              previous: t("previous"),
              next: t("next"),
              page: (page) => t("page", { page }),
            }}
          />
        </div>
      </section>
      <ListEnhancer
        address={hrefOf({ page: filters.page })}
        words={heading}
        announcement={`${heading}. ${t("showing", { count: formatNumber(jobs.length, language), total: formatNumber(total, language) })}`}
      />
    </Columns>
  );
}

/** Rows above what stands between them: as many as the first screen of a phone holds. */
const ROWS_BEFORE = 3;

/** What Clear All of the sidebar takes away; search, tags, sort and view stay. */
const NO_SIDEBAR_FILTERS = {
  department: undefined,
  location: undefined,
  qualification: undefined,
  salaryRange: undefined,
  postedDate: undefined,
  closing: undefined,
} as const satisfies ListParams;

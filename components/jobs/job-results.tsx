import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFacets } from "@/lib/jobs/list-schema";
import type { JobDto, JobFilters, JobSort } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";
import { FilterForm } from "./filter-form";
import { JobCard } from "./job-card";
import { ListToolbar } from "./list-toolbar";
import { Pagination } from "./pagination";

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
  /** The page's own department: no filter, and not written into addresses. */
  department?: string;
  withLastPage?: boolean;
};

/** Filters beside, sort and view above, the cards, the pages: the list of the home and department pages. */
export function JobResults(props: Props) {
  const { jobs, total, filters, language, view, now, action, heading, sorts, empty, department, withLastPage } = props;
  const t = translator(language, "jobs");
  const params = listParams(filters, view, department);
  const hrefOf = (change: ListParams) => props.hrefOf({ ...params, page: undefined, ...change });
  const { page: _page, sortBy: _sortBy, tags, open, ...kept } = params;
  return (
    <div className="page mt-8 grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FilterForm
        filters={filters}
        facets={props.facets}
        language={language}
        view={view}
        action={action}
        clearHref={props.hrefOf({})}
        department={department}
      />
      <section aria-labelledby="results">
        <div className="flex flex-wrap items-end justify-between gap-3">
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
        {jobs.length === 0 && (
          <div className="card mt-4 p-8 text-center">
            <p className="font-semibold text-lg">{empty.title}</p>
            <p className="mt-1 text-muted">{empty.help}</p>
            <a href={props.hrefOf({})} className="button-quiet mt-4">
              {t("clearAll")}
            </a>
          </div>
        )}
        <ul className={view === "grid" ? "mt-4 grid gap-4 sm:grid-cols-2" : "mt-4 grid gap-4"}>
          {jobs.map((job) => (
            <li key={job.id} className="grid">
              <JobCard job={job} language={language} now={now} view={view} />
            </li>
          ))}
        </ul>
        <Pagination
          page={filters.page}
          lastPage={Math.ceil(total / filters.limit)}
          language={language}
          hrefOf={(page) => hrefOf({ page })}
          withLast={withLastPage}
        />
      </section>
    </div>
  );
}

function listParams(
  filters: JobFilters,
  view: ListView,
  department: string | undefined,
): Omit<ListParams, "view"> & { view?: ListView } {
  const { search, tags, location, qualification, salaryRange, postedDate, open, sortBy, page } = filters;
  return {
    search,
    tags,
    department: filters.department === department ? undefined : filters.department,
    location,
    qualification,
    salaryRange,
    postedDate,
    open,
    sortBy,
    page,
    view: view === "list" ? undefined : view,
  };
}

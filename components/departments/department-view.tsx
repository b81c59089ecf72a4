import { AlertMeCard } from "@/components/alerts/alert-me";
import { DepartmentAbout } from "@/components/departments/department-about";
import { OtherDepartments } from "@/components/departments/other-departments";
import { JsonLd } from "@/components/job-detail/json-ld";
import { AllIndia } from "@/components/jobs/all-india";
import { JobResults } from "@/components/jobs/job-results";
import { listParams } from "@/components/jobs/list-params";
import { LandingLinks } from "@/components/landings/landing-links";
import { yearInIndia } from "@/lib/dates";
import { BANNERS, type DepartmentPage } from "@/lib/departments/schema";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { countInWords } from "@/lib/jobs/filter-words/list-words";
import { DEPARTMENT_PAGE_SIZE, type JobFilters, type JobSort, type OpenFigures } from "@/lib/jobs/schema";
import type { AllIndiaJobs, ListPage } from "@/lib/jobs/search/list-schema";
import type { CountedLanding } from "@/lib/landings/counted";
import { type ListView, links } from "@/lib/links";
import { ALL_INDIA } from "@/lib/places/states";
import { addressOf } from "@/lib/seo/metadata";
import { breadcrumbsOf } from "@/lib/seo/site-markup";

type Props = {
  department: DepartmentPage;
  language: Language;
  filters: JobFilters;
  view: ListView;
  page: ListPage;
  /** Of the searches that the page links to, those that find an open job. */
  open: readonly string[];
  /** What is open of the department, whatever the filters. */
  active: OpenFigures;
  now: Date;
  /** What a list of a state leaves out. */
  also: AllIndiaJobs | null;
  /** Of a state the pages of its levels of education that have enough open jobs. */
  levels: readonly CountedLanding[];
};

const SORTS = ["latest", "deadline", "department"] as const satisfies readonly JobSort[];

/** A department's or state's band with its count, who recruits, its popular exams and zones, and its list. */
export function DepartmentView({ department, language, filters, view, page, open, active, now, also, levels }: Props) {
  const t = translator(language, "departments");
  const { slug } = department;
  const name = department.name[language];
  const trail = [
    { name: t("allPages"), url: addressOf(links.departments(language)) },
    { name, url: addressOf(links.department(language, slug)) },
  ];
  return (
    <>
      <div className={`${BANNERS[department.banner]} text-on-banner`}>
        <div className="page flex min-h-16 flex-col justify-center py-1 lg:flex-row lg:items-center lg:justify-between lg:gap-6">
          <h1 className="text-xl">{t("banner", { name, year: yearInIndia(now) })}</h1>
          <p className="text-sm tabular-nums">
            {t("activeVacancies")}:{" "}
            {t("activeFigures", {
              notices: active.notices,
              count: formatNumber(active.notices, language),
              posts: formatNumber(active.posts, language),
            })}
            {active.next && <span className="max-sm:hidden"> · {t("nextDate", { day: formatDay(active.next, language) })}</span>}
          </p>
        </div>
      </div>
      <JobResults
        {...page}
        filters={filters}
        pageSize={DEPARTMENT_PAGE_SIZE}
        language={language}
        view={view}
        now={now}
        action={`/jobs/${slug}`}
        hrefOf={(params) => links.department(language, slug, params)}
        heading={t("results", { name, total: countInWords(page, language) })}
        sorts={SORTS}
        empty={{ title: t("empty", { name }), help: t("emptyHelp") }}
        own={department.own}
        ownName={name}
        side={
          <div className="grid gap-6">
            <div className="max-[75rem]:hidden">
              <AlertMeCard filters={filters} language={language} />
            </div>
            <DepartmentAbout department={department} language={language} open={open} />
          </div>
        }
        withLastPage={false}
        also={
          also && (
            <AllIndia
              {...also}
              place={also.place[language]}
              href={links.home(language, {
                ...listParams(filters, view, DEPARTMENT_PAGE_SIZE),
                page: undefined,
                location: ALL_INDIA.name,
                open: true,
              })}
              language={language}
              now={now}
            />
          )
        }
      />
      <LandingLinks id="levels" title={translator(language, "landings")("levelsOf")} landings={levels} language={language} />
      <OtherDepartments department={department} language={language} />
      <JsonLd thing={breadcrumbsOf(trail)} />
    </>
  );
}

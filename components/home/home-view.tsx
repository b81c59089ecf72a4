import { ClosingSoon } from "@/components/home/closing-soon";
import { Features } from "@/components/home/features";
import { Hero } from "@/components/home/hero";
import { ListRefresh } from "@/components/home/list-refresh";
import { JobResults } from "@/components/jobs/job-results";
import { ListActions } from "@/components/jobs/list-actions";
import { listParams } from "@/components/jobs/list-params";
import { dayInIndia } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type JobDto, type JobFilters, SORTS } from "@/lib/jobs/schema";
import type { ListPage } from "@/lib/jobs/search/list-schema";
import { type ListView, links } from "@/lib/links";
import type { Claims } from "@/lib/site";
import type { StatsDto } from "@/lib/stats/schema";

type Props = {
  language: Language;
  filters: JobFilters;
  view: ListView;
  page: ListPage;
  stats: StatsDto | null;
  now: Date;
  /** What stands around the list of the plain page; a filtered list stands alone. */
  around?: { closing: JobDto[]; claims: Claims };
};

/** The home page, plain or filtered: search, what closes soon, the list, and below it what the portal offers. */
export function HomeView({ language, filters, view, page, stats, now, around }: Props) {
  const t = translator(language, "jobs");
  const params = listParams(filters, view);
  return (
    <>
      <Hero language={language} filters={filters} params={params} isFiltered={!around} stats={stats} today={dayInIndia(now)} />
      {around && <ClosingSoon jobs={around.closing} language={language} now={now} />}
      <JobResults
        {...page}
        filters={filters}
        language={language}
        view={view}
        now={now}
        action="/"
        hrefOf={(change) => links.home(language, change)}
        actions={<ListActions language={language} />}
        refresh={
          <ListRefresh
            address={links.api.jobs({ ...params, limit: filters.limit })}
            ids={page.jobs.map(({ id }) => id)}
            labels={{ one: t("newJob"), many: t("newJobs", { count: "#" }), changed: t("listChanged"), show: t("showThem") }}
          />
        }
        heading={t("results")}
        sorts={SORTS}
        empty={{ title: t("empty"), help: t("emptyHelp") }}
      />
      {around && <Features language={language} claims={around.claims} />}
    </>
  );
}

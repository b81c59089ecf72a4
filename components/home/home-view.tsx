import { Hero } from "@/components/home/hero";
import { JobResults } from "@/components/jobs/job-results";
import { ListActions } from "@/components/jobs/list-actions";
import { dayInIndia } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { ListPage } from "@/lib/jobs/list-schema";
import { type JobDto, type JobFilters, SORTS } from "@/lib/jobs/schema";
import { type ListView, links } from "@/lib/links";
import type { StatsDto } from "@/lib/stats/schema";
import { ClosingSoon } from "./closing-soon";

type Props = {
  language: Language;
  filters: JobFilters;
  view: ListView;
  page: ListPage;
  closing: JobDto[];
  stats: StatsDto;
  now: Date;
};

/** The home page, plain or filtered: search, what closes soon, the list. */
export function HomeView({ language, filters, view, page, closing, stats, now }: Props) {
  const t = translator(language, "jobs");
  return (
    <>
      <Hero language={language} filters={filters} stats={stats} today={dayInIndia(now)} />
      <ClosingSoon jobs={closing} language={language} now={now} />
      <JobResults
        {...page}
        filters={filters}
        language={language}
        view={view}
        now={now}
        action="/"
        hrefOf={(params) => links.home(language, params)}
        actions={<ListActions language={language} />}
        heading={t("results")}
        sorts={SORTS}
        empty={{ title: t("empty"), help: t("emptyHelp") }}
      />
    </>
  );
}

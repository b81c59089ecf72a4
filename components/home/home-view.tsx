import { BelowList } from "@/components/home/below-list";
import { ClosingSoon } from "@/components/home/closing-soon";
import { Features } from "@/components/home/features";
import { Hero } from "@/components/home/hero";
import { HomeSide } from "@/components/home/home-side";
import { ListRefresh } from "@/components/home/list-refresh";
import { AllIndia } from "@/components/jobs/all-india";
import { JobResults } from "@/components/jobs/job-results";
import { listParams } from "@/components/jobs/list-params";
import { LandingLinks } from "@/components/landings/landing-links";
import { addDays, type Day, dayInIndia } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { countInWords, listWords } from "@/lib/jobs/filter-words/list-words";
import { type JobDto, type JobFilters, SORTS } from "@/lib/jobs/schema";
import type { AllIndiaJobs, ListPage } from "@/lib/jobs/search/list-schema";
import type { CountedLanding } from "@/lib/landings/counted";
import { type ListView, links } from "@/lib/links";
import { ALL_INDIA } from "@/lib/places/states";
import type { Claims } from "@/lib/site";
import type { StatsDto } from "@/lib/stats/schema";

type Props = {
  language: Language;
  filters: JobFilters;
  view: ListView;
  page: ListPage;
  stats: StatsDto | null;
  now: Date;
  /** What a list of a state leaves out. */
  also?: AllIndiaJobs | null;
  /** What stands around the list of the plain page; a filtered list stands alone. */
  around?: { closing: JobDto[]; exams: readonly ExamDto[]; claims: Claims; lists: readonly CountedLanding[] };
};

/** The home page, plain or filtered: search, ways in, the list; below it what the portal offers. */
export function HomeView({ language, filters, view, page, stats, now, around, also }: Props) {
  const t = translator(language, "jobs");
  const params = listParams(filters, view);
  const words = listWords(filters, language);
  const today = dayInIndia(now);
  const days = closingDays(page, today);
  return (
    <>
      {around && <Hero language={language} filters={filters} params={params} facets={page.facets} stats={stats} />}
      <JobResults
        {...page}
        filters={filters}
        language={language}
        view={view}
        now={now}
        action="/"
        hrefOf={(change) => links.home(language, change)}
        hasOpenerAbove={around !== undefined}
        areRowsFirst={around !== undefined}
        between={
          around &&
          around.closing.length > 0 && (
            <ClosingSoon jobs={around.closing} total={sum(days.slice(0, SOON_DAYS))} today={today} language={language} />
          )
        }
        side={
          <HomeSide
            language={language}
            filters={filters}
            params={around ? {} : params}
            closing={days}
            today={today}
            exams={around?.exams ?? []}
          />
        }
        isPage={!around}
        also={
          also && (
            <AllIndia
              {...also}
              place={also.place[language]}
              href={links.home(language, { ...params, page: undefined, location: ALL_INDIA.name, open: true })}
              language={language}
              now={now}
            />
          )
        }
        refresh={
          <ListRefresh
            key={links.home(language, params)}
            address={links.api.jobs({ ...params, limit: filters.limit })}
            ids={page.jobs.map(({ id }) => id)}
            total={page.total}
            labels={{ one: t("newJob"), many: t("newJobs", { count: "#" }), changed: t("listChanged"), show: t("showThem") }}
          />
        }
        heading={around ? t("results") : `${words} (${countInWords(page, language)})`}
        words={words}
        sorts={SORTS}
        empty={{ title: t("empty"), help: t("emptyHelp") }}
      />
      <BelowList language={language} params={params} stats={stats} today={today} />
      {around && (
        <LandingLinks id="lists" title={translator(language, "landings")("byName")} landings={around.lists} language={language} />
      )}
      {around && <Features language={language} claims={around.claims} />}
    </>
  );
}

/** Days, today included, of 'Closing in 3 days'. */
const SOON_DAYS = 3;
const WEEK_DAYS = 7;

/** How many jobs close on each day of the week that begins today. */
function closingDays({ facets }: ListPage, today: Day): { day: Day; count: number }[] {
  return facets.closing.counts.slice(0, WEEK_DAYS).map((count, ahead) => ({ day: addDays(today, ahead), count }));
}

function sum(days: readonly { count: number }[]): number {
  return days.reduce((total, { count }) => total + count, 0);
}

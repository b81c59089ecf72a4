import { AlertMeCard } from "@/components/alerts/alert-me";
import { JsonLd } from "@/components/job-detail/json-ld";
import { AllIndia } from "@/components/jobs/all-india";
import { JobResults } from "@/components/jobs/job-results";
import { LandingLinks } from "@/components/landings/landing-links";
import { yearInIndia } from "@/lib/dates";
import { findDepartmentPage } from "@/lib/departments/pages";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type JobFilters, SORTS } from "@/lib/jobs/schema";
import type { AllIndiaJobs, ListPage } from "@/lib/jobs/search/list-schema";
import type { CountedLanding } from "@/lib/landings/counted";
import type { LandingFacts } from "@/lib/landings/facts";
import type { Landing } from "@/lib/landings/landings";
import { landingSentences } from "@/lib/landings/sentences";
import { links } from "@/lib/links";
import { ALL_INDIA } from "@/lib/places/states";
import { addressOf } from "@/lib/seo/metadata";
import { breadcrumbsOf } from "@/lib/seo/site-markup";

type Props = {
  landing: Landing;
  language: Language;
  filters: JobFilters;
  page: ListPage;
  also: AllIndiaJobs | null;
  facts: LandingFacts;
  near: readonly CountedLanding[];
  now: Date;
};

/** A search that many type as a page of its own: what is open of it in sentences, its list, and what is near. Its filters lead on to the list of all. */
export function LandingView({ landing, language, filters, page, also, facts, near, now }: Props) {
  const t = translator(language, "landings");
  const jobs = translator(language, "jobs");
  const name = landing.name[language];
  const state = findDepartmentPage(landing.family);
  const trail = [
    { name: translator(language, "departments")("allPages"), url: addressOf(links.departments(language)) },
    ...(state ? [{ name: state.name[language], url: addressOf(links.department(language, state.slug)) }] : []),
    { name, url: addressOf(links.landing(language, landing.path)) },
  ];
  return (
    <>
      <div className="page pt-4 pb-2">
        <h1 className="text-xl md:text-2xl">{t("title", { what: name, year: yearInIndia(now) })}</h1>
        <p className="mt-2 max-w-prose">{landingSentences(facts, language).join(" ")}</p>
      </div>
      <JobResults
        {...page}
        filters={filters}
        language={language}
        view="list"
        now={now}
        action="/"
        hrefOf={(params) => links.home(language, params)}
        heading={`${jobs("results")} (${formatNumber(page.total, language)})`}
        words={name}
        sorts={SORTS}
        empty={{ title: jobs("empty"), help: jobs("emptyHelp") }}
        also={
          also && (
            <AllIndia
              {...also}
              place={also.place[language]}
              href={links.home(language, { ...landing.filters, location: ALL_INDIA.name, open: true })}
              language={language}
              now={now}
            />
          )
        }
        side={
          <div className="max-[75rem]:hidden">
            <AlertMeCard filters={filters} language={language} />
          </div>
        }
      />
      <LandingLinks id="near" title={t("near")} landings={near} language={language} />
      <JsonLd thing={breadcrumbsOf(trail)} />
    </>
  );
}

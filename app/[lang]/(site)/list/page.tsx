import type { Metadata } from "next";
import { HomeView } from "@/components/home/home-view";
import { listParams } from "@/components/jobs/list-params";
import { FailedList } from "@/components/jobs/list-states";
import { feedsOfList } from "@/lib/feeds/alternates";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedStats } from "@/lib/jobs/cache";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import type { JobQuestion } from "@/lib/jobs/search/criteria";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { readListPage } from "@/lib/jobs/search/list-page";
import { readAllIndia } from "@/lib/jobs/search/reading/all-india";
import { cachedLandingFacts } from "@/lib/landings/facts";
import { landingOf, MIN_OPEN } from "@/lib/landings/landings";
import { links, viewOf } from "@/lib/links";
import type { PageQuery } from "@/lib/query-params";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageQuery> };

// The address is whatever a visitor filters by: nothing of it is kept.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = languageOf((await params).lang);
  const t = translator(language, "home");
  const filters = lenientFilters(await searchParams);
  const { sortBy: _sortBy, page, limit: _limit, open: _open, ...asked } = filters;
  const landing = page === 1 ? await listedLanding(asked) : null;
  // What can be filtered by has no end: search engines leave these lists out and follow their links, but for the one that a page of its own shows too,
  // which stands for it, also of what is open alone, as notices lead to it.
  return pageMetadata({
    language,
    path: landing ? links.landing("en", landing.path) : "/",
    title: listWords(filters, language),
    description: t("description"),
    keywords: t("keywords"),
    feeds: feedsOfList(language, asked, listWords(filters, language)),
    isLeftOut: landing === null,
  });
}

/** The landing of the same search where search engines are led to it. */
async function listedLanding(asked: JobQuestion) {
  const landing = landingOf(asked);
  const facts = landing && (await readOrAway(() => cachedLandingFacts(landing)));
  return facts && facts.named >= MIN_OPEN ? landing : null;
}

/** / with filters, sort or page in its address: made for each request. */
export default async function FilteredHomePage({ params, searchParams }: Props) {
  const language = languageOf((await params).lang);
  const query = await searchParams;
  const filters = lenientFilters(query);
  const now = new Date();
  const view = viewOf(query.view);
  const [page, stats, also] = await Promise.all([
    readOrAway(() => readListPage(filters, now)),
    readOrAway(cachedStats),
    readOrAway(() => readAllIndia(filters, now)),
  ]);
  if (!page) return <FailedList language={language} retryHref={links.home(language, listParams(filters, view))} />;
  return <HomeView language={language} filters={filters} view={view} page={page} stats={stats} now={now} also={also} />;
}

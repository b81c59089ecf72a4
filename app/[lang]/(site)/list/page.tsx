import type { Metadata } from "next";
import { HomeView } from "@/components/home/home-view";
import { listParams } from "@/components/jobs/list-params";
import { FailedList } from "@/components/jobs/list-states";
import { listWords } from "@/components/jobs/list-words";
import { feedsOfList } from "@/lib/feeds/alternates";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedStats } from "@/lib/jobs/cache";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { readAllIndia, readListPage } from "@/lib/jobs/search/list-page";
import { landingOf } from "@/lib/landings/landings";
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
  const { sortBy: _sortBy, page: _page, limit: _limit, ...asked } = filters;
  const landing = landingOf(asked);
  // Filtered views are the home page's list in another order: search engines are sent to the page itself, or that of the same search, and follow
  // its links.
  return {
    ...pageMetadata({
      language,
      path: landing ? links.landing("en", landing.path) : "/",
      title: listWords(filters, language),
      description: t("description"),
      keywords: t("keywords"),
      feeds: feedsOfList(language, asked, listWords(filters, language)),
    }),
    robots: { index: false, follow: true },
  };
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

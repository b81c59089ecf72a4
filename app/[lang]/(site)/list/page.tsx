import type { Metadata } from "next";
import { HomeView } from "@/components/home/home-view";
import { isLanguage } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedStats } from "@/lib/jobs/cache";
import { lenientFilters } from "@/lib/jobs/filters";
import { readListPage } from "@/lib/jobs/list-page";
import { viewOf } from "@/lib/links";
import type { PageQuery } from "@/lib/query-params";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageQuery> };

// The address is whatever a visitor filters by: nothing of it is kept.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  const language = isLanguage(lang) ? lang : "en";
  const t = translator(language, "home");
  // Filtered views are the home page's list in another order: search engines are sent to the page itself and follow its links.
  return {
    ...pageMetadata({ language, path: "/", title: t("searchTitle"), description: t("description"), keywords: t("keywords") }),
    robots: { index: false, follow: true },
  };
}

/** / with filters, sort or page in its address: made for each request. */
export default async function FilteredHomePage({ params, searchParams }: Props) {
  const { lang } = await params;
  const language = isLanguage(lang) ? lang : "en";
  const query = await searchParams;
  const filters = lenientFilters(query);
  const now = new Date();
  const [page, stats] = await Promise.all([readListPage(filters, now), cachedStats()]);
  return (
    <HomeView language={language} filters={filters} view={viewOf(query.view)} page={page} closing={[]} stats={stats} now={now} />
  );
}

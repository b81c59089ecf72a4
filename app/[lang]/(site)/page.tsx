import { HomeView } from "@/components/home/home-view";
import { JsonLd } from "@/components/job-detail/json-ld";
import { examsWithin } from "@/lib/exams/agenda";
import { cachedExams } from "@/lib/exams/cache";
import { feedsOfList } from "@/lib/feeds/alternates";
import { languageOf } from "@/lib/i18n/languages";
import { cachedClaims, cachedClosingSoon, cachedListPage, cachedStats } from "@/lib/jobs/cache";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { cachedLandingLinks } from "@/lib/landings/counted";
import { metadataOf } from "@/lib/seo/metadata";
import { publisherMarkup, siteMarkup } from "@/lib/seo/site-markup";

type Props = { params: Promise<{ lang: string }> };

// Made at the first request, not by the build, which has no database; kept until a write or midnight invalidates it.
export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

/** Days ahead, today included, whose exams stand beside the list. */
const EXAM_DAYS = 7;
const CLOSING_JOBS = 3;
/** Lists of posts, bodies and exams that the page leads to. */
const LISTS = 10;

export const generateMetadata = metadataOf("/", "home", {
  title: "title",
  description: "description",
  keywords: "keywords",
  feeds: (language) => feedsOfList(language, {}, listWords({}, language)),
});

/** / without filters: cached HTML. Any filter in the address leads to ./list (next.config.mjs). */
export default async function HomePage({ params }: Props) {
  const language = languageOf((await params).lang);
  const filters = lenientFilters({});
  const now = new Date();
  const [page, closing, exams, claims, stats, lists] = await Promise.all([
    cachedListPage(filters),
    cachedClosingSoon(CLOSING_JOBS),
    cachedExams(),
    cachedClaims(),
    cachedStats(),
    cachedLandingLinks(({ kind }) => kind !== "level", LISTS),
  ]);
  return (
    <>
      <HomeView
        language={language}
        filters={filters}
        view="list"
        page={page}
        around={{ closing, exams: examsWithin(exams, EXAM_DAYS, now), claims, lists }}
        stats={stats}
        now={now}
      />
      <JsonLd thing={siteMarkup(language)} />
      <JsonLd thing={publisherMarkup()} />
    </>
  );
}

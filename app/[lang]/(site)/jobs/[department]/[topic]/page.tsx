import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingView } from "@/components/landings/landing-view";
import { yearInIndia } from "@/lib/dates";
import { feedsOfList } from "@/lib/feeds/alternates";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedAllIndia, cachedListPage } from "@/lib/jobs/cache";
import { cachedNearLandings } from "@/lib/landings/counted";
import { cachedLandingFacts, landingFilters } from "@/lib/landings/facts";
import { findLanding, MIN_OPEN } from "@/lib/landings/landings";
import { landingSentences } from "@/lib/landings/sentences";
import { pageMetadata } from "@/lib/seo/metadata";
import { describedBy } from "@/lib/seo/page-texts";

type Props = { params: Promise<{ lang: string; department: string; topic: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, department, topic } = await params;
  const language = languageOf(lang);
  const landing = findLanding(department, topic);
  if (!landing) return {};
  const facts = await cachedLandingFacts(landing);
  const name = landing.name[language];
  return pageMetadata({
    language,
    path: `/jobs/${landing.path}`,
    title: translator(language, "landings")("title", { what: name, year: yearInIndia(new Date()) }),
    description: describedBy(name, landingSentences(facts, language)),
    feeds: feedsOfList(language, landing.filters, name),
    // A page of a few notices is of no use to who searches the web: its list is part of another one, as all is that is only near to its name.
    isLeftOut: facts.named < MIN_OPEN,
  });
}

/** /jobs/bihar/12th-pass, /jobs/post/junior-engineer and their like. */
export default async function LandingPage({ params }: Props) {
  const { lang, department, topic } = await params;
  const landing = findLanding(department, topic);
  if (!landing) notFound();
  const filters = landingFilters(landing);
  const [page, also, facts, near] = await Promise.all([
    cachedListPage(filters),
    cachedAllIndia(filters),
    cachedLandingFacts(landing),
    cachedNearLandings(landing),
  ]);
  return (
    <LandingView
      landing={landing}
      language={languageOf(lang)}
      filters={filters}
      page={page}
      also={also}
      facts={facts}
      near={near}
      now={new Date()}
    />
  );
}

import { HeroSearch } from "@/components/home/hero-search";
import { ListTabs } from "@/components/home/list-tabs";
import { WaysIn } from "@/components/home/ways-in";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import type { JobFacets } from "@/lib/jobs/search/list-schema";
import type { ListParams } from "@/lib/links";
import type { StatsDto } from "@/lib/stats/schema";

type Props = {
  language: Language;
  filters: JobFilters;
  /** The filters as an address writes them. */
  params: ListParams;
  facets: JobFacets;
  stats: StatsDto | null;
};

/** One line of purpose, one search form, the ways in that aspirants use (app/styles/hero.css). */
export function Hero({ language, filters, params, facets, stats }: Props) {
  return (
    <div className="hero">
      <div className="page">
        <h1>{translator(language, "home")("heading")}</h1>
        <HeroSearch language={language} filters={filters} params={params} />
        <WaysIn language={language} filters={filters} />
        <ListTabs language={language} facets={facets} stats={stats} />
      </div>
    </div>
  );
}

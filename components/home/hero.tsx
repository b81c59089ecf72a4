import { HeroSearch } from "@/components/home/hero-search";
import { StatsStrip } from "@/components/home/stats-strip";
import { TagPanel } from "@/components/home/tag-panel";
import { WaysIn } from "@/components/home/ways-in";
import { formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { type ListParams, links } from "@/lib/links";
import type { StatsDto } from "@/lib/stats/schema";

type Props = {
  language: Language;
  filters: JobFilters;
  /** The same as an address writes them. */
  params: ListParams;
  /** On a filtered list the rows matter more: the ways in are left out. */
  isFiltered: boolean;
  stats: StatsDto | null;
  today: string;
};

/** One line of purpose, the search as the largest thing, the ways in that aspirants use, and the four figures as a quiet strip. */
export function Hero({ language, filters, params, isFiltered, stats, today }: Props) {
  const t = translator(language, "home");
  return (
    <div className="border-line border-b bg-surface">
      <div className={isFiltered ? "page py-5" : "page py-6 md:py-10"}>
        <h1 className={isFiltered ? "text-xl" : "max-w-3xl text-2xl md:text-3xl"}>{t("heading")}</h1>
        {stats && !isFiltered && (
          <p className="mt-2 text-lg text-muted">{t("lead", { open: stats.totalJobs, date: formatDayLong(today, language) })}</p>
        )}
        <HeroSearch language={language} filters={filters} params={params} />
        {!isFiltered && <WaysIn language={language} />}
        <TagPanel language={language} params={params} />
        <StatsStrip
          initial={stats}
          labels={{
            strip: t("stats"),
            loading: t("loading"),
            totalJobs: t("totalJobs"),
            newToday: t("newToday"),
            departments: t("statDepartments"),
            applications: t("applications"),
          }}
        />
        {!isFiltered && (
          <p className="mt-3">
            <a href={links.home(language, { sortBy: "deadline" })}>{t("closingAll")}</a>
          </p>
        )}
      </div>
    </div>
  );
}

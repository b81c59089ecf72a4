import { ForYouLine } from "@/components/for-you/for-you-line";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import type { JobFacets } from "@/lib/jobs/search/list-schema";
import { links } from "@/lib/links";
import type { StatsDto } from "@/lib/stats/schema";

type Props = { language: Language; facets: JobFacets; stats: StatsDto | null };

/** What is new, what closes this week, what is open: each a list of exactly the number beside it. */
export function ListTabs({ language, facets, stats }: Props) {
  const t = translator(language, "home");
  const closing = facets.closing.counts.slice(0, closesWithin("week") ?? 0).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { href: links.home(language, { open: true, postedDate: "today" }), label: t("tabNew"), count: stats?.newToday },
    { href: links.home(language, { closing: "week", sortBy: "deadline" }), label: t("tabClosing"), count: closing },
    { href: links.home(language, { open: true }), label: t("tabOpen"), count: stats?.totalJobs },
  ];
  return (
    <div className="list-tabs">
      <ForYouLine language={language} />
      <nav aria-label={t("tabs")} className="contents">
        {tabs.map(({ href, label, count }) => (
          <a key={href} href={href}>
            {label} {count !== undefined && <b>{formatNumber(count, language)}</b>}
          </a>
        ))}
      </nav>
    </div>
  );
}

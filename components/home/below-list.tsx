import { StatsStrip } from "@/components/home/stats-strip";
import { TagPanel } from "@/components/home/tag-panel";
import { ListActions } from "@/components/jobs/list-actions";
import { AfterPaint } from "@/components/layout/after-paint";
import type { Day } from "@/lib/dates";
import { formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { ListParams } from "@/lib/links";
import type { StatsDto } from "@/lib/stats/schema";

type Props = { language: Language; params: ListParams; stats: StatsDto | null; today: Day };

/** What follows the rows: alerts, tracker and exams, the search by tags, and the four figures of the portal. */
export function BelowList({ language, params, stats, today }: Props) {
  const t = translator(language, "home");
  return (
    <div className="page no-print mt-8">
      <ListActions language={language} />
      <AfterPaint>
        <TagPanel language={language} params={params} />
      </AfterPaint>
      {stats && <p className="mt-6 text-muted">{t("lead", { open: stats.totalJobs, date: formatDayLong(today, language) })}</p>}
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
    </div>
  );
}

import { formatNumber } from "@/lib/i18n/format";
import type { AdminStatsDto, DashboardFigures } from "@/lib/stats/schema";

/** The four figures of the imports, the jobs by status and those that close this week. */
export function StatsCards({ stats, figures }: { stats: AdminStatsDto; figures: DashboardFigures }) {
  const cards = [
    { label: "Total processed", value: formatNumber(stats.totalProcessed, "en"), hint: "rows read by imports" },
    {
      label: "Successful extractions",
      value: formatNumber(stats.successfulExtractions, "en"),
      hint: "became a listing or joined one",
    },
    { label: "Review required", value: formatNumber(stats.reviewRequired, "en"), hint: "rows waiting for an editor" },
    { label: "Average processing time", value: `${stats.avgProcessingTime} ms`, hint: "a row" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ label, value, hint }) => (
        <div key={label} className="card flex flex-col p-4">
          <dt className="text-muted">{label}</dt>
          <dd className="mt-1 font-semibold text-xl tabular-nums">{value}</dd>
          <dd className="text-muted">{hint}</dd>
        </div>
      ))}
      <StatusCard figures={figures} />
    </dl>
  );
}

const STATUSES = [
  { key: "open", label: "Open" },
  { key: "closed", label: "Closed" },
  { key: "draft", label: "Drafts" },
  { key: "scheduled", label: "Scheduled" },
  { key: "withdrawn", label: "Withdrawn" },
] as const;

function StatusCard({ figures }: { figures: DashboardFigures }) {
  return (
    <div className="card col-span-2 p-4 lg:col-span-4">
      <dt className="font-semibold">Jobs by status</dt>
      <dd className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {STATUSES.map(({ key, label }) => (
          <span key={key}>
            <span className="text-muted">{label}</span>{" "}
            <strong className="tabular-nums">{formatNumber(figures.statuses[key] ?? 0, "en")}</strong>
          </span>
        ))}
        <span>
          <span className="text-muted">Closing this week</span>{" "}
          <strong className="tabular-nums">{formatNumber(figures.closingThisWeek, "en")}</strong>
        </span>
      </dd>
    </div>
  );
}

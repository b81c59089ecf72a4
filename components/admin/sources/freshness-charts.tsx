import { type Bar, BarChart, DayChart } from "@/components/admin/day-chart";
import { formatNumber } from "@/lib/i18n/format";
import type { FreshnessFigures } from "@/lib/sources/staff/schema";

/** Ages of sources and listings, and what came for review and was decided, each as a chart with its table. */
export function FreshnessCharts({ figures: { sources, listings, came, decided, waiting } }: { figures: FreshnessFigures }) {
  return (
    <div className="grid gap-3">
      <p>{formatNumber(waiting, "en")} wait for review now.</p>
      <div className="grid gap-3 lg:grid-cols-2">
        <AgeChart title="Sources that are on, by their last good run" unit="sources" ages={sources} />
        <AgeChart title="Listings, by when a source last showed them" unit="listings" ages={listings} />
        <DayChart title="Came for review, last 30 days" unit="cases" days={came} />
        <DayChart title="Decided by the staff, last 30 days" unit="cases" days={decided} />
      </div>
    </div>
  );
}

function AgeChart({ title, unit, ages }: { title: string; unit: string; ages: Bar[] }) {
  return (
    <BarChart title={title} unit={unit} bars={ages} heading="Age">
      <ul className="mt-1 grid grid-cols-6 text-center text-muted text-xs" aria-hidden>
        {ages.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    </BarChart>
  );
}

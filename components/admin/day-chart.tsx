import { Table } from "@/components/ui/table";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { DayCount } from "@/lib/stats/schema";

const WIDTH = 600;
const HEIGHT = 120;

/** Counts a day as bars; the same figures stand in a table that opens below, for whoever cannot see bars. */
export function DayChart({ title, unit, days }: { title: string; unit: string; days: DayCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const step = WIDTH / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="card min-w-0 p-4">
      <figcaption className="flex flex-wrap justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <span className="text-muted tabular-nums">
          {formatNumber(total, "en")} {unit}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 h-28 w-full" preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--line)" />
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            className="chart-bar"
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={HEIGHT - (count / most) * HEIGHT}
            height={(count / most) * HEIGHT}
          >
            <title>{`${formatDay(day, "en")}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      {first && last && (
        <p className="mt-1 flex justify-between text-muted">
          <span>{formatDay(first.day, "en")}</span>
          <span>most in a day: {formatNumber(most, "en")}</span>
          <span>{formatDay(last.day, "en")}</span>
        </p>
      )}
      <details className="mt-2">
        <summary className="inline-flex min-h-8 items-center text-neel underline">Show as a table</summary>
        <Table label={title} boxClassName="mt-2">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="text-right">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <td>{formatDay(day, "en")}</td>
                <td className="text-right">{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

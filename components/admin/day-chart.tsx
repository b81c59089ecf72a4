import type { ReactNode } from "react";
import { Table } from "@/components/ui/table";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { DayCount } from "@/lib/stats/schema";

/** A bar: what it stands for, in words, and how many. */
export type Bar = { key: string; label: string; count: number };

const WIDTH = 600;
const HEIGHT = 120;

type Props = {
  title: string;
  unit: string;
  bars: readonly Bar[];
  /** The heading of what the bars stand for, in the table. */
  heading: string;
  /** What stands below the bars. */
  children?: ReactNode;
};

/** Counts as bars; the same figures stand in a table that opens below, for whoever cannot see bars. */
export function BarChart({ title, unit, bars, heading, children }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const step = WIDTH / bars.length;
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
        {bars.map(({ key, label, count }, index) => (
          <rect
            key={key}
            className="chart-bar"
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={HEIGHT - (count / most) * HEIGHT}
            height={(count / most) * HEIGHT}
          >
            <title>{`${label}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      {children}
      <details className="mt-2">
        <summary className="inline-flex min-h-8 items-center text-neel underline">Show as a table</summary>
        <Table label={title} boxClassName="mt-2">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className="text-right">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, count }) => (
              <tr key={key}>
                <td>{label}</td>
                <td className="text-right">{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

/** Counts a day as bars, with the first and the last day below. */
export function DayChart({ title, unit, days }: { title: string; unit: string; days: DayCount[] }) {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const bars = days.map(({ day, count }) => ({ key: day, label: formatDay(day, "en"), count }));
  return (
    <BarChart title={title} unit={unit} bars={bars} heading="Day">
      <p className="mt-1 flex justify-between text-muted">
        <span>{bars[0]?.label}</span>
        <span>most in a day: {formatNumber(most, "en")}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </BarChart>
  );
}

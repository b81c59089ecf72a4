"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useRefresh } from "@/components/refresh/use-refresh";
import { abbreviate } from "@/lib/i18n/format";
import { STATS, type StatsDto } from "@/lib/stats/schema";

type Labels = Record<keyof StatsDto, string> & { strip: string; loading: string };

/** What tells of the portal itself is no headline: it stands in a line under the tiles. */
const BELOW = "applications";

/**
 * The four figures of the portal: made by the server, then asked for every 30 seconds. Four empty tiles of the same size where the
 * server could not read them, until the first answer.
 */
export function StatsStrip({ initial, labels }: { initial: StatsDto | null; labels: Labels }) {
  const [latest, setLatest] = useState<StatsDto | null>(null);
  const stats = latest ?? initial;
  const ask = () => void readStats().then((found) => found && setLatest(found));
  useRefresh(ask);
  const askAtOnce = useEffectEvent(() => {
    if (!initial) ask();
  });
  useEffect(() => askAtOnce(), []);
  return (
    <dl
      aria-label={labels.strip}
      aria-busy={stats === null}
      className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3"
    >
      {STATS.map((name) => (
        <div key={name} className={name === BELOW ? LINE : TILE}>
          <dt className="text-muted text-sm">{labels[name]}</dt>
          <dd className={name === BELOW ? "text-muted text-sm tabular-nums" : "min-h-7 font-semibold text-xl tabular-nums"}>
            {stats ? (
              abbreviate(stats[name])
            ) : (
              <span className="mt-1 block h-5 w-12 animate-pulse rounded-md bg-sunken">
                <span className="sr-only">{labels.loading}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TILE = "flex flex-col-reverse bg-surface px-4 py-2 max-sm:first:col-span-2";
const LINE = "col-span-full flex gap-2 bg-surface px-4 py-2";

/** The figures of this moment; null where they cannot be had, so that the last ones stay. */
async function readStats(): Promise<StatsDto | null> {
  try {
    const answer = await fetch("/api/stats");
    if (!answer.ok) return null;
    const stats = (await answer.json()) as StatsDto;
    return STATS.every((name) => Number.isFinite(stats[name])) ? stats : null;
  } catch {
    return null;
  }
}

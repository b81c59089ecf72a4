"use client";

import { useEffect, useState } from "react";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { StatsDto } from "@/lib/stats/schema";

type Props = { t: Translator<"help">; language: Language };

/** Three figures of the site as they are now; a dash stands while they are on their way. */
export function HelpStats({ t, language }: Props) {
  const [stats, setStats] = useState<StatsDto | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetch("/api/stats", { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then(setStats)
      .catch(() => leaving.signal.aborted || setHasFailed(true));
    return () => leaving.abort();
  }, []);
  const figures = [
    [t("openJobs"), stats?.totalJobs],
    [t("newToday"), stats?.newToday],
    [t("departments"), stats?.departments],
  ] as const;
  return (
    <section className="mt-6 rounded-lg bg-sunken p-4" aria-labelledby="help-stats">
      <h3 id="help-stats" className="font-semibold">
        {t("statsTitle")}
      </h3>
      {hasFailed ? (
        <p className="mt-2 text-muted">{t("statsFailed")}</p>
      ) : (
        <dl className="mt-2 grid grid-cols-3 gap-3">
          {figures.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold text-xl tabular-nums">{value === undefined ? "–" : formatNumber(value, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

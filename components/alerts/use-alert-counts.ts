"use client";

import { useCallback, useEffect, useState } from "react";
import { alertKey } from "@/lib/alerts/criteria";
import { type AlertCounts, type AlertCriteria, criteriaOnly } from "@/lib/alerts/schema";

type Counts = ReadonlyMap<string, number>;

const TIMEOUT_MS = 15_000;

/**
 * How many open jobs each alert finds, by alertKey: asked for when the alerts are shown and whenever one looks for something new.
 * What was counted stays in sight while it is counted again.
 */
export function useAlertCounts(alerts: readonly AlertCriteria[]): { counts: Counts; hasFailed: boolean; retry: () => void } {
  const [counts, setCounts] = useState<Counts>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = new Map(alerts.map((alert) => [alertKey(alert), criteriaOnly(alert)]));
  const request = JSON.stringify([...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more.
  useEffect(() => {
    const asked = JSON.parse(request) as [string, AlertCriteria][];
    if (asked.length === 0) return;
    let isLeft = false;
    const asking = new AbortController();
    const timer = setTimeout(() => asking.abort(), TIMEOUT_MS);
    setFailed(false);
    readCounts(
      asked.map(([, criteria]) => criteria),
      asking.signal,
    )
      .then(
        (found) => setCounts(new Map(asked.map(([key], index) => [key, found[index] ?? 0]))),
        () => isLeft || setFailed(true),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isLeft = true;
      asking.abort();
    };
  }, [request, attempt]);

  return { counts, hasFailed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function readCounts(alerts: readonly AlertCriteria[], signal: AbortSignal): Promise<number[]> {
  const response = await fetch("/api/alerts/counts", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ alerts }),
    signal,
  });
  if (!response.ok) throw new Error(`The counts were answered ${response.status}.`);
  return ((await response.json()) as AlertCounts).counts;
}

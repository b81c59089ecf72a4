import { Gauge, type Registry } from "prom-client";
import { within } from "@/lib/database/database-health";
import { log } from "@/lib/log";
import type { UnsentMails } from "@/lib/mail/unsent-mails";
import type { FailedRuns, RunBehind } from "@/lib/server/abandoned-jobs";

/** How old the figures may be: what asks for metrics does so every few seconds, of every server. */
const KEPT_MS = 60_000;
/** The other metrics do not wait longer for a database that is away. */
const PATIENCE_MS = 2_000;

/** What the database says of the site as a whole: every server says the same of it. */
export type Counted = {
  unsentMails(): Promise<UnsentMails[]>;
  failedRuns(): Promise<FailedRuns[]>;
  runsBehind(): Promise<RunBehind[]>;
};

/** Adds how many mails were tried in vain, and of what runs by itself how many runs failed and how long nothing was done. */
export function addDatabaseMetrics(register: Registry, { unsentMails, failedRuns, runsBehind }: Counted): void {
  addMetric(register, {
    name: "niyukti_unsent_mails",
    help: "Mails that were tried in vain and are tried again (retrying) or not any more (given_up); of lists, the notices that they were to tell.",
    labelNames: ["kind", "state"],
    read: async () =>
      (await unsentMails()).flatMap(({ kind, retrying, dead }) => [
        { labels: { kind, state: "retrying" }, value: retrying },
        { labels: { kind, state: "given_up" }, value: dead },
      ]),
  });
  addMetric(register, {
    name: "niyukti_failed_runs",
    help: "Runs of what runs by itself that failed as often as they are tried, in the last day.",
    labelNames: ["task"],
    read: async () => (await failedRuns()).map(({ task, runs }) => ({ labels: { task }, value: runs })),
  });
  addMetric(register, {
    name: "niyukti_runs_behind_seconds",
    help: "How long ago what runs by itself was asked for last, or its oldest run was due that still waits.",
    labelNames: ["task"],
    read: async () => (await runsBehind()).map(({ task, seconds }) => ({ labels: { task }, value: seconds })),
  });
}

type Metric = {
  name: string;
  help: string;
  labelNames: string[];
  read(): Promise<{ labels: Record<string, string>; value: number }[]>;
};

/** While it cannot be said the metric is absent, and the others are there. */
function addMetric(register: Registry, { read, ...described }: Metric): void {
  let readAt = Number.NEGATIVE_INFINITY;
  const gauge = new Gauge({
    ...described,
    registers: [register],
    collect: async () => {
      if (performance.now() - readAt < KEPT_MS) return;
      gauge.reset();
      try {
        for (const { labels, value } of await within(PATIENCE_MS, read())) gauge.set(labels, value);
        readAt = performance.now();
      } catch (error) {
        log.warn({ err: error, metric: described.name }, "The metrics have no figures of the database");
      }
    },
  });
}

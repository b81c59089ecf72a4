import { Gauge, type Registry } from "prom-client";
import { log } from "@/lib/log";
import type { UnsentMails } from "@/lib/mail/unsent-mails";

/** How old the figures may be: what asks for metrics does so every few seconds, of every server. */
const KEPT_MS = 60_000;
/** The other metrics do not wait longer for a database that is away. */
const PATIENCE_MS = 2_000;

/** Adds how many mails were tried in vain, as `read` says it. While it cannot be said the metric is absent, and the others are there. */
export function addMailMetrics(register: Registry, read: () => Promise<UnsentMails[]>): void {
  let readAt = Number.NEGATIVE_INFINITY;
  const gauge = new Gauge({
    name: "niyukti_unsent_mails",
    help: "Mails that were tried in vain and are tried again (retrying) or not any more (given_up); of lists, the notices that they were to tell.",
    labelNames: ["kind", "state"],
    registers: [register],
    collect: async () => {
      if (performance.now() - readAt < KEPT_MS) return;
      gauge.reset();
      try {
        for (const { kind, retrying, dead } of await within(PATIENCE_MS, read())) {
          gauge.set({ kind, state: "retrying" }, retrying);
          gauge.set({ kind, state: "given_up" }, dead);
        }
        readAt = performance.now();
      } catch (error) {
        log.warn({ err: error }, "The metrics have no figures of mails");
      }
    },
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database took too long")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

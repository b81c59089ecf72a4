import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { INTERNET, type Net } from "@/lib/sources/fetch/net";
import { runSource } from "@/lib/sources/run/run-source";

/** Items are kept so long after they were last seen. */
const ITEM_DAYS = 90;
const RUN_TASK = "run-source";
/** A run that failed for a reason of ours is tried again; what fails at the source is noted there and makes no error. */
const MAX_ATTEMPTS = 3;

/** The keys of the sources that are on and due, the one that has waited longest first. */
async function listDue(now: Date): Promise<string[]> {
  const due = await db().source.findMany({
    where: { isEnabled: true, dueAt: { lte: now } },
    orderBy: [{ dueAt: "asc" }, { key: "asc" }],
    select: { key: true },
  });
  return due.map(({ key }) => key);
}

/**
 * Asks the workers for a run of each source that is due. A source has one job at most that waits, and its jobs run one after the other: so it is
 * fetched by one worker at a time, whatever their number.
 */
export async function askForDueSources(now: Date): Promise<void> {
  await db().$queryRaw`
    SELECT added.id::text FROM sources CROSS JOIN LATERAL graphile_worker.add_job(${RUN_TASK}, json_build_object('key', sources.key),
      queue_name := 'source ' || sources.key, max_attempts := ${MAX_ATTEMPTS}, job_key := 'source ' || sources.key) AS added
    WHERE is_enabled AND due_at <= ${now}`;
}

/** The task that the workers run for each of those. */
export const SOURCE_TASKS = {
  [RUN_TASK]: async (payload: unknown) => {
    const { key } = payload as { key: string };
    if ((await runSource(key)) === "published") await announceFromOutside();
  },
};

/** Runs due sources one after the other, until `until`: for hosts without workers. Returns how many were run, published something, and failed. */
export async function runDueSources(
  until: Date,
  net: Net = INTERNET,
): Promise<{ run: number; published: number; failed: number }> {
  const counts = { run: 0, published: 0, failed: 0 };
  for (const key of await listDue(net.now())) {
    if (net.now() >= until) break;
    counts.run += 1;
    // What fails cannot always be noted, as behind another run that holds the source: that is no reason to leave out those behind it.
    const outcome = await runSource(key, net).catch((error: unknown) => {
      log.error({ err: error, source: key }, "A run of a source failed, which could not be noted");
      return "failed" as const;
    });
    if (outcome === "failed" || outcome === "published") counts[outcome] += 1;
  }
  return counts;
}

/** Erases items that no source has shown for 90 days. */
export async function eraseOldItems(now: Date): Promise<number> {
  const { count } = await db().sourceItem.deleteMany({ where: { lastSeenAt: { lt: daysBefore(now, ITEM_DAYS) } } });
  return count;
}

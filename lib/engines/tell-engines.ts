import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Engine, Told } from "@/lib/engines/engine";
import { engines } from "@/lib/engines/engines";
import { type Claimed, claimEntries, settleEntries } from "@/lib/engines/outbox";
import { log } from "@/lib/log";

/** What waited longer is found by the site map: it is not told any more, nor kept. */
const KEPT_MS = 7 * DAY_MS;

/** Tells each engine what is due, one batch each. Safe on several servers at once: what one has claimed the others leave. */
export async function tellEngines(now: Date, told: readonly Engine[] = engines()): Promise<void> {
  await db().engineEntry.deleteMany({ where: { dueAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  await Promise.all(told.map((engine) => tellEngine(engine, now)));
}

async function tellEngine(engine: Engine, now: Date): Promise<void> {
  const claimed = await claimEntries(engine, now);
  if (claimed.length === 0) return;
  const { answers, pauseMs, problem } = await tell(engine, claimed);
  if (problem !== undefined) {
    const why = typeof problem === "number" ? { status: problem } : { err: problem };
    log.warn({ engine: engine.name, ...why }, "A search engine could not be told");
  }
  const count = { taken: 0, failed: 0, later: 0 };
  for (const answer of answers) count[answer] += 1;
  const dead = await settleEntries({ engine: engine.name, claimed, answers, pauseMs, now });
  log.info({ engine: engine.name, ...count }, "A search engine was told of notices");
  if (dead > 0) log.warn({ engine: engine.name, dead }, "A search engine is not told of these pages any more");
}

/** An engine that cannot be reached at all has failed for every page. */
async function tell(engine: Engine, claimed: readonly Claimed[]): Promise<Told> {
  try {
    return await engine.tell(claimed);
  } catch (problem) {
    return { answers: claimed.map(() => "failed"), problem };
  }
}

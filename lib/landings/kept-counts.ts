import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { inBackground } from "@/lib/http/background";
import { log } from "@/lib/log";

/** The path of a landing with the number of its open notices. */
export type LandingCount = { path: string; open: number };

/** How long counts stand, in ms; and for how long a server that took it on itself to count anew is believed to be at it. */
export const COUNTED_FOR = 30 * 60_000;

/**
 * What was counted last, the same for all servers and after a start, so that no page waits for it: counts of half an hour or more are made anew behind the
 * answer, by one server. Only where there are none, or none of this day, the page does wait.
 */
export async function keptCounts(now: Date, count: () => Promise<LandingCount[]>): Promise<LandingCount[]> {
  const kept = await db().countedLandings.findFirst();
  const age = kept ? now.getTime() - kept.countedAt.getTime() : DAY_MS;
  if (!kept || age >= DAY_MS) return countAndKeep(now, count);
  if (age >= COUNTED_FOR && (await claim(now))) inBackground("counting the landings", () => countAndKeep(now, count));
  return kept.landings as LandingCount[];
}

/** Whether it is for this server to count anew. */
async function claim(now: Date): Promise<boolean> {
  const before = { lte: new Date(now.getTime() - COUNTED_FOR) };
  const { count } = await db().countedLandings.updateMany({
    where: { countedAt: before, OR: [{ claimedAt: null }, { claimedAt: before }] },
    data: { claimedAt: now },
  });
  return count > 0;
}

let counting: Promise<LandingCount[]> | null = null;

/** Once for all pages of this server that wait for it. */
function countAndKeep(now: Date, count: () => Promise<LandingCount[]>): Promise<LandingCount[]> {
  counting ??= count()
    .then(async (landings) => {
      await keep(landings, now);
      return landings;
    })
    .finally(() => {
      counting = null;
    });
  return counting;
}

/** What cannot be kept is true all the same. */
async function keep(landings: LandingCount[], countedAt: Date): Promise<void> {
  try {
    const row = { landings, countedAt, claimedAt: null };
    await db().countedLandings.upsert({ where: { id: 1 }, create: row, update: row });
  } catch (error) {
    log.warn({ err: error }, "The counts of the landings could not be kept");
  }
}

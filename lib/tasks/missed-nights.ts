import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";

/** Its row in the table `sweeps`. */
const TASK = "erase-outdated";

/**
 * Gives whoever was told that an account or alerts of theirs end in a month the nights in which nothing was erased, since the site was away or stands as a
 * backup kept it: they could not sign in or answer then, and the first run afterwards would erase them. To be called before a run erases; what is late by
 * less than a day counts as a night.
 */
export async function giveBackMissedNights(now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const [last] = await tx.$queryRaw<{ at: Date }[]>`SELECT updated_at AS at FROM sweeps WHERE task = ${TASK} FOR UPDATE`;
    const missedMs = last ? now.getTime() - last.at.getTime() - DAY_MS : 0;
    if (missedMs >= DAY_MS) {
      const missedSeconds = missedMs / 1000;
      await tx.$executeRaw`
        UPDATE users SET warned_at = warned_at + make_interval(secs => ${missedSeconds}) WHERE warned_at IS NOT NULL`;
      await tx.$executeRaw`
        UPDATE subscribers SET asked_at = asked_at + make_interval(secs => ${missedSeconds}) WHERE asked_at IS NOT NULL`;
    }
    await tx.$executeRaw`
      INSERT INTO sweeps (task, updated_at) VALUES (${TASK}, ${now}) ON CONFLICT (task) DO UPDATE SET updated_at = excluded.updated_at`;
  });
}

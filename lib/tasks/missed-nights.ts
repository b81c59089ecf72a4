import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";

/** Its row in the table `sweeps`, and the one that is there while it waits. */
const TASK = "erase-outdated";
const WAITS = "erase-outdated-waits";
/** A clock that was set wrong by more would empty the bin, which holds what was deleted for a month. */
const DOUBTED_AFTER_MS = 14 * DAY_MS;
/** How long an operator has to see that all notices of the site have closed. */
const DOUBTED_FOR_MS = 7 * DAY_MS;

/**
 * Gives whoever was told that an account or alerts of theirs end in a month the nights in which nothing was erased, since the site was away or stands as a
 * backup kept it: they could not sign in or answer then, and the first run afterwards would erase them. To be called before a run erases; what is late by
 * less than a day counts as a night.
 *
 * A site that was away for weeks cannot tell that from a clock that is ahead, by which what is kept would be erased for good: it erases nothing for a week.
 * @returns since when it waits so; null where it does not
 */
export async function giveBackMissedNights(now: Date): Promise<Date | null> {
  return db().$transaction(async (tx) => {
    const [last] = await tx.$queryRaw<{ at: Date }[]>`SELECT updated_at AS at FROM sweeps WHERE task = ${TASK} FOR UPDATE`;
    const missedMs = last ? now.getTime() - last.at.getTime() - DAY_MS : 0;
    if (missedMs >= DAY_MS) {
      const missedSeconds = missedMs / 1000;
      await tx.$executeRaw`
        UPDATE users SET warned_at = warned_at + make_interval(secs => ${missedSeconds}) WHERE warned_at IS NOT NULL`;
      await tx.$executeRaw`
        UPDATE subscribers SET asked_at = asked_at + make_interval(secs => ${missedSeconds}) WHERE asked_at IS NOT NULL`;
    }
    const note = (task: string) => tx.taskMark.upsert({ where: { task }, create: { task, at: now }, update: { at: now } });
    if (missedMs > DOUBTED_AFTER_MS) await note(WAITS);
    await note(TASK);
    const waits = await tx.taskMark.findUnique({ where: { task: WAITS } });
    const waitedMs = waits ? now.getTime() - waits.at.getTime() : DOUBTED_FOR_MS;
    // Begun in what is the future again: the clock was set right.
    if (waitedMs >= 0 && waitedMs < DOUBTED_FOR_MS) return waits?.at ?? null;
    await tx.taskMark.deleteMany({ where: { task: WAITS } });
    return null;
  });
}

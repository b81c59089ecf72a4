import { addMinutes } from "date-fns/addMinutes";
import { db } from "@/lib/db";
import type { Answer, Engine, Page } from "@/lib/engines/engine";

/** A day and more of an engine that is away. */
const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_MINUTES = 6 * 60;
/** A run that died while sending leaves its claim; after this the next run sends. */
const CLAIM_MINUTES = 15;

export type Claimed = Page & { id: bigint; version: number; attempts: number };

/**
 * Takes what is due for an engine, the newest first, as much as its quota of the day leaves, which is spent by this. Nothing while it wants
 * to be left alone. The row of the engine is locked meanwhile: two workers count one quota.
 */
export function claimEntries({ name, batch, perDay }: Engine, now: Date): Promise<Claimed[]> {
  return db().$transaction(async (tx) => {
    const [state] = await tx.$queryRaw<{ asked: number; pausedUntil: Date | null }[]>`
      INSERT INTO engine_states (engine, day) VALUES (${name}, ${quotaDay(now)}::date) ON CONFLICT (engine) DO UPDATE SET
        day = excluded.day, asked = CASE WHEN engine_states.day = excluded.day THEN engine_states.asked ELSE 0 END
      RETURNING asked, paused_until AS "pausedUntil"`;
    const left = perDay === null ? batch : Math.min(batch, perDay - (state?.asked ?? 0));
    if (left <= 0 || (state?.pausedUntil && state.pausedUntil > now)) return [];
    const claimed = await tx.$queryRaw<Claimed[]>`
      UPDATE engine_outbox AS entry SET claimed_at = ${now}, attempts = attempts + 1
      WHERE id IN (
        SELECT id FROM engine_outbox WHERE engine = ${name} AND due_at <= ${now} AND died_at IS NULL
          AND (claimed_at IS NULL OR claimed_at < ${addMinutes(now, -CLAIM_MINUTES)})
        ORDER BY due_at DESC, id LIMIT ${left} FOR UPDATE SKIP LOCKED)
      RETURNING id, version, attempts, job_id AS "jobId", ordinal, EXISTS (
        SELECT FROM jobs WHERE jobs.id = entry.job_id AND status = 'published' AND (entry.ordinal = 0
          OR EXISTS (SELECT FROM positions WHERE positions.job_id = jobs.id AND positions.ordinal = entry.ordinal))) AS "isThere"`;
    await tx.$executeRaw`UPDATE engine_states SET asked = asked + ${claimed.length} WHERE engine = ${name}`;
    return claimed;
  });
}

type Settled = { engine: string; claimed: readonly Claimed[]; answers: readonly Answer[]; pauseMs?: number; now: Date };

/**
 * Removes what was taken, unless it has changed meanwhile; what failed waits twice as long each time, and is dead after the last try.
 * What was not asked is given back, its share of the quota too. @returns how many are dead
 */
export async function settleEntries({ engine, claimed, answers, pauseMs = 0, now }: Settled): Promise<number> {
  const of = (wanted: Answer) => claimed.filter((_, at) => answers[at] === wanted);
  const [taken, failed, later] = [of("taken"), of("failed"), of("later")];
  const pausedUntil = pauseMs > 0 ? new Date(now.getTime() + pauseMs) : null;
  const dead = failed.filter(({ attempts }) => attempts >= MAX_ATTEMPTS);
  const dueAt = failed.map(({ attempts }) => addMinutes(now, Math.min(2 ** attempts, LONGEST_WAIT_MINUTES)));
  const [ids, versions] = [failed.map(({ id }) => id), failed.map(({ version }) => version)];
  await db().$transaction([
    db().$executeRaw`
      DELETE FROM engine_outbox AS entry USING unnest(${taken.map(({ id }) => id)}::bigint[], ${taken.map(({ version }) => version)}::int[])
        AS told(id, version) WHERE entry.id = told.id AND entry.version = told.version`,
    db().$executeRaw`
      UPDATE engine_outbox AS entry SET due_at = failed.due_at, died_at = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN ${now}::timestamptz END
      FROM unnest(${ids}::bigint[], ${versions}::int[], ${dueAt}::timestamptz[]) AS failed(id, version, due_at)
      WHERE entry.id = failed.id AND entry.version = failed.version`,
    db().$executeRaw`
      UPDATE engine_outbox SET attempts = greatest(attempts - 1, 0) WHERE id = ANY(${later.map(({ id }) => id)}::bigint[])`,
    db().$executeRaw`UPDATE engine_outbox SET claimed_at = NULL WHERE id = ANY(${claimed.map(({ id }) => id)}::bigint[])`,
    db().$executeRaw`
      UPDATE engine_states SET asked = greatest(asked - ${later.length}, 0), paused_until = greatest(paused_until, ${pausedUntil}::timestamptz) WHERE engine = ${engine}`,
  ]);
  return dead.length;
}

/** The day of Google's quotas, which begin anew at midnight in California. */
function quotaDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(now);
}

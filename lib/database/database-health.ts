import { wasDatabaseLostSince } from "@/lib/database/losses";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

const ANSWER_TIMEOUT_MS = 2_000;

/** Whether the database answers a query within two seconds. Never throws. */
export async function isDatabaseAnswering(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
  });
  const answer = db().$queryRaw`SELECT 1`.then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, "The database does not answer");
      return false;
    },
  );
  const isAnswering = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return isAnswering;
}

/** Whether a request that was asked at `since` (ms of performance.now()) failed because the database was away, for a moment or still. */
export async function wasDatabaseAway(since: number): Promise<boolean> {
  return wasDatabaseLostSince(since) || !(await isDatabaseAnswering());
}

/** What some work gives, or an error where the database takes longer for it. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database took too long")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

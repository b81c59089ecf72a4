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

import { sqlStateOf } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";

const TRIES = 8;
/** A lock that is not free (55P03), and two that wait for each other (40P01). */
const HELD = new Set(["55P03", "40P01"]);

/**
 * A transaction of somebody who waits for the answer. What another one holds is waited for some seconds, each time from the beginning, so that nothing is held
 * meanwhile: an import keeps what it writes for as long as it takes.
 * @throws AppError UNAVAILABLE where it is held for longer, and nothing was written
 */
export async function writeInTurn<T>(
  write: (tx: Prisma.TransactionClient) => Promise<T>,
  options?: { timeout: number },
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db().$transaction(async (tx) => {
        // Shorter than the second after which PostgreSQL ends one of two that wait for each other: it may be an import of an hour.
        await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
        return write(tx);
      }, options);
    } catch (error) {
      if (!HELD.has(sqlStateOf(error))) throw error;
      if (tries === TRIES) throw new AppError("UNAVAILABLE", BUSY, undefined, { "retry-after": "5" });
    }
  }
}

const BUSY = "An import or another editor is writing this at the moment. Nothing was saved: try again in a minute.";

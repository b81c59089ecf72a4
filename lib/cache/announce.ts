import { applyChange } from "@/lib/cache/apply-change";
import { type Change, EVERYTHING } from "@/lib/cache/change-channel";
import { sendChange } from "@/lib/cache/send-change";
import { tags } from "@/lib/cache/tags";
import { takeJobChanges } from "@/lib/cache/take-changes";
import { inTurn, thisServer } from "@/lib/cache/this-server";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";

/**
 * For a call that has written jobs: what the public sees otherwise now is out of date here at once and, when this returns, on every
 * other server, so that it shows on the very next request. What nobody could see clears nothing.
 */
export function announceJobChanges(): Promise<void> {
  return announce((tx) => takeJobChanges(tx, new Date()));
}

/** The same for a call that has written exams. */
export function announceExamChange(): Promise<void> {
  return announce(async () => ({ jobs: [], tags: [tags.exams] }));
}

/** The write has happened already: that others do not hear of it is logged, not an error of the call. */
async function announce(take: (tx: Prisma.TransactionClient) => Promise<Change | null>): Promise<void> {
  try {
    const { answered } = await inTurn(async () => {
      const { change, answered } = await db().$transaction((tx) => takeAndSend(tx, take));
      if (change) applyChange(change);
      return { answered };
    });
    if (!(await answered)) log.warn("Not every server confirmed a change within 5 seconds");
  } catch (error) {
    log.warn({ err: error }, "A change could not be announced to other servers");
    applyChange(EVERYTHING);
  }
}

async function takeAndSend(tx: Prisma.TransactionClient, take: (tx: Prisma.TransactionClient) => Promise<Change | null>) {
  const change = await take(tx);
  if (!change) return { change, answered: true };
  const server = thisServer();
  return { change, ...(await sendChange(tx, change, { acknowledgements: server?.acknowledgements, appliedBy: server?.id })) };
}

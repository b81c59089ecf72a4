import type { Change } from "@/lib/cache/change-channel";
import { type Sending, sendChange } from "@/lib/cache/send-change";
import { countAnnounced, inTurn } from "@/lib/cache/this-server";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

export type Take = (tx: Prisma.TransactionClient) => Promise<Change | null>;

/**
 * Takes what was written and sends it in one transaction, one at a time in this process; `apply` puts it to use here before the next
 * turn. Whoever comes next does not wait for the answers of other servers.
 * @returns whether every server answered within 5 seconds
 */
export async function takeAndSend(
  take: Take,
  sending: Sending,
  apply: (change: Change) => void = () => undefined,
): Promise<boolean> {
  const { answered } = await inTurn(async () => {
    const { change, answered } = await db().$transaction(async (tx) => {
      const change = await take(tx);
      if (change && !sending.appliedBy) await countAnnounced(tx);
      // In an object: a promise returned by itself would be waited for, in the transaction and in the turn.
      return { change, answered: change ? (await sendChange(tx, change, sending)).answered : true };
    });
    if (change) apply(change);
    return { answered };
  });
  return answered;
}

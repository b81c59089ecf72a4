import { randomUUID } from "node:crypto";
import type { Acknowledgements } from "@/lib/cache/acknowledgements";
import { CHANGED, type Change, type ChangeMessage, LISTENER_NAME, partsOf } from "@/lib/cache/change-channel";
import { countAnnounced, inTurn } from "@/lib/cache/this-server";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

const ACKNOWLEDGE_TIMEOUT_MS = 5_000;

type Sending = {
  /** Where the answers are heard; without it nobody waits for them. */
  acknowledgements?: Acknowledgements;
  /** The server that has applied the change by itself and need not answer. */
  appliedBy?: string;
};

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

/**
 * Sends a change to every running server, with the transaction where `client` is one. The answer resolves once all of them have
 * applied it, or says after 5 seconds that some have not.
 */
async function sendChange(
  client: Pick<Prisma.TransactionClient, "$queryRaw">,
  change: Change,
  { acknowledgements, appliedBy }: Sending,
): Promise<{ answered: Promise<boolean> }> {
  const textOf = (part: Change, id: string) => JSON.stringify({ ...part, id, appliedBy } satisfies ChangeMessage);
  const servers = acknowledgements ? (await countListeners(client)) - (appliedBy ? 1 : 0) : 0;
  const parts = partsOf(change, (part) => textOf(part, randomUUID())).map((part) => ({ part, id: randomUUID() }));
  const answers = parts.map(({ id }) => acknowledgements?.expect(id, servers, ACKNOWLEDGE_TIMEOUT_MS) ?? true);
  for (const { part, id } of parts) await client.$queryRaw`SELECT pg_notify(${CHANGED}, ${textOf(part, id)})::text`;
  return { answered: Promise.all(answers).then((all) => all.every(Boolean)) };
}

/** How many servers hear of changes. */
export async function countListeners(client: Pick<Prisma.TransactionClient, "$queryRaw">): Promise<number> {
  const [row] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE application_name = ${LISTENER_NAME} AND datname = current_database()`;
  return row?.count ?? 0;
}

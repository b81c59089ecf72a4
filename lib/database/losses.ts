import type { Socket } from "node:net";
import type pg from "pg";
import { isDatabaseAway } from "@/lib/database/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { processState } from "@/lib/process-state";

/** A page that many ask for is made once, for who asked first: what failed it may be older than the question of the others. */
const GRACE_MS = 5_000;

const state = processState<{ niyuktiDatabaseLostAt: number }>();

/** Notes when a connection of the pool is refused, breaks or is ended by the database; what a query does wrong is no loss. */
export function watchLosses(pool: pg.Pool): void {
  const note = (error: unknown) => {
    if (isDatabaseAway(error)) state.niyuktiDatabaseLostAt = performance.now();
  };
  pool.on("connect", (client) => client.on("error", note));
  // A query that fails hands its connection back with its error, and a connection that is given up says nothing later.
  pool.on("release", note);
  const connect = pool.connect.bind(pool);
  pool.connect = ((done?: Parameters<typeof connect>[0]) => {
    if (!done)
      return connect().catch((error: unknown) => {
        note(error);
        throw error;
      });
    return connect((error, client, release) => {
      note(error);
      done(error, client, release);
    });
  }) as typeof pool.connect;
}

/** A query outside of a transaction is done long before: a server has its database end it after a minute (lib/db.ts). */
const LONGEST_SILENCE_MS = 75_000;

/** Finds a peer that is gone within half a minute where nothing is on its way to it; the system's own two hours are too many. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A connection with what the types of the driver leave out: the socket that it speaks on, and whether it waits for no answer. */
export type Speaking = pg.ClientBase & { connection: { stream: Socket }; readyForQuery: boolean };

/** Ends a connection at once, as one that is lost: what waits on it fails as if the database were away. */
export function giveUp({ connection }: Speaking): void {
  connection.stream.destroy(new Error("Connection terminated: the database says nothing any more"));
}

/**
 * Ends a connection that does not answer, as after a failover, or where a network forgot it: nobody tells, its query waits for a quarter of an hour or for
 * ever, and once all of a pool wait so the site is away until it is started again. Within a transaction a query may wait for a lock for as long as another
 * imports: there the keep-alive of the connection has to do.
 */
export function endSilent(pool: pg.Pool, afterMs = LONGEST_SILENCE_MS): void {
  pool.on("connect", (connected) => {
    const client = connected as pg.PoolClient & Speaking;
    const { stream } = client.connection;
    // Not as the callback of setTimeout, which is called once: a connection is idle before it is asked.
    stream.on("timeout", () => {
      if (!client.readyForQuery && client.getTransactionStatus() === "I") giveUp(client);
    });
    stream.setTimeout(afterMs);
  });
}

/** Lets the queries of a transaction take as long as they may: the transaction has a limit of its own. */
export async function mayTakeLong(tx: Pick<Prisma.TransactionClient, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
}

/** Whether the database was lost after `moment` (ms of performance.now()), though it may answer again by now. */
export function wasDatabaseLostSince(moment: number): boolean {
  return (state.niyuktiDatabaseLostAt ?? Number.NEGATIVE_INFINITY) > moment - GRACE_MS;
}

import type pg from "pg";
import { isDatabaseAway } from "@/lib/database/errors";

/** A page that many ask for is made once, for who asked first: what failed it may be older than the question of the others. */
const GRACE_MS = 5_000;

/** One of the process: the bundles of the routes and the server each hold their own copy of this module. */
const holder = globalThis as typeof globalThis & { niyuktiDatabaseLostAt?: number };

/** Notes when a connection of the pool is refused, breaks or is ended by the database; what a query does wrong is no loss. */
export function watchLosses(pool: pg.Pool): void {
  const note = (error: unknown) => {
    if (isDatabaseAway(error)) holder.niyuktiDatabaseLostAt = performance.now();
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
    connect((error, client, release) => {
      note(error);
      done(error, client, release);
    });
  }) as typeof pool.connect;
}

/** Whether the database was lost after `moment` (ms of performance.now()), though it may answer again by now. */
export function wasDatabaseLostSince(moment: number): boolean {
  return (holder.niyuktiDatabaseLostAt ?? Number.NEGATIVE_INFINITY) > moment - GRACE_MS;
}

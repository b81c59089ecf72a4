import type pg from "pg";

/**
 * Prisma writes and reads every instant as if it were told in UTC, and never says so. A server has the zone of the machine on which it was set up: in India all
 * that is compared with `now()` would be five and a half hours off. The tables lie in public, whatever schemas the operator has an account look into. And a
 * connection that holds the lock of a run says nothing for as long as the run takes.
 */
const OWN_TERMS = "SET TIME ZONE 'UTC'; SET DateStyle = ISO; SET search_path = public; SET idle_session_timeout = 0";

/**
 * Of a pool: how each of its connections begins. With `longestMs` the database ends what takes longer, also what waits for a lock within a transaction. It would
 * go on there even if nobody waited any more, and once all connections of a pool are held so the site is away. `mayTakeLong` is for a transaction that must not
 * be ended.
 * @param answerMs how long the database may take to answer this
 */
export function connectionSettings(answerMs: number, longestMs?: number): Pick<pg.PoolConfig, "onConnect"> {
  const endsLong = longestMs ? `; SET statement_timeout = ${longestMs}` : "";
  // Asked by a query, since poolers refuse it as a setting with which a connection begins.
  const query = { text: `${OWN_TERMS}${endsLong}`, query_timeout: answerMs };
  return { onConnect: (client) => client.query(query as pg.QueryConfig) };
}

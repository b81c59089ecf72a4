/**
 * What there is one of in a process, as a pool of connections or the index of listed jobs. A variable of a module would not do: the server and the
 * bundles of different routes each hold a copy of the module of their own.
 *
 * Nothing is there until it is assigned: every field of `T` may be undefined. Names are those of the whole process, so each begins with `niyukti` and
 * says what it is of.
 *
 * @example
 * const state = processState<{ niyuktiPool: pg.Pool }>();
 *
 * export function pool(): pg.Pool {
 *   state.niyuktiPool ??= createPool(databaseUrl());
 *   return state.niyuktiPool;
 * }
 */
export function processState<T extends { [name: `niyukti${string}`]: unknown }>(): Partial<T> {
  return globalThis as object;
}

import pg from "pg";

/** Does something on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database, if there is one, with what this role has open in it, and lets nobody in while that goes on: who listens to a database connects
 * anew as soon as it is sent away. DROP DATABASE WITH (FORCE) is refused to a role that is no superuser while a worker of autovacuum looks at the
 * database; DROP DATABASE alone ends that worker itself, and waits for all who are leaving.
 */
export async function dropDatabase(client: Pick<pg.Client, "query">, name: string): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) return;
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pg_has_role(usesysid, 'USAGE')",
    [name],
  );
  await client.query(`DROP DATABASE ${name}`);
}

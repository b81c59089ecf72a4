import { randomUUID } from "node:crypto";
import type pg from "pg";
import { connectWhenOpen } from "@/lib/server/migrations/connect-when-open";

/**
 * A pooler in transaction mode gives each query whatever connection is free. The lock of who migrates would stay behind on one of them, where every later
 * start waits for it without an end, and a server would hear nothing of what others write.
 * @throws Error where what is set on `client` is found on a connection of its own, or none is given in a minute
 */
export async function refusePooler(client: pg.ClientBase, config: pg.ClientConfig): Promise<void> {
  // A pooler that gives one session to each client has none left for a second, and lets it wait.
  const other = await connectWhenOpen(config);
  try {
    if (!(await isOneConnection(client, other))) return;
  } finally {
    await other.end();
  }
  throw new Error(
    "DATABASE_URL leads through a pooler in transaction mode, through which servers do not hear what others write. Give the direct address of the database.",
  );
}

/** Whether two that connected by themselves are answered by one session of the database. */
export async function isOneConnection(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const mark = randomUUID();
  await one.query("SELECT set_config('niyukti.mark', $1, false)", [mark]);
  const { rows } = await other.query<{ mark: string | null }>("SELECT current_setting('niyukti.mark', true) AS mark");
  return rows[0]?.mark === mark;
}

import { randomUUID } from "node:crypto";
import pg from "pg";
import { ACKNOWLEDGED, CHANGED, LISTENER_NAME, MAX_PAYLOAD_BYTES } from "@/lib/cache/change-channel";
import { databaseUrl } from "@/lib/db";

const ACKNOWLEDGE_TIMEOUT_MS = 5_000;

/**
 * Tells every running server that cached data with these tags is out of date and waits until all have cleared it, so that what
 * a script wrote shows on the next request. With no server running it returns at once.
 * @returns whether every server answered within 5 seconds
 */
export async function announceChange(tags: string[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl(), application_name: "niyukti-announce" });
  await client.connect();
  try {
    await client.query(`LISTEN ${ACKNOWLEDGED}`);
    const servers = await countListeners(client);
    const changes = payloads(tags);
    const waiting = waitForAll(client, new Map(changes.map(({ id }) => [id, servers])));
    for (const { text } of changes) await client.query("SELECT pg_notify($1, $2)", [CHANGED, text]);
    return await waiting;
  } finally {
    await client.end();
  }
}

async function countListeners(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()",
    [LISTENER_NAME],
  );
  return rows[0]?.count ?? 0;
}

/** The tags in as few messages as PostgreSQL's limit allows. */
function payloads(tags: string[]): { id: string; text: string }[] {
  if (tags.length === 0) return [];
  const id = randomUUID();
  const text = JSON.stringify({ id, tags });
  if (Buffer.byteLength(text) <= MAX_PAYLOAD_BYTES || tags.length === 1) return [{ id, text }];
  const half = Math.ceil(tags.length / 2);
  return [...payloads(tags.slice(0, half)), ...payloads(tags.slice(half))];
}

/** Resolves true when every change was acknowledged as often as there are servers, false at the time limit. */
function waitForAll(client: pg.Client, pending: Map<string, number>): Promise<boolean> {
  return new Promise((resolve) => {
    const isDone = () => [...pending.values()].every((count) => count <= 0);
    if (isDone()) return resolve(true);
    const timer = setTimeout(() => resolve(false), ACKNOWLEDGE_TIMEOUT_MS);
    client.on("notification", ({ payload = "" }) => {
      const count = pending.get(payload);
      if (count !== undefined) pending.set(payload, count - 1);
      if (!isDone()) return;
      clearTimeout(timer);
      resolve(true);
    });
  });
}

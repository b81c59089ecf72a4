import { rmSync } from "node:fs";
import { migrate } from "@/lib/server/migrations/migrate";
import { SITE_ROLE, superuserUrl } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

// Nothing of a test needs to survive a power cut, or a follower: those who follow have servers of their own. A database is there for seconds, in memory:
// to read it through processes costs more than it saves, and what looks for tables to clean up meanwhile computes beside the tests and is in the way of DROP.
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  io_method: "sync",
  autovacuum: "off",
  max_connections: "200",
};

/** A migrated database in a folder of its own, which tests use as a template. `stop` removes it. */
export async function startTestDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = temporaryFolder("niyukti-test");
  const server = await startEmbeddedPostgres(dataDir, FAST);
  // The tests run as the site does, as no superuser; but each file makes a database of its own, and empties it where keys look away.
  await withClient(superuserUrl(dataDir, "postgres"), (client) =>
    client.query(`ALTER ROLE ${SITE_ROLE} CREATEDB; GRANT SET ON PARAMETER session_replication_role TO ${SITE_ROLE}`),
  );
  await migrate(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { rmSync } from "node:fs";
import { migrate } from "@/lib/server/migrations/migrate";
import { SITE_ROLE, superuserUrl } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

// Nothing of a test needs to survive a power cut.
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

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

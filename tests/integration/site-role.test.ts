import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import { restore } from "@/lib/server/backup/restore/restore";
import { backUp } from "@/lib/server/backup/write/write-backup";
import { applyMigration } from "@/lib/server/migrations/apply-migration";
import { migrate } from "@/lib/server/migrations/migrate";
import { dataFolder, superuserUrl } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { contentsOf } from "@/tests/support/database-contents";
import { inEarlierCluster, makeEarlierCluster } from "@/tests/support/earlier-cluster";
import { fillFirstRelease } from "@/tests/support/filled-release";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-role");
const fresh = path.join(folder, "fresh");
const earlier = path.join(folder, "earlier");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sql = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows);

async function inFolder<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startEmbeddedPostgres(dataDir, { fsync: "off" });
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

const ROLE = `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS more,
  (SELECT datdba::regrole::text FROM pg_database WHERE datname = current_database()) AS owner,
  (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships FROM pg_roles r WHERE rolname = current_user`;
const NOTHING_MORE = [{ more: false, owner: "niyukti", memberships: 0 }];

/** What SQL of somebody else must not reach: the machine, other roles, other databases. */
const REFUSED = [
  "COPY (SELECT 1) TO PROGRAM 'id'",
  "COPY (SELECT 1) TO '/tmp/niyukti-written'",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT lo_import('/etc/passwd')",
  "CREATE ROLE another SUPERUSER",
  "CREATE DATABASE another",
  "ALTER SYSTEM SET archive_command = 'id'",
  "ALTER ROLE niyukti SUPERUSER",
  "CREATE EXTENSION dblink",
  "SET ROLE niyukti_superuser",
];

async function requireNothingMore(url: string): Promise<void> {
  expect(await sql(url, ROLE)).toEqual(NOTHING_MORE);
  for (const text of REFUSED) {
    await expect(sql(url, text).then(() => `done: ${text}`)).rejects.toThrow(
      /permission denied|must be|Only roles with|not available/,
    );
  }
}

it("a new database belongs to a role that may do nothing else, and which migrates, backs up and restores", async () => {
  const file = path.join(folder, "backups/new.tar.gz");
  await inFolder(fresh, async (url) => {
    await requireNothingMore(url);
    await migrate(url);
    await runMigrations({ connectionString: url });
    await sql(
      url,
      "INSERT INTO users (email, email_key, full_name, password_hash) VALUES ('a@example.org', 'a@example.org', 'A', 'x')",
    );
    const before = await contentsOf(url);
    mkdirSync(path.join(fresh, "outbox"));
    expect(await backUp({ url, dataDir: fresh, file })).toMatchObject({ files: 0 });
    await restore({ url, dataDir: fresh, file, replace: true });
    await sql(url, "DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public");
    await restore({ url, dataDir: fresh, file });
    expect(await contentsOf(url)).toEqual(before);
  });
  for (const secret of [dataFolder.password(fresh), dataFolder.superuserPassword(fresh)]) {
    expect(statSync(secret).mode & 0o777).toBe(0o600);
  }
  await inFolder(fresh, (url) => requireNothingMore(url));
}, 120_000);

it("a database that an earlier release ran as superuser changes hands at the start, and keeps all that it holds", async () => {
  const file = path.join(folder, "backups/earlier.tar.gz");
  makeEarlierCluster(earlier);
  let before: unknown;
  await inEarlierCluster(earlier, async (url) => {
    await sql(url.replace(/niyukti$/, "postgres"), "CREATE DATABASE niyukti");
    await withClient(url, async (client) => {
      for (const migration of await fillFirstRelease(client, 50)) await applyMigration(client, migration);
    });
    await runMigrations({ connectionString: url });
    // What an operator may have added.
    await sql(
      url,
      `CREATE ROLE reader LOGIN PASSWORD 'reader'; GRANT SELECT ON jobs TO reader;
      CREATE SCHEMA reports; CREATE TABLE reports.figures (id int GENERATED ALWAYS AS IDENTITY, n int); INSERT INTO reports.figures (n) VALUES (7);
      CREATE SEQUENCE reports.numbers; CREATE DOMAIN reports.day AS date; CREATE TYPE reports.pair AS (a int, b int);
      CREATE VIEW reports.open AS SELECT id FROM jobs; CREATE MATERIALIZED VIEW reports.kept AS SELECT id FROM jobs;
      CREATE PROCEDURE reports.nothing() LANGUAGE sql AS ''; CREATE STATISTICS reports.both ON id, title FROM jobs`,
    );
    before = await contentsOf(url);
    await backUp({ url, dataDir: earlier, file });
  });

  await inFolder(earlier, async (url) => {
    await requireNothingMore(url);
    expect(await contentsOf(url)).toEqual(before);
    expect(await sql(url, "SELECT n FROM reports.figures")).toEqual([{ n: 7 }]);
    await sql(url.replace(/niyukti:[^@]*/, "reader:reader"), "SELECT count(*) FROM jobs");
    // Only an owner can do these.
    await sql(
      url,
      `ALTER TABLE jobs ADD COLUMN later int; ALTER TYPE "JobStatus" ADD VALUE 'later'; DROP SCHEMA reports CASCADE;
      DROP SCHEMA graphile_worker CASCADE`,
    );
    await restore({ url, dataDir: earlier, file, replace: true });
    expect(await contentsOf(url)).toEqual(before);
    expect(await sql(superuserUrl(earlier, "postgres"), "SELECT rolname FROM pg_roles WHERE rolsuper")).toEqual([
      { rolname: "niyukti_superuser" },
    ]);
  });
  await inFolder(earlier, async (url) => expect(await contentsOf(url)).toEqual(before));
  await inFolder(fresh, async (url) => {
    await restore({ url, dataDir: fresh, file, replace: true });
    expect(await contentsOf(url)).toEqual(before);
  });
}, 120_000);

it("an earlier cluster whose start was killed before it had its database gets both", async () => {
  const dataDir = path.join(folder, "killed");
  makeEarlierCluster(dataDir);
  await inFolder(dataDir, requireNothingMore);
}, 120_000);

it("the log of the database holds nothing of a row that it refused, nor of the statement", async () => {
  const dataDir = path.join(folder, "quiet");
  await inFolder(dataDir, async (url) => {
    await sql(url, "CREATE TABLE people (address text UNIQUE CHECK (address <> 'nobody@example.org'), hash text)");
    await sql(url, "INSERT INTO people VALUES ('asha@example.org', 'argon2-of-asha')");
    for (const address of ["asha@example.org", "nobody@example.org"]) {
      const again = sql(url, `INSERT INTO people VALUES ('${address}', 'argon2-of-asha')`);
      await expect(again).rejects.toThrow(/violates (unique|check) constraint/);
    }
  });
  const log = readFileSync(dataFolder.log(dataDir), "utf8");
  expect(log.match(/ERROR: .*/g)).toHaveLength(2);
  expect(log).not.toMatch(/@example\.org|argon2/);
}, 120_000);

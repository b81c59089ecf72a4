import pg from "pg";
import { log } from "@/lib/log";
import { dataFolder, embeddedUrl, readSecret, SITE_ROLE, SUPERUSER, superuserUrl } from "@/lib/server/postgres/data-folder";
import { createSiteRole, keptPassword } from "@/lib/server/postgres/site-role";

/** A query of a process that was killed may still hold a table; it ends soon. */
const LOCK_TIMEOUT = "30s";

/** Everything of the database that its first role owns and no extension brought. What belongs to a table follows it. */
const OWNED = `
  WITH owned AS (
    SELECT 'pg_namespace'::regclass AS class, oid, nspowner AS owner FROM pg_namespace
    UNION ALL SELECT 'pg_class'::regclass, c.oid, relowner FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'i') AND relkind = 'S')
    UNION ALL SELECT 'pg_type'::regclass, t.oid, typowner FROM pg_type t LEFT JOIN pg_class c ON c.oid = typrelid
      WHERE typtype IN ('e', 'd', 'r') OR (typtype = 'c' AND relkind = 'c')
    UNION ALL SELECT 'pg_proc'::regclass, oid, proowner FROM pg_proc
    UNION ALL SELECT 'pg_statistic_ext'::regclass, oid, stxowner FROM pg_statistic_ext
    UNION ALL SELECT 'pg_ts_config'::regclass, oid, cfgowner FROM pg_ts_config
    UNION ALL SELECT 'pg_ts_dict'::regclass, oid, dictowner FROM pg_ts_dict
  )
  SELECT type, identity FROM owned, pg_identify_object(class, oid, 0)
  WHERE owner = $1::regrole AND oid >= 16384 AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = class AND objid = oid AND deptype IN ('e', 'i'))`;

/**
 * Earlier releases ran the site as the superuser that made the cluster. Of such a cluster the first role, which must stay a superuser, gets another
 * name and a password of its own, and a new role of the old name and password gets the database and all that is in it. One transaction: a start that is
 * killed half way changes nothing, and the release before starts on either. Makes the database where there is none.
 * `owner` is a connection of the site's role.
 * @returns whether anything was moved
 * @throws PostgreSQL's own errors
 */
export async function parkSuperuser(folder: string, owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ first: boolean; made: boolean }>(
    "SELECT oid = 10 AS first, EXISTS (SELECT FROM pg_database WHERE datname = $1) AS made FROM pg_roles WHERE rolname = current_user",
    [SITE_ROLE],
  );
  // PostgreSQL gives the role that makes a cluster this number.
  const isSuperuser = rows[0]?.first === true;
  if (!rows[0]?.made) {
    const url = isSuperuser ? embeddedUrl(folder, "postgres") : superuserUrl(folder, "postgres");
    await withClient(url, (client) => client.query(`CREATE DATABASE ${SITE_ROLE} OWNER ${SITE_ROLE}`));
  }
  if (!isSuperuser) return false;
  // Written before it counts: one that is left of a start that was killed is taken again.
  keptPassword(dataFolder.superuserPassword(folder));
  await withClient(embeddedUrl(folder), (client) => move(client, folder));
  log.info("The database of the site now belongs to a role that is no superuser");
  return true;
}

async function move(client: pg.Client, folder: string): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  // No session may rename its own role, so that it becomes another for a moment.
  await client.query("CREATE ROLE niyukti_renaming SUPERUSER; SET LOCAL SESSION AUTHORIZATION niyukti_renaming");
  await client.query(`ALTER ROLE ${SITE_ROLE} RENAME TO ${SUPERUSER}; RESET SESSION AUTHORIZATION; DROP ROLE niyukti_renaming`);
  await client.query(`ALTER ROLE ${SUPERUSER} PASSWORD '${readSecret(dataFolder.superuserPassword(folder))}'`);
  await client.query(createSiteRole(readSecret(dataFolder.password(folder))));
  await client.query(`ALTER DATABASE ${SITE_ROLE} OWNER TO ${SITE_ROLE}`);
  const { rows } = await client.query<{ type: string; identity: string }>(OWNED, [SUPERUSER]);
  for (const { type, identity } of rows) {
    await client.query(`ALTER ${type.replace(/ object$/, "")} ${identity} OWNER TO ${SITE_ROLE}`);
  }
  await client.query("COMMIT");
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: "niyukti-set-up" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

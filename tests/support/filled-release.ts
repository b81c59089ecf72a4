import type pg from "pg";
import { applyMigration, createRecords } from "@/lib/server/migrations/apply-migration";
import { MIGRATIONS_DIR, type Migration, readMigrations } from "@/lib/server/migrations/read-migrations";

/**
 * The newest migration of the first release. Those up to it were written within a day and never met a filled table; what follows meets the
 * databases of whoever runs the site.
 */
const FIRST_RELEASE = "20261121201000_job_changes";

/** Some rows in the tables that grow, as the first release stores them. */
const ROWS = (jobs: number) => `
  INSERT INTO organisations (name) VALUES ('Staff Selection Commission');
  INSERT INTO jobs (source, source_reference, content_hash, title, department, organisation_id, location, qualification, posted_on, deadline,
    description, places, qualification_levels, search_words)
  SELECT 'made', n::text, md5(n::text), 'Junior Clerk ' || n, 'Other', 1, 'Pune, Maharashtra', 'Graduate', date '2026-01-01' + n % 300,
    date '2026-11-30' + n % 60, repeat('Applications are invited for the post of junior clerk. ', 8), '{pune,maharashtra}', '{graduate}',
    ARRAY['junior', 'clerk', 'pune', 'x' || n] FROM generate_series(1, ${jobs}) AS n;
  INSERT INTO users (email, email_key, full_name, password_hash) SELECT n || '@example.org', n || '@example.org', 'A reader', 'x'
    FROM generate_series(1, ${Math.ceil(jobs / 10)}) AS n;
  INSERT INTO audit_log (actor_name, action, entity, label) SELECT 'chief', 'job.update', 'job', 'Junior Clerk'
    FROM generate_series(1, ${Math.ceil(jobs / 10)}) AS n;`;

/**
 * Makes of an empty database one that the first release has filled.
 * @returns the migrations that are still to come
 */
export async function fillFirstRelease(client: pg.ClientBase, jobs: number): Promise<Migration[]> {
  const all = await readMigrations(MIGRATIONS_DIR);
  await createRecords(client);
  for (const migration of all.filter(({ name }) => name <= FIRST_RELEASE)) await applyMigration(client, migration);
  await client.query(ROWS(jobs));
  await client.query("DELETE FROM job_changes");
  return all.filter(({ name }) => name > FIRST_RELEASE);
}

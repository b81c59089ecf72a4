/**
 * Fills a database up to a number of made jobs, a tenth of them open, with progress: tsx bench/seed.ts COUNT. The first twenty thousand are written
 * as an import writes them, with the titles, bodies and places of real listings where those are on this machine (REAL_DATA_DIR), else of the sample
 * data; the others are copies of their rows, with other titles, which is how a million takes minutes and not hours.
 */
import { SingleBar } from "cli-progress";
import { announceEverything } from "@/lib/cache/announce-from-outside";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { withDatabase } from "@/lib/server/connect";
import { makeJobs } from "@/tests/support/population";
import { realData, sampleData } from "./relevance/data-sets";

const WRITTEN = 20_000;
const BATCH = 5_000;
/** Days by which nine of ten are older than the population makes them, so that all of those are closed. */
const OLDER = 100;

type Index = { name: string; definition: string };

const count = Number(process.argv[2]);
await withDatabase(async () => {
  // What was published to measure it is none of these.
  const have = await db().job.count({ where: { source: "population" } });
  const bar = new SingleBar({
    format: "seeding {bar} {value}/{total} jobs, {eta} s left",
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  bar.start(count, have);
  const today = dayInIndia(new Date());
  const listings = ((await realData(today)) ?? sampleData(today)).jobs;
  const called = (job: ParsedJobInput, number: number): ParsedJobInput => {
    const listing = listings[number % listings.length];
    if (!listing) return job;
    const { title, recruitingOrganization, location, department, qualification } = listing;
    return { ...job, title: `${title} - Batch ${number % 200}`, recruitingOrganization, location, department, qualification };
  };
  for (let from = have; from < Math.min(count, WRITTEN); from += BATCH) {
    const jobs = makeJobs(Math.min(BATCH, Math.min(count, WRITTEN) - from), today, from);
    await upsertJobs(jobs.map((job, at) => called((from + at) % 10 === 0 ? job : closed(job), from + at)));
    bar.update(from + jobs.length);
  }
  if (count > WRITTEN && count > have) await copyRows(Math.max(have, WRITTEN), (done) => bar.update(done));
  bar.stop();
  await db().$executeRaw`DELETE FROM job_changes`;
  await db().$executeRaw`UPDATE job_publications SET matched_for = published_at WHERE matched_for IS DISTINCT FROM published_at`;
  // What sites do with jobs of an older release would be an hour of writing beside what is measured.
  await db().$executeRaw`DELETE FROM bodies_to_mark`;
  await db().$executeRaw`
    INSERT INTO sweeps (task, updated_at) VALUES ('mark-words', now()), ('offer-stored-pairs', now())
    ON CONFLICT (task) DO UPDATE SET updated_at = excluded.updated_at`;
  await db().$executeRaw`VACUUM ANALYZE jobs, job_publications`;
  await announceEverything();
});

function closed(job: ParsedJobInput): ParsedJobInput {
  return { ...job, postedOn: addDays(job.postedOn, -OLDER), deadline: addDays(job.deadline, -OLDER) };
}

/** Indexes are made anew once all rows are there. */
async function copyRows(have: number, progress: (done: number) => void): Promise<void> {
  const columns = await db().$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = 'jobs' AND table_schema = current_schema() AND is_generated = 'NEVER'
      AND column_name NOT IN ('id', 'title', 'source_reference')`;
  const kept = columns.map(({ name }) => `"${name}"`).join(", ");
  const indexes = await db().$queryRaw<Index[]>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'jobs' AND schemaname = current_schema()
      AND indexname NOT IN ('jobs_pkey', 'jobs_source_source_reference_key')`;
  // Names come from the catalogue of the database, numbers from here.
  const run = (sql: string) => db().$executeRawUnsafe(sql);
  for (const { name } of indexes) await run(`DROP INDEX "${name}"`);
  await run("ALTER TABLE jobs DISABLE TRIGGER USER");
  for (let from = have; from < count; ) {
    const copy = Math.floor(from / WRITTEN);
    const to = Math.min((copy + 1) * WRITTEN, count);
    await run(`
      INSERT INTO jobs (title, source_reference, ${kept})
      SELECT title || ' ${copy}', (source_reference::int + ${copy * WRITTEN})::text, ${kept} FROM jobs
      WHERE source = 'population' AND source_reference::int >= ${from - copy * WRITTEN} AND source_reference::int < ${to - copy * WRITTEN}`);
    from = to;
    progress(to);
  }
  await run("ALTER TABLE jobs ENABLE TRIGGER USER");
  await run("INSERT INTO job_publications (job_id, published_at) SELECT id, created_at FROM jobs ON CONFLICT DO NOTHING");
  for (const { name, definition } of indexes) {
    process.stdout.write(`index ${name}\n`);
    await run(definition);
  }
}

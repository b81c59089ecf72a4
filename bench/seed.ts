/** Fills the database of a running benchmark up to a number of made jobs, with progress: tsx bench/seed.ts COUNT. */
import { SingleBar } from "cli-progress";
import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { withDatabase } from "@/lib/server/connect";
import { makeJobs } from "@/tests/support/population";

const BATCH = 5_000;

const count = Number(process.argv[2]);
await withDatabase(async () => {
  const have = await db().job.count();
  const bar = new SingleBar({
    format: "seeding {bar} {value}/{total} jobs, {eta} s left",
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  bar.start(count, have);
  for (let from = have; from < count; from += BATCH) {
    await upsertJobs(makeJobs(Math.min(BATCH, count - from), dayInIndia(new Date()), from));
    bar.update(Math.min(from + BATCH, count));
  }
  bar.stop();
  await db().$executeRaw`VACUUM ANALYZE jobs`;
  await announceFromOutside();
});

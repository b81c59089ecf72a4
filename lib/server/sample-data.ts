import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { tags } from "@/lib/cache/tags";
import { db } from "@/lib/db";

/** Its row in the table `sweeps`, which is there while it is not done. */
const TASK = "add-sample-data";

/**
 * Fills a database without jobs with the sample data; also one in which a start that was killed had begun to: it has jobs, and else would never have the exams.
 * @param seed writes it; safe to run again
 */
export async function addSampleData(report: (line: string) => void, seed: () => Promise<unknown> = seedDatabase): Promise<void> {
  const isBegun = (await db().taskMark.count({ where: { task: TASK } })) > 0;
  if (!isBegun && (await db().job.findFirst({ select: { id: true } }))) return;
  report("Adding sample data");
  await db().taskMark.upsert({ where: { task: TASK }, create: { task: TASK }, update: {} });
  await seed();
  await db().taskMark.deleteMany({ where: { task: TASK } });
  await announceFromOutside([tags.exams]);
}

/** Loaded only where it is needed: it reads all of the sample data. */
async function seedDatabase(): Promise<unknown> {
  const sample = await import("@/prisma/seed/seed");
  return sample.seedDatabase();
}

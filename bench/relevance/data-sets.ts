import { existsSync } from "node:fs";
import path from "node:path";
import { addDays, type Day } from "@/lib/dates";
import { readListingFile } from "@/lib/ingestion/read/read-file";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { readSampleJobs } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";

export type DataSet = { name: string; jobs: readonly ParsedJobInput[] };

const REAL_DATA = process.env.REAL_DATA_DIR ?? path.resolve("../shared/data");
const LISTINGS = "in-freejobalert-by-state/union-2024-09_2026-01.csv";

/** A file of real data, or null where it is not on this machine. */
export function realFile(name: string): string | null {
  const file = path.join(REAL_DATA, name);
  return existsSync(file) ? file : null;
}

/** The sample listings as of a day. */
export function sampleData(today: Day): DataSet {
  return { name: "sample data", jobs: readSampleJobs().map((job) => toInput(job, today)) };
}

/** Real listings, all open on a day: their own days are long past. Null where they are not on this machine. */
export async function realData(today: Day): Promise<DataSet | null> {
  const file = realFile(LISTINGS);
  if (!file) return null;
  const { jobs } = readListingRows(await readListingFile(file));
  return {
    name: "real listings",
    jobs: jobs.flatMap(({ job }, at) => {
      const days = { postedOn: addDays(today, -(at % 20)), deadline: addDays(today, 3 + (at % 40)), applicationStartDate: null };
      return (
        jobInputSchema.safeParse({ ...job, ...days, closesAt: null, source: "bench", sourceReference: String(at) }).data ?? []
      );
    }),
  };
}

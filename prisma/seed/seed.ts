import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { seedExams } from "./exams";
import { bankingJobs } from "./jobs/banking";
import { capfJobs } from "./jobs/capf";
import { courtsJobs } from "./jobs/courts";
import { defenceJobs } from "./jobs/defence";
import { educationJobs } from "./jobs/education";
import { forestJobs } from "./jobs/forest";
import { governmentOfficesJobs } from "./jobs/government-offices";
import { healthJobs } from "./jobs/health";
import { policeJobs } from "./jobs/police";
import { psuJobs } from "./jobs/psu";
import { railwayJobs } from "./jobs/railway";
import { researchJobs } from "./jobs/research";
import { sscJobs } from "./jobs/ssc";
import { stateEastJobs } from "./jobs/state-east";
import { stateNorthJobs } from "./jobs/state-north";
import { stateNortheastJobs } from "./jobs/state-northeast";
import { stateSouthJobs } from "./jobs/state-south";
import { stateWestJobs } from "./jobs/state-west";
import { unionTerritoriesJobs } from "./jobs/union-territories";
import { upscJobs } from "./jobs/upsc";
import type { SampleJob } from "./types";

/** Where sample rows come from: pages say so, and nothing of it is ever mailed. */
export const SAMPLE_SOURCE = "sample";

/** Every sample listing, in a fixed order: seeding twice gives the same rows. */
export const sampleJobs: readonly SampleJob[] = [
  ...sscJobs,
  ...upscJobs,
  ...railwayJobs,
  ...defenceJobs,
  ...researchJobs,
  ...bankingJobs,
  ...capfJobs,
  ...psuJobs,
  ...governmentOfficesJobs,
  ...stateNorthJobs,
  ...stateSouthJobs,
  ...stateEastJobs,
  ...stateWestJobs,
  ...stateNortheastJobs,
  ...unionTerritoriesJobs,
  ...policeJobs,
  ...educationJobs,
  ...healthJobs,
  ...forestJobs,
  ...courtsJobs,
];

/** Writes the sample listings and exams with days relative to today; safe to run again. Returns how many there are. */
export async function seedDatabase(now: Date = new Date()): Promise<{ jobs: number; exams: number }> {
  const today = dayInIndia(now);
  await upsertJobs(sampleJobs.map((job) => toInput(job, today)));
  return { jobs: sampleJobs.length, exams: await seedExams(today) };
}

/** A sample listing as of a day, checked like any other listing. */
export function toInput(sample: SampleJob, today: Day): ParsedJobInput {
  const { key, website, postedDaysAgo, closesInDays, ...facts } = sample;
  return jobInputSchema.parse({
    ...facts,
    source: SAMPLE_SOURCE,
    sourceReference: key,
    organisationWebsite: website,
    postedOn: addDays(today, -postedDaysAgo),
    deadline: addDays(today, closesInDays),
  });
}

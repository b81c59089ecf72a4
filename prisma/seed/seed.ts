import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertExams } from "@/lib/exams/mutations";
import { upsertJobs } from "@/lib/jobs/mutations";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import type { Notice } from "@/lib/notice/schema";
import { readSampleExams, readSampleJobs, readSampleNotices, type SampleExam, type SampleJob } from "@/prisma/seed/samples";

/** Where sample rows come from: pages say so, and nothing of it is ever mailed. */
const SAMPLE_SOURCE = "sample";

/** Writes the sample listings and exams with days relative to today; safe to run again. Returns how many there are. */
export async function seedDatabase(now: Date = new Date()): Promise<{ jobs: number; exams: number }> {
  const today = dayInIndia(now);
  const [jobs, exams] = [readSampleJobs(), readSampleExams()];
  await upsertJobs(jobs.map((job) => toInput(job, today)));
  await writeNotices(readSampleNotices());
  const ids = await idsOfSamples();
  await upsertExams(
    exams.map((exam) => toExamInput(exam, ids, today)),
    now,
  );
  return { jobs: jobs.length, exams: exams.length };
}

/** Puts the notices beside their listings; what an editor has saved stays as it is. */
async function writeNotices(notices: ReadonlyMap<string, Notice>): Promise<void> {
  const rows = JSON.stringify([...notices].map(([key, notice]) => ({ key, notice })));
  await db().$executeRaw`
    UPDATE jobs SET notice = given.notice
    FROM jsonb_to_recordset(${rows}::jsonb) AS given(key text, notice jsonb)
    WHERE jobs.source = ${SAMPLE_SOURCE} AND jobs.source_reference = given.key AND jobs.edited_at IS NULL
      AND jobs.notice IS DISTINCT FROM given.notice`;
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

/** The ids of the sample listings, by their keys. */
async function idsOfSamples(): Promise<ReadonlyMap<string, number>> {
  const rows = await db().job.findMany({ where: { source: SAMPLE_SOURCE }, select: { id: true, sourceReference: true } });
  return new Map(rows.map(({ id, sourceReference }) => [sourceReference, id]));
}

function toExamInput(sample: SampleExam, ids: ReadonlyMap<string, number>, today: Day) {
  const { key, job, registrationStartsIn, registrationEndsIn, examIn, admitCardIn, resultsIn, ...facts } = sample;
  return {
    ...facts,
    source: SAMPLE_SOURCE,
    sourceReference: key,
    jobId: job === null ? null : (ids.get(job) ?? null),
    registrationStartDate: addDays(today, registrationStartsIn),
    registrationEndDate: addDays(today, registrationEndsIn),
    examDate: addDays(today, examIn),
    admitCardDate: admitCardIn === null ? null : addDays(today, admitCardIn),
    resultsDate: resultsIn === null ? null : addDays(today, resultsIn),
  };
}

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { DEPARTMENTS, type Department } from "@/lib/jobs/facts/departments";
import { jobInputSchema } from "@/lib/jobs/schema";
import { type Notice, noticeSchema } from "@/lib/notice/schema";

/** Groups of sample listings, each a file of prisma/seed/jobs, in the order in which they are written. */
export const JOB_GROUPS = [
  "ssc",
  "upsc",
  "railway",
  "defence",
  "research",
  "banking",
  "capf",
  "psu",
  "government-offices",
  "state-north",
  "state-south",
  "state-east",
  "state-west",
  "state-northeast",
  "union-territories",
  "police",
  "education",
  "health",
  "forest",
  "courts",
] as const;

const {
  source: _source,
  sourceReference,
  organisationWebsite: _website,
  postedOn: _postedOn,
  applicationStartDate: _start,
  deadline: _deadline,
  ...facts
} = jobInputSchema.shape;

/**
 * One sample listing. The facts (body, post, pay level, age, qualification, fee, official site) are those of real recruitments;
 * its days are relative to the day of seeding, so the sample never goes stale.
 */
const sampleJobSchema = z.strictObject({
  ...facts,
  /** Unique and stable: becomes the source reference. */
  key: sourceReference,
  department: z.literal(DEPARTMENTS.map(({ value }): Department => value)),
  /** The official site of the body. */
  website: z.url({ protocol: /^https?$/ }),
  /** Days before the day of seeding on which it was posted. */
  postedDaysAgo: z.int().min(0),
  /** Days from the day of seeding to the deadline; negative: closed. */
  closesInDays: z.int(),
});

const text = z.string().min(1);

/** A recurring examination; its days are counted from the day of seeding, so the calendar is always current. */
const sampleExamSchema = z.strictObject({
  key: text,
  /** The key of the listing that it is held for; null where none of the listings is. */
  job: text.nullable(),
  title: text,
  conductingOrganization: text,
  officialWebsite: z.url({ protocol: /^https?$/ }),
  eligibility: text,
  registrationStartsIn: z.int(),
  registrationEndsIn: z.int(),
  examIn: z.int(),
  admitCardIn: z.int().nullable(),
  resultsIn: z.int().nullable(),
  examPattern: text.nullable(),
  examMode: text.nullable(),
  duration: text.nullable(),
  totalMarks: z.int().min(1).nullable(),
  applicationFee: text.nullable(),
  location: text.nullable(),
  languagesAvailable: text.nullable(),
  syllabus: text.nullable(),
});

export type SampleJob = z.output<typeof sampleJobSchema>;
export type SampleExam = z.output<typeof sampleExamSchema>;

/** Every sample listing, in a fixed order: seeding twice gives the same rows. @throws ZodError where a file is not valid */
export function readSampleJobs(): SampleJob[] {
  return JOB_GROUPS.flatMap((group) => z.array(sampleJobSchema).parse(readJson(`jobs/${group}.json`)));
}

/**
 * The notices of sample listings as data, by the key of the listing: read by hand from the texts beside them. What a text does not say is
 * absent, and an entry of a relaxation without a size stands for a group of which it says nothing.
 * @throws ZodError where a file is not valid
 */
export function readSampleNotices(): ReadonlyMap<string, Notice> {
  const files = JOB_GROUPS.map((group) => `notices/${group}.json`).filter((name) => existsSync(pathOf(name)));
  return new Map(files.flatMap((name) => Object.entries(z.record(text, noticeSchema).parse(readJson(name)))));
}

/** Every sample examination. @throws ZodError where the file is not valid */
export function readSampleExams(): SampleExam[] {
  return z.array(sampleExamSchema).parse(readJson("exams.json"));
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(pathOf(name), "utf8"));
}

function pathOf(name: string): string {
  return path.join(process.cwd(), "prisma/seed", name);
}

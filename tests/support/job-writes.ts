import type { Editor } from "@/lib/audit/schema";
import { announceExamChange, announceJobChanges, applyChange } from "@/lib/cache/announce";
import { NEW_DAY } from "@/lib/cache/change-channel";
import { findClosings } from "@/lib/cache/closings";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertExams } from "@/lib/exams/mutations";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { createJob, updateJob } from "@/lib/jobs/editing/write/mutations";
import { deleteJob, restoreJob, setJobStatus } from "@/lib/jobs/editing/write/status";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeJobs } from "@/tests/support/population";

const EDITOR: Editor = { id: 7, username: "asha" };
const act = () => ({ actor: EDITOR, now: new Date() });
export const today = () => dayInIndia(new Date());

/** What editors, imports and time do. `n` chooses among jobs, departments and days. */
const WRITES: Record<string, (n: number, ids: readonly number[]) => Promise<unknown>> = {
  draft: (n) => create(n, "draft"),
  publish: (n) => create(n, "published"),
  publishDraft: (n, ids) => setJobStatus(pick(ids, n), { status: "published" }, act()),
  withdraw: (n, ids) => setJobStatus(pick(ids, n), { status: "withdrawn" }, act()),
  hide: (n, ids) => setJobStatus(pick(ids, n), { status: "draft" }, act()),
  correctWords: (n, ids) => correct(pick(ids, n), { ageLimit: `${18 + (n % 20)} years` }),
  correctFacts: (n, ids) => correct(pick(ids, n), factsOf(n)),
  giveHour: (n, ids) => correct(pick(ids, n), closingIn(30 * (1 + (n % 3)))),
  takeHour: (n, ids) => correct(pick(ids, n), { notice: null }),
  delete: (n, ids) => deleteJob(pick(ids, n), act()),
  restore: (n, ids) => restoreJob(pick(ids, n), act()),
  bulkClose: (n, ids) => changeJobs({ ids: [pick(ids, n), pick(ids, n + 3)], action: "close" }, act()),
  bulkPublish: (n, ids) => changeJobs({ ids: [pick(ids, n), pick(ids, n + 1)], action: "publish" }, act()),
  import: (n) => upsertJobs(makeJobs(2, today(), n % 60).map((job) => ({ ...job, title: `${job.title} ${n}` }))),
  importBodySite: (n) =>
    upsertJobs(
      makeJobs(1, today(), n % 60).map((job) => ({ ...job, title: `${n}`, organisationWebsite: "https://body.example" })),
    ),
  importSample: (n) => upsertJobs(makeJobs(1, today(), n % 60).map((job) => ({ ...job, source: "sample" }))),
  withdrawSamples: () => db().job.updateMany({ where: { source: "sample" }, data: { status: "withdrawn" } }),
  exam: (n) => upsertExams([examOf(n)], new Date()),
  examOfJob: (n, ids) => upsertExams([{ ...examOf(n), sourceReference: "of a job", jobId: pick(ids, n) }], new Date()),
};

const FACTS = [
  { department: "Staff Selection Commission", location: "Patna, Bihar" },
  { department: "Other Banks", location: "Pune, Maharashtra" },
  { department: "Railway Recruitment Board", location: "New Delhi" },
  { department: "Other Banks", location: "Patna, Bihar" },
] as const;

function factsOf(n: number) {
  return { ...FACTS[n % FACTS.length], deadline: addDays(today(), n % 6), qualification: n % 2 ? "Graduate" : "10th pass" };
}

/** A last date of which the hour lies some minutes ahead. */
function closingIn(minutes: number) {
  const at = new Date(Date.now() + minutes * 60_000);
  return { deadline: dayInIndia(at), notice: { closesAt: at.toISOString(), posts: [{ name: "Clerk" }] } };
}

async function create(n: number, status: "draft" | "published"): Promise<unknown> {
  const form = {
    title: `Clerk ${n}`,
    jobCategory: "Banking",
    employmentType: "Permanent",
    recruitingOrganization: "A Body",
    applicationStartDate: today(),
    applicationFee: "Rs 100",
    applyLink: "https://a.example",
    positions: 3,
  };
  const { fields, issues } = checkJob({ ...form, ...factsOf(n) }, { today: today(), kind: status === "draft" ? "edit" : "new" });
  if (!fields) throw new Error(`The form of the test is wrong: ${JSON.stringify(issues)}`);
  return createJob(fields, { status }, act());
}

async function correct(id: number, change: object): Promise<unknown> {
  const { title, department, location, qualification, deadline } = await db().job.findUniqueOrThrow({ where: { id } });
  const stored = { title, department, location, qualification, deadline: deadline.toISOString().slice(0, 10) };
  return updateJob(id, { ...stored, ...change }, act());
}

function examOf(n: number) {
  const day = addDays(today(), n % 40);
  return {
    source: "test",
    sourceReference: String(n % 3),
    title: `Examination ${n}`,
    conductingOrganization: "A Body",
    examDate: day,
    registrationStartDate: today(),
    registrationEndDate: day,
    resultsDate: null,
    admitCardDate: null,
    applicationFee: null,
    examPattern: null,
    eligibility: "Graduate",
    officialWebsite: "https://a.example",
    syllabus: null,
    location: null,
    duration: null,
    totalMarks: null,
    examMode: null,
    languagesAvailable: null,
  };
}

function pick(ids: readonly number[], n: number): number {
  return ids[n % ids.length] ?? 0;
}

export async function idsOfAll(): Promise<number[]> {
  return (await db().job.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id);
}

export const WRITE_NAMES = [...Object.keys(WRITES), "midnight", "hour"];

/** A write with what its call does after it; a refusal (no such job, a closed one) is a write that changed nothing. */
export async function write(name: string, n: number): Promise<void> {
  if (name === "midnight") return pass(DAY_MS);
  if (name === "hour") return pass(HOUR_MS);
  try {
    await WRITES[name]?.(n, await idsOfAll());
  } catch (error) {
    if (!(error instanceof Error && error.name === "AppError")) throw error;
  }
  await (name.startsWith("exam") ? announceExamChange() : announceJobChanges());
}

const HOUR_MS = 60 * 60 * 1000;

/** Lets time pass, and does what each server does by itself then. */
async function pass(ms: number): Promise<void> {
  const since = new Date();
  jest.setSystemTime(since.getTime() + ms);
  const isNewDay = today() !== dayInIndia(since);
  const change = isNewDay ? NEW_DAY : await findClosings(since, new Date());
  if (change) applyChange(change);
}

/** Stops the clock of the test at a time. The database needs its timers: the clock alone stands still. */
export function stopClock(at: string): void {
  const doNotFake = [
    "hrtime",
    "nextTick",
    "performance",
    "queueMicrotask",
    "setImmediate",
    "clearImmediate",
    "setInterval",
    "clearInterval",
    "setTimeout",
    "clearTimeout",
  ] as const;
  jest.useFakeTimers({ now: new Date(at), doNotFake: [...doNotFake] });
}

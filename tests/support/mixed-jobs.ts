import { addDays, type Day } from "@/lib/dates";
import { db } from "@/lib/db";
import { EMPLOYMENT_TYPES } from "@/lib/jobs/job/values";
import { upsertJobs } from "@/lib/jobs/mutations";
import { oracleJob } from "@/tests/support/job-oracle";
import { makeJobs } from "@/tests/support/population";
import { fc } from "@/tests/support/properties";
import type { StaffJob } from "@/tests/support/staff-oracle";

/** A department that an import brought and the public filter does not know. */
export const UNKNOWN_DEPARTMENT = "Ministry of Silly Walks";

/** Values on both sides of every bound of a filter, few enough that most questions find some jobs and leave some out. */
const mixedJob = fc.record({
  title: fc.constantFrom("Junior Clerk", "Staff Nurse", "Civil Engineer", "Clerk cum Typist", "Forest Guard", "IT Officer"),
  department: fc.constantFrom(
    "Staff Selection Commission",
    "State Bank of India",
    "Canara Bank",
    "Indian Army",
    UNKNOWN_DEPARTMENT,
  ),
  location: fc.constantFrom("All India", "New Delhi", "Pune, Maharashtra", "Mumbai", "Patna; Ranchi", "Leh, Ladakh", "Atlantis"),
  qualification: fc.constantFrom(
    "10th pass",
    "12th pass",
    "Graduate",
    "Master's degree",
    "10th pass with Diploma",
    "B.Tech in Civil",
  ),
  pay: fc.constantFrom(null, 15_000, 19_999, 20_000, 29_999, 30_000, 49_999, 50_000, 74_999, 75_000, 99_999, 100_000, 180_000),
  closesIn: fc.oneof(fc.constantFrom(-31, -30, -29, -1, 0, 1), fc.integer({ min: -40, max: 25 })),
  /** The hour of the last day at which it closes: at one of the moments of the test, or between them. */
  hour: fc.constantFrom(null, null, "00:00:01", "12:00:00", "12:00:00.001", "17:00:00", "23:59:59.999"),
  postedAgo: fc.constantFrom(-1, 0, 1, 5, 6, 7, 8, 28, 29, 30, 31, 60),
  positions: fc.constantFrom(null, null, 1, 9, 10, 11, 49, 50, 500, 1_000, 40_000),
  employmentType: fc.constantFrom(null, ...EMPLOYMENT_TYPES),
  jobCategory: fc.constantFrom(null, null, "Banking", "Defence", "State Government"),
  /** Days after the posting on which applications begin, where that is not after the last day. */
  beginsAfter: fc.constantFrom(null, 0, 1, 5, 6, 7, 8, 9),
  source: fc.constantFrom("manual", "example.org", "bank.example"),
  status: fc.oneof(
    { weight: 7, arbitrary: fc.constant("published" as const) },
    { weight: 3, arbitrary: fc.constantFrom("draft" as const, "scheduled" as const, "withdrawn" as const, "deleted" as const) },
  ),
});
export type MixedJob = typeof mixedJob extends fc.Arbitrary<infer Job> ? Job : never;

/** Jobs of every status. At most 90, so that one alert run takes all that it finds. */
export const mixedJobs = fc.array(mixedJob, { minLength: 60, maxLength: 90 });

/** Writes jobs into an empty table as a writer of the product would, and returns them as the oracle judges them. */
export async function writeMixedJobs(made: readonly MixedJob[], today: Day): Promise<StaffJob[]> {
  const [base] = makeJobs(1, today);
  if (!base) throw new Error("no job was made");
  const inputs = made.map(({ pay, closesIn, postedAgo, beginsAfter, hour: _hour, status: _status, ...job }, index) => ({
    ...base,
    ...job,
    sourceReference: String(index),
    recruitingOrganization: "A body",
    description: index % 9 === 0 ? "Knowledge of palynology is an advantage." : null,
    salary: pay === null ? "As per norms" : `Rs ${pay.toLocaleString("en-IN")} per month`,
    deadline: addDays(today, closesIn),
    postedOn: addDays(today, -Math.max(postedAgo, -closesIn)),
    applicationStartDate: beginsAfter === null ? null : addDays(today, Math.min(beginsAfter - postedAgo, closesIn)),
  }));
  await upsertJobs(inputs);
  const closings = inputs.map(({ deadline }, index) => closingOf(deadline, made[index]?.hour ?? null));
  await db().$executeRaw`
    UPDATE jobs SET notice = jsonb_build_object('closesAt', stated.at, 'posts', '[]'::jsonb)
    FROM unnest(${closings}::text[]) WITH ORDINALITY AS stated(at, number)
    WHERE jobs.source_reference = (number - 1)::text AND stated.at IS NOT NULL`;
  const rows = await db().job.findMany({ select: { id: true, sourceReference: true } });
  const idOf = new Map(rows.map(({ id, sourceReference }) => [sourceReference, id]));
  const jobs = inputs.map((input, index): StaffJob => {
    const status = made[index]?.status ?? "published";
    const isDeleted = status === "deleted";
    return {
      ...oracleJob(input, idOf.get(String(index)) ?? 0, closings[index]),
      status: isDeleted ? "withdrawn" : status,
      isDeleted,
    };
  });
  for (const status of ["draft", "scheduled", "withdrawn"] as const) {
    for (const isDeleted of [false, true]) {
      const ids = jobs.filter((job) => job.status === status && job.isDeleted === isDeleted).map(({ id }) => id);
      const deletedAt = isDeleted ? new Date() : null;
      await db().job.updateMany({ where: { id: { in: ids } }, data: { status, deletedAt, publishAt: new Date() } });
    }
  }
  return jobs;
}

function closingOf(deadline: Day, hour: string | null): string | null {
  return hour === null ? null : `${deadline}T${hour}+05:30`;
}

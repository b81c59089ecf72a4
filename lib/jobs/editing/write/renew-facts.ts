import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { factsOf, type ReadJob } from "@/lib/jobs/facts/derive";
import { processState } from "@/lib/process-state";

const BATCH = 500;

type Facts = ReturnType<typeof factsOf>;
type Row = ReadJob & { id: number; before: Facts };

/** Whether this process has seen that every job of the staff has the facts that its rules find: each writer computes what it writes. */
const state = processState<{ niyuktiFactsRenewed: boolean }>();

/**
 * Computes anew what follows from the texts of jobs that the staff has written, where an older release found other pay, places or levels in them. What a
 * source lists is written again by its next import; nobody else would write these. @returns how many
 */
export async function renewFactsOfStaff(): Promise<number> {
  let count = 0;
  for (let last = 0; !state.niyuktiFactsRenewed; ) {
    const rows = await db().$queryRaw<Row[]>`
      SELECT id, location, qualification, salary, department,
        coalesce((SELECT jsonb_agg(jsonb_build_object('qualification', qualification) ORDER BY ordinal) FROM positions WHERE job_id = jobs.id), '[]')
          AS "jobPositions",
        jsonb_build_object('places', places, 'qualificationLevels', qualification_levels, 'salaryMin', salary_min, 'salaryMax', salary_max) AS before
      FROM ${jobsOfStaff(last)}`;
    count += await writeFacts(rows);
    last = rows.at(-1)?.id ?? last;
    state.niyuktiFactsRenewed = rows.length < BATCH;
  }
  return count;
}

/** The next jobs that the staff has written, by an index of theirs: whatever the sources list is not read for it. */
export function jobsOfStaff(afterId: number): Prisma.Sql {
  return Prisma.sql`jobs WHERE id > ${afterId} AND edited_at IS NOT NULL ORDER BY id LIMIT ${BATCH}`;
}

async function writeFacts(rows: readonly Row[]): Promise<number> {
  const others = rows.flatMap((row) => {
    const facts = factsOf(row);
    const { id, salary, location, qualification, department } = row;
    return isDeepStrictEqual(facts, row.before) ? [] : [{ id, salary, location, qualification, department, ...facts }];
  });
  if (others.length === 0) return 0;
  // Who wrote the job meanwhile has computed them.
  return db().$executeRaw`
    UPDATE jobs SET places = r.places, qualification_levels = r."qualificationLevels", salary_min = r."salaryMin", salary_max = r."salaryMax"
    FROM jsonb_to_recordset(${JSON.stringify(others)}::jsonb) AS r(id integer, salary text, location text, qualification text, department text,
      places text[], "qualificationLevels" text[], "salaryMin" integer, "salaryMax" integer)
    WHERE jobs.id = r.id AND jobs.salary IS NOT DISTINCT FROM r.salary AND jobs.location = r.location AND jobs.qualification = r.qualification
      AND jobs.department = r.department`;
}

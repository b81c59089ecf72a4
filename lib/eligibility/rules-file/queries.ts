import { type Day, dayInIndia, mondayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { CHUNK_IDS, type JudgedJob } from "@/lib/eligibility/rules-file/chunk";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Translator } from "@/lib/i18n/translate";
import { isId } from "@/lib/ids";
import type { JobDto } from "@/lib/jobs/schema";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";

/** A job as a list names it, with what the staff entered in Hindi. */
export type Listed = Pick<
  JobDto,
  "id" | "title" | "titleHi" | "recruitingOrganization" | "recruitingOrganizationHi" | "location"
>;

/** The number of a file out of an address. @throws 404 where no job can be in such a file */
export function parseChunk(text: string | undefined, t: Translator<"api">): number {
  const chunk = /^\d{1,8}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!isId((chunk + 1) * CHUNK_IDS)) throw new AppError("NOT_FOUND", t("notFound"));
  return chunk;
}

/** The numbers of the files that hold a job. */
export async function listChunks(now: Date): Promise<number[]> {
  const rows = await db().$queryRaw<{ chunk: number }[]>`
    SELECT DISTINCT jobs.id / ${CHUNK_IDS}::int AS chunk FROM jobs WHERE ${inRules(now)} ORDER BY chunk`;
  return rows.map(({ chunk }) => chunk);
}

/** The jobs of a file with what is judged of them, by id. */
export function readJudgedJobs(chunk: number, now: Date): Promise<JudgedJob[]> {
  return db().$queryRaw<JudgedJob[]>`
    SELECT jobs.id, deadline::text AS deadline, to_json(closes_at) #>> '{}' AS "closesAt", notice FROM jobs WHERE ${inRules(now)} AND ${ofChunk(chunk)} ORDER BY jobs.id`;
}

/** The jobs of a file as a list names them, by id. */
export function readListed(chunk: number, now: Date): Promise<Listed[]> {
  return db().$queryRaw<Listed[]>`
    SELECT jobs.id, title, title_hi AS "titleHi", organisations.name AS "recruitingOrganization",
      recruiting_organization_hi AS "recruitingOrganizationHi", location
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
    WHERE ${inRules(now)} AND ${ofChunk(chunk)} ORDER BY jobs.id`;
}

/**
 * Open jobs, and those that closed since Monday: who has the file leaves them out by the day, and a file that lost what closed every night would
 * be another one every day.
 */
function inRules(now: Date): Prisma.Sql {
  const since: Day = mondayOf(dayInIndia(now));
  return Prisma.sql`${PUBLIC_JOBS} AND jobs.deadline >= ${since}::date`;
}

function ofChunk(chunk: number): Prisma.Sql {
  return Prisma.sql`jobs.id >= ${chunk * CHUNK_IDS} AND jobs.id < ${(chunk + 1) * CHUNK_IDS}`;
}

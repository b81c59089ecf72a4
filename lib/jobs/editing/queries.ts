import { dayOf, type LastDate, lastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import type { AdminJobDto, LastSave } from "@/lib/jobs/editing/schema";
import { forEachName } from "@/lib/jobs/job/field";
import { STAFF_NAMES, type StaffField } from "@/lib/jobs/job/names";
import { noticeOf } from "@/lib/notice/of-job";

type Client = Prisma.TransactionClient;

const ADMIN_JOB = {
  omit: {
    searchWords: true,
    noticeKeys: true,
    places: true,
    qualificationLevels: true,
    salaryMin: true,
    salaryMax: true,
    sortTitle: true,
    closesAt: true,
  },
  include: { organisation: { select: { name: true } }, jobPositions: { orderBy: { ordinal: "asc" } } },
} as const satisfies Prisma.JobDefaultArgs;

/** A job in whatever status, for the staff; null for a deleted one and any other number. */
export function findAdminJob(id: number, client: Client = db()): Promise<AdminJobDto | null> {
  return find(id, { deletedAt: null }, client);
}

/** A job in the bin; null for any other number. */
export function findDeletedJob(id: number, client: Client = db()): Promise<AdminJobDto | null> {
  return find(id, { deletedAt: { not: null } }, client);
}

async function find(id: number, where: Prisma.JobWhereInput, client: Client): Promise<AdminJobDto | null> {
  if (!isId(id)) return null;
  const row = await client.job.findFirst({ where: { id, ...where }, ...ADMIN_JOB });
  return row && toAdminJob(row);
}

/** Jobs by number, whatever their status, for a write on several. */
export async function findAdminJobs(ids: readonly number[], client: Client): Promise<AdminJobDto[]> {
  const rows = await client.job.findMany({
    where: { id: { in: [...ids] }, deletedAt: null },
    orderBy: { id: "asc" },
    ...ADMIN_JOB,
  });
  return rows.map(toAdminJob);
}

function closingOf({
  closedOn,
  closedReason,
  statedDeadline,
}: Row | Omit<Row, "organisation" | "jobPositions">): AdminJobDto["closed"] {
  if (!closedOn || !statedDeadline) return null;
  return { on: dayOf(closedOn), reason: closedReason ?? "", statedDeadline: dayOf(statedDeadline) };
}

type Row = Prisma.JobGetPayload<typeof ADMIN_JOB>;

function toAdminJob({ organisation, jobPositions, ...row }: Row): AdminJobDto {
  const values = { ...row, recruitingOrganization: organisation.name };
  const fields = forEachName(STAFF_NAMES, (name) => {
    const value = values[name];
    return value instanceof Date ? dayOf(value) : value;
  }) as Pick<AdminJobDto, StaffField>;
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    ...fields,
    jobPositions: jobPositions.map(({ jobId: _jobId, ordinal: _ordinal, ...post }) => post),
    source: row.source,
    closed: closingOf(row),
    notice: noticeOf(row.notice, jobPositions),
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Who saved a job last, as the log knows it; what the log does not know an import wrote. */
export async function findLastSave({ id, updatedAt }: Pick<AdminJobDto, "id" | "updatedAt">): Promise<LastSave> {
  const entry = await db().auditEntry.findFirst({
    where: { entity: "job", entityId: String(id) },
    orderBy: { id: "desc" },
    select: { actorName: true, at: true },
  });
  return { savedBy: entry?.actorName ?? "an import", savedAt: entry?.at.toISOString() ?? updatedAt };
}

/** The hour of the last date as the source of a job states it, which no form changes. */
export async function findListedHour(id: number, client: Client = db()): Promise<string | null> {
  const job = await client.job.findUnique({ where: { id }, select: { lastHour: true } });
  return job?.lastHour ?? null;
}

/** Until when applications for a stored job are taken: by the hour of its notice, else by that of its source. */
export async function findLastDate({ id, deadline, notice }: Pick<AdminJobDto, "id" | "deadline" | "notice">): Promise<LastDate> {
  return lastDate(deadline, notice?.closesAt, await findListedHour(id));
}

/** The instant at which a job that was closed early closed. */
export async function findClosingHour(id: number): Promise<string | null> {
  const job = await db().job.findUnique({ where: { id }, select: { closesAt: true } });
  return job?.closesAt?.toISOString() ?? null;
}

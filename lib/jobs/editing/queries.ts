import { dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { isId } from "@/lib/jobs/queries";

type Client = Prisma.TransactionClient;

const ADMIN_JOB = {
  omit: { searchWords: true, places: true, qualificationLevels: true, salaryMin: true, salaryMax: true, sortTitle: true },
  include: { organisation: { select: { name: true } }, jobPositions: { orderBy: { ordinal: "asc" } } },
} as const satisfies Prisma.JobDefaultArgs;

/** A job in whatever status, for the staff; null for a deleted one and any other number. */
export async function findAdminJob(id: number, client: Client = db()): Promise<AdminJobDto | null> {
  if (!isId(id)) return null;
  const row = await client.job.findFirst({ where: { id, deletedAt: null }, ...ADMIN_JOB });
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

type Row = Prisma.JobGetPayload<typeof ADMIN_JOB>;

function toAdminJob(row: Row): AdminJobDto {
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    title: row.title,
    department: row.department,
    recruitingOrganization: row.organisation.name,
    location: row.location,
    qualification: row.qualification,
    positions: row.positions,
    salary: row.salary,
    deadline: dayOf(row.deadline),
    postedOn: dayOf(row.postedOn),
    applicationStartDate: row.applicationStartDate && dayOf(row.applicationStartDate),
    sourceUrl: row.sourceUrl,
    applyLink: row.applyLink,
    ageLimit: row.ageLimit,
    applicationFee: row.applicationFee,
    description: row.description,
    selectionProcess: row.selectionProcess,
    experienceRequired: row.experienceRequired,
    jobCategory: row.jobCategory,
    employmentType: row.employmentType,
    vacancyBreakdown: row.vacancyBreakdown,
    advertisementNumber: row.advertisementNumber,
    jobPositions: row.jobPositions.map(({ jobId: _jobId, ordinal: _ordinal, ...post }) => post),
    source: row.source,
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

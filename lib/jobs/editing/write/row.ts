import type { AuditAction, Editor } from "@/lib/audit/schema";
import { dateOf } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import { findAdminJob, findDeletedJob } from "@/lib/jobs/editing/queries";
import type { AdminJobDto, Correction } from "@/lib/jobs/editing/schema";
import { checkToStore, type JobToStore } from "@/lib/jobs/editing/write/job-to-store";
import { writeOrganisations } from "@/lib/jobs/import/organisations";

type Tx = Prisma.TransactionClient;

/** How a job comes to the public: at once, at an instant, or not yet. */
export type JobPublication = { status: "published" | "draft" } | { status: "scheduled"; publishAt: Date };

/** What of the log leaves a job its source's, whose imports write it: to delete it and to bring it back. */
export const BIN_ACTIONS: AuditAction[] = ["job.delete", "job.restore"];

/** Who writes, and when. */
export type Act = { actor: Editor; now: Date };

/** Who writes, when, and which version of the job they saw. Without one nobody is asked what happened since. */
export type ActOnVersion = Act & { version?: number };

/** A write, or the stored job where somebody else saved since the version that the editor started from. */
export type WriteOutcome = { job: AdminJobDto } | { conflict: AdminJobDto };

/**
 * Whether somebody saved a job since the version that its editor saw. Every write of the staff asks this before it writes over a job; one that finds
 * the job as it is wanted already is none, and answers as if it had written, since the network may have taken the answer of the first.
 */
export function isOutdated({ version: stored }: Pick<AdminJobDto, "version">, seen: number | undefined): boolean {
  return seen !== undefined && seen !== stored;
}

/** The job, locked until the transaction ends, so that two editors write one after the other. */
export function lockJob(tx: Tx, id: number): Promise<AdminJobDto> {
  return lock(tx, id, { find: findAdminJob, none: "The job you're looking for doesn't exist or has been removed." });
}

/** A job in the bin, locked until the transaction ends. */
export function lockDeletedJob(tx: Tx, id: number): Promise<AdminJobDto> {
  return lock(tx, id, {
    find: findDeletedJob,
    none: "This job is not in the bin any more: somebody restored it, or it is gone for good.",
  });
}

async function lock(tx: Tx, id: number, { find, none }: { find: typeof findAdminJob; none: string }): Promise<AdminJobDto> {
  if (isId(id)) await tx.$queryRaw`SELECT id FROM jobs WHERE id = ${id} FOR NO KEY UPDATE`;
  const job = await find(id, tx);
  if (!job) throw new AppError("NOT_FOUND", none);
  return job;
}

export const idsOf = (jobs: readonly Pick<AdminJobDto, "id">[]) => jobs.map(({ id }) => id);

/** A job as it stands after a write of the same transaction. */
export async function reread(tx: Tx, id: number): Promise<AdminJobDto> {
  return written(await findAdminJob(id, tx), id);
}

export function written(job: AdminJobDto | null | undefined, id: number): AdminJobDto {
  if (!job) throw new Error(`Job ${id} was written but is not there`);
  return job;
}

/** The columns that a checked form gives, stated and computed, without those that say where the row is from. */
export async function columnsOf(tx: Tx, job: JobToStore) {
  checkToStore(job);
  await writeOrganisations(tx, [job.input]);
  const { id: organisationId } = await tx.organisation.findUniqueOrThrow({
    where: { name: job.input.recruitingOrganization },
    select: { id: true },
  });
  const {
    jobPositions: _positions,
    source: _source,
    sourceReference: _reference,
    postedOn: _postedOn,
    recruitingOrganization: _body,
    organisationWebsite: _website,
    deadline,
    applicationStartDate,
    ...texts
  } = job.input;
  return {
    ...texts,
    ...job.derived,
    organisationId,
    deadline: dateOf(deadline),
    applicationStartDate: applicationStartDate ? dateOf(applicationStartDate) : null,
  };
}

/** Tells the trigger keep_corrigenda why published facts change in this transaction, until it is told otherwise. */
export async function markCorrection(tx: Tx, correction: Correction | "closing"): Promise<void> {
  await tx.$queryRaw`SELECT set_config('niyukti.correction', ${correction}, true)`;
}

/** The columns that say whether and when a job is public. */
export function statusColumns(publication: JobPublication | { status: "withdrawn" }): {
  status: AdminJobDto["status"];
  publishAt: Date | null;
} {
  return { status: publication.status, publishAt: "publishAt" in publication ? publication.publishAt : null };
}

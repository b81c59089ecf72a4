import writeSheet from "write-excel-file/node";
import { db } from "@/lib/db";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { EXPORT_COLUMNS, toCsv } from "@/lib/jobs/export/csv";
import type { AdminListFilters } from "@/lib/jobs/search/staff/filters";
import { listAdminJobIds } from "@/lib/jobs/search/staff/list";

export const EXPORT_FORMATS = ["csv", "json", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Jobs of one export; a larger one is cut and says so by its number of rows. */
const MAX_EXPORTED = 20_000;
const STEP = 500;

/** The jobs that the filters find, as a file. */
export async function exportJobs(filters: AdminListFilters, format: ExportFormat, now: Date): Promise<Buffer> {
  const jobs = await readAll(filters, now);
  if (format === "csv") return Buffer.from(toCsv(jobs));
  if (format === "json") return Buffer.from(JSON.stringify(jobs.map(({ id, ...job }) => ({ niyuktiId: id, ...job }))));
  // Cells of the type String are never formulas.
  const rows = jobs.map((job) => EXPORT_COLUMNS.map(([, read]) => cellOf(read(job))));
  return writeSheet([EXPORT_COLUMNS.map(([name]) => ({ type: String, value: name })), ...rows]).toBuffer();
}

function cellOf(value: string | number | null) {
  return typeof value === "number" ? { type: Number, value } : { type: String, value: value ?? undefined };
}

/** As each is when it is read; one that is deleted meanwhile is left out. */
async function readAll(filters: AdminListFilters, now: Date): Promise<AdminJobDto[]> {
  const ids = await listAdminJobIds(filters, MAX_EXPORTED, now);
  const jobs: AdminJobDto[] = [];
  for (let at = 0; at < ids.length; at += STEP) {
    const step = ids.slice(at, at + STEP);
    const byId = new Map((await findAdminJobs(step, db())).map((job) => [job.id, job]));
    jobs.push(...step.flatMap((id) => byId.get(id) ?? []));
  }
  return jobs;
}

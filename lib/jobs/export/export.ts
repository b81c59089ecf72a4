import { setImmediate as turn } from "node:timers/promises";
import { db } from "@/lib/db";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { EXPORT_COLUMNS, toCsv } from "@/lib/jobs/export/csv";
import { writeWorkbook } from "@/lib/jobs/export/workbook";
import type { AdminListFilters } from "@/lib/jobs/search/staff/filters";
import { listAdminJobIds, type Piece } from "@/lib/jobs/search/staff/list";

export const EXPORT_FORMATS = ["csv", "json", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Jobs of one file; others are in its further parts. */
export const EXPORT_PART_SIZE = 20_000;
/** Jobs that are read and written together; between them the process answers others. */
const STEP = 250;

/** Which part of the jobs is asked for, the first is 1, and how many jobs a part has. */
type Part = { part?: number; size?: number };

/** A part of the jobs that the filters find, in the order of the list, as a file. */
export async function exportJobs(
  filters: AdminListFilters,
  format: ExportFormat,
  now: Date,
  { part = 1, size = EXPORT_PART_SIZE }: Part = {},
): Promise<Buffer> {
  const steps = readSteps(filters, { most: size, after: (part - 1) * size }, now);
  if (format === "xlsx") return writeWorkbook(sheetRows(steps));
  const parts: Buffer[] = [];
  for await (const jobs of steps) parts.push(Buffer.from(format === "csv" ? toCsv(jobs, parts.length === 0) : toJson(jobs)));
  return format === "csv" ? Buffer.concat(parts) : Buffer.from(`[${parts.filter(({ length }) => length > 0).join(",")}]`);
}

const toJson = (jobs: readonly AdminJobDto[]) =>
  jobs.map(({ id, ...job }) => JSON.stringify({ niyuktiId: id, ...job })).join(",");

async function* sheetRows(steps: AsyncIterable<readonly AdminJobDto[]>) {
  yield [EXPORT_COLUMNS.map(([name]) => name)];
  for await (const jobs of steps) yield jobs.map((job) => EXPORT_COLUMNS.map(([, read]) => read(job)));
}

/** As each is when it is read, one step at least; one that is deleted meanwhile is left out. */
async function* readSteps(filters: AdminListFilters, which: Piece, now: Date): AsyncGenerator<AdminJobDto[]> {
  const ids = await listAdminJobIds(filters, which, now);
  for (let at = 0; at === 0 || at < ids.length; at += STEP) {
    const step = ids.slice(at, at + STEP);
    const byId = new Map((await findAdminJobs(step, db())).map((job) => [job.id, job]));
    await turn();
    yield step.flatMap((id) => byId.get(id) ?? []);
  }
}

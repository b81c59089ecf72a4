import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { writeCsv } from "@/lib/jobs/export/csv";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { STAFF_NAMES } from "@/lib/jobs/job/names";

type ExportColumn = readonly [header: string, read: (job: AdminJobDto) => string | number | null];

/** Columns of an export: the names that an import recognises, and the number that tells it where the row is from. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  ["Niyukti ID", (job) => job.id],
  ["Status", (job) => job.status],
  ...STAFF_NAMES.toSorted((a, b) => JOB_FIELDS[a].exported.at - JOB_FIELDS[b].exported.at).map(
    (name): ExportColumn => [JOB_FIELDS[name].exported.header, (job) => job[name]],
  ),
];

/** The jobs as CSV, one a line. */
export function toCsv(jobs: readonly AdminJobDto[]): string {
  return writeCsv([EXPORT_COLUMNS.map(([name]) => name), ...jobs.map((job) => EXPORT_COLUMNS.map(([, read]) => read(job)))]);
}

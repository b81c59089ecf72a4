import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { writeCsv } from "@/lib/jobs/export/csv";

/** Columns of an export: the names that an import recognises, and the number that tells it where the row is from. */
export const EXPORT_COLUMNS = [
  ["Niyukti ID", (job) => job.id],
  ["Status", (job) => job.status],
  ["Title", (job) => job.title],
  ["Organisation", (job) => job.recruitingOrganization],
  ["Department", (job) => job.department],
  ["Location", (job) => job.location],
  ["Qualification", (job) => job.qualification],
  ["Vacancies", (job) => job.positions],
  ["Salary", (job) => job.salary],
  ["Posted On", (job) => job.postedOn],
  ["Application Start Date", (job) => job.applicationStartDate],
  ["Deadline", (job) => job.deadline],
  ["Source URL", (job) => job.sourceUrl],
  ["Apply Link", (job) => job.applyLink],
  ["Age Limit", (job) => job.ageLimit],
  ["Application Fee", (job) => job.applicationFee],
  ["Selection Process", (job) => job.selectionProcess],
  ["Experience Required", (job) => job.experienceRequired],
  ["Job Category", (job) => job.jobCategory],
  ["Employment Type", (job) => job.employmentType],
  ["Vacancy Breakdown", (job) => job.vacancyBreakdown],
  ["Advertisement Number", (job) => job.advertisementNumber],
  ["Description", (job) => job.description],
] as const satisfies readonly (readonly [string, (job: AdminJobDto) => string | number | null])[];

/** The jobs as CSV, one a line. */
export function toCsv(jobs: readonly AdminJobDto[]): string {
  return writeCsv([EXPORT_COLUMNS.map(([name]) => name), ...jobs.map((job) => EXPORT_COLUMNS.map(([, read]) => read(job)))]);
}

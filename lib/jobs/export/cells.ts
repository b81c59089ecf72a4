import type { AdminJobDto } from "@/lib/jobs/editing/schema";

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

/** What a spreadsheet takes for the start of a formula, also after spaces; a tab or line break first hides one. */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * A cell of CSV: quoted, and where a spreadsheet would read a formula, with an apostrophe before it, so that the text of a listing runs
 * nothing on the machine of whoever opens the file (OWASP, CSV injection).
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV for any spreadsheet: a byte order mark, so that Devanagari is read as UTF-8, and CRLF. */
export function toCsv(jobs: readonly AdminJobDto[]): string {
  const lines = [
    EXPORT_COLUMNS.map(([name]) => csvCell(name)),
    ...jobs.map((job) => EXPORT_COLUMNS.map(([, read]) => csvCell(read(job)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}

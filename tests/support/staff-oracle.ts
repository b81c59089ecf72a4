import { isOpen } from "@/lib/dates";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import type { AdminListFilters } from "@/lib/jobs/search/staff/filters";
import { hasAllWords, isAskedForAt, type OracleJob } from "@/tests/support/job-oracle";

/** A job as the staff sees it. */
export type StaffJob = OracleJob & {
  status: "published" | "draft" | "scheduled" | "withdrawn";
  isDeleted: boolean;
};

export type StaffQuestion = Partial<Omit<AdminListFilters, "sortBy" | "page" | "limit">>;

/** The ids of all jobs that the staff's list shows, by the words of docs/admin.md and without any SQL. */
export function staffOracleIds(jobs: readonly StaffJob[], question: StaffQuestion, now: Date): number[] {
  return jobs.filter((job) => !job.isDeleted && isAskedFor(job, question, now)).map(({ id }) => id);
}

function isAskedFor(job: StaffJob, { search, status, department, source, ...shared }: StaffQuestion, now: Date): boolean {
  return (
    isAskedForAt(job, shared, now) &&
    (search === undefined || isFound(job, search)) &&
    (status === undefined || hasStatus(job, status, now)) &&
    (department === undefined || [...resolveDepartments(department), department].includes(job.department)) &&
    (source === undefined || job.source === source)
  );
}

function isFound(job: StaffJob, search: string): boolean {
  return hasAllWords(job, search) || search.replace(/^#/, "") === String(job.id);
}

function hasStatus(job: StaffJob, status: NonNullable<StaffQuestion["status"]>, now: Date): boolean {
  if (status === "open") return job.status === "published" && isOpen(job, now);
  if (status === "closed") return job.status === "published" && !isOpen(job, now);
  return job.status === status;
}

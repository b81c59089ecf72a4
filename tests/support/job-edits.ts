import type { Editor } from "@/lib/audit/schema";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { checkJob } from "@/lib/jobs/editing/check-job";
import type { AdminJobDto, Correction } from "@/lib/jobs/editing/schema";
import { createJob, updateJob } from "@/lib/jobs/editing/write/mutations";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { FORM } from "@/tests/support/form-of-job";

export const NOW = new Date();
export const TODAY = dayInIndia(NOW);
export const EDITOR: Editor = { id: 7, username: "asha" };
export const act = { actor: EDITOR, now: NOW };

export const EDIT = {
  title: FORM.title,
  department: FORM.department,
  location: FORM.location,
  qualification: "Graduate",
  deadline: FORM.deadline,
};

export async function create(change: object = {}, status: "published" | "draft" = "published"): Promise<AdminJobDto> {
  const { fields } = checkJob({ ...FORM, ...change }, { today: TODAY, kind: "new" });
  if (!fields) throw new Error("the form of the test is wrong");
  return createJob(fields, { status }, act);
}

export async function update(id: number, change: object, correction?: Correction): Promise<AdminJobDto> {
  const outcome = await updateJob(id, { ...EDIT, ...change }, { ...act, correction });
  if ("conflict" in outcome) throw new Error("conflict");
  return outcome.job;
}

export const openTitles = async () =>
  (await listAdminJobs(adminListSchema.parse({ status: "open" }), NOW)).jobs.map(({ title }) => title);
export const logOf = (id: number) =>
  db().auditEntry.findMany({ where: { entity: "job", entityId: String(id) }, orderBy: { id: "asc" } });
export const corrigendaOf = (jobId: number) => db().corrigendum.findMany({ where: { jobId }, orderBy: { id: "asc" } });

/** The log is never emptied, so numbers of jobs start where no earlier test has been. */
export function useJobNumbers(): void {
  let next = 1000;
  beforeEach(async () => {
    next += 1000;
    await db().$executeRawUnsafe(`ALTER SEQUENCE jobs_id_seq RESTART WITH ${next}`);
  });
}

import { type Day, isOpen, type LastDate } from "@/lib/dates";
import { jobRuleIssues, NEW_REQUIRED, type RuleContext } from "@/lib/jobs/editing/rules";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { fieldsOfJob } from "@/lib/jobs/editing/stored-fields";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import { MANUAL_SOURCE } from "@/lib/jobs/job/values";

/** What a job must state before the public sees it: all that a new one must where the staff entered it, less where a source brought it. */
function publicKind({ source }: Pick<AdminJobDto, "source">): Exclude<RuleContext["kind"], "edit"> {
  return source === MANUAL_SOURCE ? "new" : "source";
}

/**
 * How the form of a stored job is judged: one that the staff entered and that is public must go on stating what the public reads, and a
 * scheduled one becomes public without another look. What was public before it had to be stated may go on without it: its deadline must not wait for the rest.
 */
export function editContext(job: AdminJobDto, today: Day): RuleContext {
  if (job.status === "scheduled") return { today, kind: publicKind(job), stored: job };
  if (job.status !== "published" || job.source !== MANUAL_SOURCE) return { today, kind: "edit", stored: job };
  const fields = fieldsOfJob(job);
  return { today, kind: "new", stored: job, lacks: NEW_REQUIRED.filter((name) => fields[name] === "") };
}

/** Why a stored job may not become public as it is; nothing where it may. One that was public may keep its past deadline. */
export function publicationIssues(job: AdminJobDto, today: Day): FieldIssue[] {
  const kind = publicKind(job);
  const wasPublic = job.status === "published" || job.status === "withdrawn";
  const days = { deadline: wasPublic ? job.deadline : "", applicationStartDate: job.applicationStartDate };
  return jobRuleIssues(fieldsOfJob(job), {
    today,
    kind,
    stored: kind === "source" ? { ...days, department: job.department } : days,
  });
}

/** Why a scheduled job may not get this last date: closed before it comes out, by its hour too, it would never be public. Null where it may. */
export function publishAtIssue({ publishAt }: Pick<AdminJobDto, "publishAt">, last: LastDate): string | null {
  if (publishAt === null || isOpen(last, new Date(publishAt))) return null;
  return "Publication time cannot be after the deadline";
}

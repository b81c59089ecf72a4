import { type Day, isOpen, lastDate } from "@/lib/dates";
import { publicationIssues, publishAtIssue } from "@/lib/jobs/editing/publishable";
import type { AdminJobDto, BulkAction } from "@/lib/jobs/editing/schema";

/** Why a job is left alone, or null. What has not come out yet, or is withdrawn, has no applications to end, and would come out closed, or never. */
export function reasonToSkip(
  job: AdminJobDto,
  action: BulkAction,
  { now, today, deadline, listedHour }: { now: Date; today: Day; deadline?: string; listedHour?: string | null },
): string | null {
  const endsOn = (day: Day) => lastDate(day, job.notice?.closesAt, listedHour);
  switch (action) {
    case "withdraw":
      return job.status === "withdrawn" ? "already withdrawn" : null;
    case "publish":
      if (job.status === "published") return "already published";
      return publicationIssues(job, today)[0]?.message ?? null;
    case "close":
      if (job.status === "draft" || job.status === "scheduled") return "not public yet";
      if (job.status === "withdrawn") return "withdrawn";
      if (job.closed || !isOpen(endsOn(job.deadline), now)) return "already closed";
      return (job.applicationStartDate ?? "") > today ? "applications start later" : null;
    case "reopen":
      return job.closed ? null : "not closed";
    case "deadline":
      if (job.deadline === deadline) return "has this deadline";
      if (deadline !== undefined && (job.applicationStartDate ?? "") > deadline) return "applications start later";
      return publishAtIssue(job, endsOn(deadline ?? job.deadline));
    default:
      return null;
  }
}

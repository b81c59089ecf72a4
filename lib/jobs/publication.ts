import { isDay, type LastDate } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { publishAtIssue } from "@/lib/jobs/editing/publishable";
import { PUBLISH_AT_WRONG, type Publication } from "@/lib/jobs/editing/schema";
import type { JobPublication } from "@/lib/jobs/editing/write/row";

/**
 * The instant that a form or an API client names: "2026-11-25T09:00" is a time of day in India, with Z or an offset it is what it says.
 * Null where it is no instant.
 */
export function instantOf(text: string): Date | null {
  const local = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.exec(text);
  if (local && !isDay(local[1] ?? "")) return null;
  const instant = new Date(local ? `${text}+05:30` : text);
  const isInstant = local !== null || /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  return isInstant && !Number.isNaN(instant.getTime()) ? instant : null;
}

/**
 * How a job is to come to the public.
 * @throws AppError INVALID where a scheduled one has no time to come, or one after its deadline, or the hour of it
 */
export function publicationOf({ status, publishAt }: Publication, last: LastDate, now: Date): JobPublication {
  if (status !== "scheduled") return { status };
  const field = "publishAt";
  if (publishAt === null) throw refuse([{ field, message: "Publication time is required" }]);
  const at = instantOf(publishAt);
  if (!at) throw refuse([{ field, message: PUBLISH_AT_WRONG }]);
  if (at <= now) throw refuse([{ field, message: "Publication time must be in the future" }]);
  const late = publishAtIssue({ publishAt: at.toISOString() }, last);
  if (late) throw refuse([{ field, message: late }]);
  return { status, publishAt: at };
}

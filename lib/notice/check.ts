import type { Day } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { contradictionsOf } from "@/lib/notice/contradictions";
import { type Notice, noticeSchema } from "@/lib/notice/schema";

/**
 * The notice that a call of the staff brings, checked.
 * @param deadline the last date of the job that it belongs to
 * @throws AppError INVALID naming each field ("notice.posts.0.age.min")
 */
export function checkNotice(given: unknown, deadline: Day): Notice | null {
  if (given === null || given === undefined) return null;
  const parsed = noticeSchema.safeParse(given);
  const issues = parsed.success
    ? contradictionsOf(parsed.data, deadline)
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  if (issues.length > 0) throw refuse(issues.map(({ field, message }) => atNotice(field, message)));
  return parsed.data ?? null;
}

function atNotice(field: string, message: string): { field: string; message: string } {
  const path = field === "" ? "notice" : `notice.${field}`;
  return { field: path, message: `${path}: ${message}` };
}

import { z } from "zod";
import type { Day } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { inWords } from "@/lib/http/input/issue-messages";
import { contradictionsOf } from "@/lib/notice/contradictions";
import { type Notice, noticeSchema } from "@/lib/notice/schema";

const givenSchema = z.object({ notice: noticeSchema });

/**
 * The notice that a call of the staff brings, checked.
 * @param deadline the last date of the job that it belongs to
 * @throws AppError INVALID naming each field ("notice.posts.0.age.min")
 */
export function checkNotice(given: unknown, deadline: Day): Notice | null {
  if (given === null || given === undefined) return null;
  // Where a rule of the schema has no words of its own, those of the library are for programmers.
  const parsed = givenSchema.safeParse({ notice: given }, { reportInput: true, error: inWords });
  if (!parsed.success) throw refuse(parsed.error.issues.map(({ path, message }) => named(path.join("."), message)));
  const { notice } = parsed.data;
  const issues = contradictionsOf(notice, deadline);
  if (issues.length > 0)
    throw refuse(issues.map(({ field, message }) => named(field === "" ? "notice" : `notice.${field}`, message)));
  return notice;
}

/** A message names its field: those of calls do by themselves. */
function named(field: string, message: string): { field: string; message: string } {
  return { field, message: message.startsWith(field) ? message : `${field}: ${message}` };
}

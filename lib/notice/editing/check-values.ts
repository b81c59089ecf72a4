import { isDay } from "@/lib/dates";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import { contradictionsOf, doubtsOf } from "@/lib/notice/contradictions";
import { issueText } from "@/lib/notice/editing/issue-text";
import { isBlankRow, noticeOfValues, postNames } from "@/lib/notice/editing/values";
import { type Notice, noticeSchema } from "@/lib/notice/schema";
import { feeWarnings, stageWarnings } from "@/lib/notice/stage-order";

export type CheckedNotice = {
  /** What is to be stored; null where nothing is known, or where something is wrong. */
  notice: Notice | null;
  /** What stands in the way of saving, by the path of its control ("notice.posts.0.age.min"). */
  issues: FieldIssue[];
  /** What seems wrong and may be confirmed, confirmed or not, by the same paths. */
  doubts: FieldIssue[];
  /** What is only unusual. */
  warnings: FieldIssue[];
};

const NOTHING: CheckedNotice = { notice: null, issues: [], doubts: [], warnings: [] };

/** Reads the notice of a form and says what is wrong in it: what the server says (lib/notice/check.ts), in words that name the place. */
export function checkNoticeValues(values: JobFormValues): CheckedNotice {
  const given = noticeOfValues(values);
  if (given === null) return NOTHING;
  const placed = ({ field: stored, message }: FieldIssue): FieldIssue => {
    const field = controlPath(values, stored);
    return { field: `notice.${field}`, message: issueText({ field, message }, postNames(values)) };
  };
  const parsed = noticeSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message, code }) => ({
      field: path.join("."),
      message: code === "invalid_type" || code === "invalid_union" ? misfitText(path) : message,
    }));
    return { ...NOTHING, issues: issues.map(placed) };
  }
  const notice = parsed.data;
  // Without a last date there is nothing to compare with; that it is missing is said elsewhere.
  if (!isDay(values.deadline)) return { ...NOTHING, notice };
  return {
    notice,
    issues: contradictionsOf(notice, values.deadline).map(placed),
    doubts: doubtsOf(notice, values.deadline).map(placed),
    warnings: [...feeWarnings(notice, values.deadline), ...stageWarnings(notice)].map(placed),
  };
}

/** Ages are the one thing that notices print by halves ("17½ years"). */
function misfitText(path: readonly PropertyKey[]): string {
  const isAge = path.at(-2) === "age" && (path.at(-1) === "min" || path.at(-1) === "max");
  return isAge ? "is no whole number of years: give half years as dates of birth" : "is missing, or is not what belongs here";
}

/** The path of the control within the notice: rows that are blank are not part of what is checked. */
function controlPath(values: JobFormValues, field: string): string {
  let at: unknown = values.notice;
  const path = field.split(".");
  const placed = path.map((step, depth) => {
    const list = Array.isArray(at) && !isPosts(at, values) ? (at as object[]) : null;
    const key = list ? keptIndex(list, Number(step), path[depth - 1] ?? "") : step;
    at = (at as Record<string, unknown> | null | undefined)?.[key];
    return key;
  });
  return placed.join(".");
}

function isPosts(list: unknown[], { notice }: JobFormValues): boolean {
  return list === notice?.posts;
}

function keptIndex(list: object[], index: number, name: string): string {
  const kept = list.flatMap((row, at) => (isBlankRow(name, row) ? [] : [at]));
  return String(kept[index] ?? index);
}

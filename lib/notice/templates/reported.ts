import type { FieldIssue } from "@/lib/jobs/job/labels";
import type { Notice } from "@/lib/notice/schema";
import { BODY_KEYS, type BodyRules, bodyRules } from "@/lib/notice/templates/template";

const REPORTED = BODY_KEYS.map(bodyRules).filter(({ certainty }) => certainty === "reported");

/**
 * What of a notice is no more than what is commonly reported of its body, by the path of its field; an editor says whether the notice has it. A reader
 * is judged by what is stored, and would be told of it as certain.
 */
export function reportedDoubts({ posts, fees }: Notice): FieldIssue[] {
  const at = posts.findIndex(({ relaxations }) => relaxations && rulesWith("relaxations", relaxations));
  const relaxed = at < 0 ? undefined : rulesWith("relaxations", posts[at]?.relaxations ?? []);
  const paid = rulesWith("fees", fees ?? []);
  return [
    ...(relaxed ? [{ field: `posts.${at}.relaxations`, message: worded("relaxations", relaxed) }] : []),
    ...(paid ? [{ field: "fees", message: worded("fees", paid) }] : []),
  ];
}

/** The body all of whose reported entries are among these. */
function rulesWith(kind: "relaxations" | "fees", entries: readonly object[]): BodyRules | undefined {
  const known = new Set(entries.map(textOf));
  return REPORTED.find((rules) => {
    const own: readonly object[] = rules[kind] ?? [];
    return own.length > 0 && own.every((entry) => known.has(textOf(entry)));
  });
}

/** An entry as a text that does not depend on the order of its fields. */
function textOf(entry: object): string {
  const fields = Object.entries(entry).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function worded(kind: "relaxations" | "fees", { label, asOf }: BodyRules): string {
  return `The ${kind} are those commonly reported for ${label} (${asOf}), which nobody compared with a notice`;
}

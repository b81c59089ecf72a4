import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { haveSamePosts, ofParts, partsOf } from "@/lib/jobs/editing/form/parts";
import { namesOf } from "@/lib/jobs/job/field";
import { tidied } from "@/lib/notice/editing/tidied";
import { isPlainObject } from "@/lib/plain-object";

/** A part of a form that two editors have left different: who changed it since both began, and what it says with each. */
export type EditDifference = { part: string; changedBy: "me" | "them" | "both"; mine: unknown; theirs: unknown };

/** Parts of a form in which two edits of one job differ, by comparing both with what they started from. */
export function differencesOf(base: JobFormValues, mine: JobFormValues, theirs: JobFormValues): EditDifference[] {
  const areSamePosts = haveSamePosts(mine, theirs);
  const from = partsOf(base, areSamePosts);
  const here = partsOf(mine, areSamePosts);
  const there = partsOf(theirs, areSamePosts);
  return Object.keys({ ...from, ...here, ...there }).flatMap((part): EditDifference[] => {
    const [before, hereNow, thereNow] = [from, here, there].map((parts) => comparable(parts[part], isOfNotice(part)));
    if (hereNow === thereNow) return [];
    const changedBy = hereNow === before ? "them" : thereNow === before ? "me" : "both";
    return [{ part, changedBy, mine: here[part], theirs: there[part] }];
  });
}

/** Both edits in one: each part as it was chosen, theirs where nothing was. */
export function mergeEdits(
  mine: JobFormValues,
  theirs: JobFormValues,
  choices: Readonly<Record<string, "mine" | "theirs">>,
): JobFormValues {
  const areSamePosts = haveSamePosts(mine, theirs);
  const here = partsOf(mine, areSamePosts);
  const there = partsOf(theirs, areSamePosts);
  const taken = Object.keys({ ...there, ...here }).map((part) => [part, (choices[part] === "mine" ? here : there)[part]]);
  const merged = ofParts(Object.fromEntries(taken), areSamePosts);
  return mine.notice || theirs.notice ? merged : { ...merged, notice: null };
}

/**
 * A kept form of a row whose source may say something else by now: what its editor changed stays, the rest follows the row.
 * @param begun what it began from, in the fields that were changed; nothing of a draft that does not know
 * @returns the form, and the fields that both its editor and the source changed since
 */
export function onRow(values: JobFormValues, begun: Partial<JobFormValues>, row: JobFormValues) {
  const changed = namesOf(begun);
  if (changed.length === 0) return { values, moved: [] };
  const typed = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<JobFormValues>;
  const moved = namesOf(changedFrom(row, { ...row, ...begun })).filter((name) => name in changedFrom(row, values));
  return { values: { ...row, ...typed }, moved };
}

/** What a form began from, in the fields that were changed since. */
export function changedFrom(base: JobFormValues, values: JobFormValues): Partial<JobFormValues> {
  const changed = namesOf(base).filter((name) => {
    const [before, now] = [base, values].map((form) => comparable(form[name], isOfNotice(name)));
    return before !== now;
  });
  return Object.fromEntries(changed.map((name) => [name, base[name]]));
}

const isOfNotice = (part: string) => part.split(".")[0] === "notice";

/** A value of a form to compare: in the notice a blank control and one that nobody touched are the same, in whatever order they stand. */
function comparable(value: unknown, isNotice: boolean): string {
  return JSON.stringify(isNotice || isPlainObject(value) ? sorted(tidied(value)) : value) ?? "null";
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}

import { cutText } from "@/lib/form-text";
import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import type { WaitingRow } from "@/lib/ingestion/review/waiting-row";
import { keyDigest } from "@/lib/jobs/similar/keys";
import { type Judgement, judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";

/*
 * An address or a number that one snapshot gives to several notices names none of them: a sheet has the form of a commission beside each of its posts, or
 * the number of a kind of post in its column of ids. Taken for a name, it would leave the newest of them and lose the others.
 */

/** Rows of one name that are compared: where so many may be one notice, the others may too. */
export const COMPARED = 24;
/** What two rows under one name may have in common to be one notice in the words of two pages. */
const ALIKE: Judgement["because"] = [
  "samePosts",
  "allPosts",
  "onePost",
  "mostPosts",
  "sameKind",
  "countlessVacancies",
  "manyVacancies",
  "number",
];

/** The rows of one name: as they are where they may be one notice, else each with a name of its own, made of what it says. */
export function withOwnNames(rows: readonly Accepted[]): readonly Accepted[] {
  if (rows.length < 2) return rows;
  const distinct = new Map(rows.map((row) => [wordsOf(row), row]));
  const compared = [...distinct.values()].toSorted((a, b) => a.row - b.row).slice(0, COMPARED);
  return areSeveral(compared) ? rows.map(withOwnName) : rows;
}

/** Whether rows of one name are of several notices. */
export function areSeveral(rows: readonly Accepted[]): boolean {
  return rows.some((row, at) => rows.slice(0, at).some((other) => areTwo(row, other)));
}

/** Whether one snapshot shows both, and they are of two bodies, numbers or years, or of other posts or another count. */
function areTwo(one: Accepted, other: Accepted): boolean {
  if (one.seenAt.getTime() !== other.seenAt.getTime() || areCopies(one.job, other.job)) return false;
  const { because } = judgeRecruitments(one.job, other.job);
  return because.includes("otherVacancies") || !because.some((reason) => ALIKE.includes(reason));
}

/** A body may be written in two ways beside one title, count and last date. */
function areCopies(one: Accepted["job"], other: Accepted["job"]): boolean {
  return (
    one.title === other.title && one.positions !== null && one.positions === other.positions && one.deadline === other.deadline
  );
}

export function withOwnName(row: Accepted): Accepted {
  return { ...row, job: { ...row.job, sourceReference: ownName(row.job.sourceReference, wordsOf(row)) } };
}

/** As a row without a name at its source has it (lib/ingestion/parse/reference-of.ts), with what it was taken for in the place of its page. */
function ownName(sourceReference: string, words: string): string {
  const [page = ""] = sourceReference.split("#");
  return `${cutText(page, 20)}#${keyDigest(`${sourceReference}\n${words}`)}`;
}

/** Rows that wait for an editor, those of one name that are of several posts or bodies each with a name of its own: one row of a name waits. */
export function waitingWithOwnNames(rows: readonly WaitingRow[]): WaitingRow[] {
  const named = new Map<string, Set<string>>();
  const [nameOf, words] = [
    ({ source, sourceReference }: WaitingRow) => `${source}\n${sourceReference}`,
    ({ title, cells }: WaitingRow) => `${cells.organisation ?? ""}\n${title}`.toLowerCase(),
  ];
  for (const row of rows) named.set(nameOf(row), (named.get(nameOf(row)) ?? new Set()).add(words(row)));
  return rows.map((row) => {
    const { sourceReference } = row;
    const own = ownName(sourceReference, words(row));
    const isShared = (named.get(nameOf(row))?.size ?? 0) > 1;
    return isShared ? { ...row, sourceReference: own, otherName: sourceReference } : { ...row, otherName: own };
  });
}

/** By what rows of one name are told apart at all. */
export function wordsOf({ job }: Accepted): string {
  return [job.recruitingOrganization, job.title, job.advertisementNumber ?? "", job.deadline].join("\n").toLowerCase();
}

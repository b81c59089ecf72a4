import { dayInIndia, isDay, startOfDay } from "@/lib/dates";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { tidied } from "@/lib/notice/editing/tidied";
import type { Notice, NoticePost } from "@/lib/notice/schema";

/** One post as controls hold it. */
export type PostValues = { [Name in keyof Omit<NoticePost, "positionId">]?: unknown };

/**
 * The notice as the form of the staff holds it: shaped as the schema (lib/notice/schema.ts), so that the path of an issue is the path of its
 * control. A blank control holds null, and what is no number yet stays as it was typed, for the check to name it. The closing hour is a time
 * of day in India, because its day is the job's own last date.
 */
export type NoticeValues = {
  closingTime?: string | null;
  feePaidBy?: string | null;
  documents?: object[] | null;
  stages?: object[] | null;
  fees?: object[] | null;
  confirmed?: string[] | null;
  posts?: PostValues[];
};

/** A stored notice as the form holds it; ids of posts are the positions' own. */
export function valuesOfNotice(notice: Notice | null): NoticeValues | null {
  if (!notice) return null;
  const { closesAt, advertisementNumber: _number, posts, ...shared } = notice;
  return {
    ...(shared as Omit<NoticeValues, "posts">),
    ...(closesAt && { closingTime: timeOf(new Date(closesAt)) }),
    posts: posts.map(({ positionId: _id, ...post }) => post as PostValues),
  };
}

/** The names of the posts: of the list of positions where the notice has several, else its own one or the title. */
export function postNames({
  notice,
  useMultiplePositions,
  jobPositions,
  title,
}: Pick<JobFormValues, "notice" | "useMultiplePositions" | "jobPositions" | "title">): string[] {
  if (useMultiplePositions) return jobPositions.map(({ positionName }) => positionName.trim());
  return [String(notice?.posts?.[0]?.name ?? "").trim() || title.trim()];
}

type JobPart = Pick<
  JobFormValues,
  "notice" | "useMultiplePositions" | "jobPositions" | "title" | "deadline" | "advertisementNumber"
>;

/** The notice that a form is to store, of the shape of the schema where nothing is wrong; null where nothing of it is known. */
export function noticeOfValues(values: JobPart): unknown {
  const { notice, deadline, advertisementNumber } = values;
  if (!notice) return null;
  const { closingTime, posts = [], documents, stages, fees, ...shared } = notice;
  const said = tidied({
    ...shared,
    ...(closingTime && isDay(deadline) && { closesAt: instantOf(deadline, closingTime) }),
    documents: saidRows("documents", documents),
    stages: saidRows("stages", stages),
    fees,
  }) as Record<string, unknown> | undefined;
  const names = postNames(values);
  const kept = names.map((name, at) => ({ ...factsOf(posts[at]), name }));
  const known = withoutEmptyLists(said ?? {});
  const isKnown = Object.keys(known).length > 0 || kept.some((post) => Object.keys(post).length > 1);
  if (!isKnown) return null;
  const number = advertisementNumber.trim();
  return { ...known, ...(number && { advertisementNumber: number }), posts: kept };
}

function saidRows(list: string, rows: object[] | null | undefined): (object | null)[] {
  return (rows ?? []).map((row) => (isBlankRow(list, row) ? null : row));
}

/** What a new row of a list begins with. */
const PRESET: Readonly<Record<string, string>> = { documents: "kind", stages: "status" };

/** Whether a row of a list says nothing but what a new row begins with: it is no part of what is stored. */
export function isBlankRow(list: string, row: object): boolean {
  return Object.entries(row).every(([name, value]) => name === PRESET[list] || tidied(value) === undefined);
}

/** What is known of a post beside its name. */
function factsOf(post: PostValues | undefined): object {
  const { name: _name, ...facts } = post ?? {};
  return Object.keys(facts).length === 0 ? {} : ((tidied(facts) as object | undefined) ?? {});
}

function withoutEmptyLists(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
}

function instantOf(day: string, time: string): string {
  return `${day}T${time.length === 5 ? `${time}:00` : time}+05:30`;
}

/** The time of day in India, with its seconds where it has any. */
function timeOf(instant: Date): string {
  const day = dayInIndia(instant);
  const seconds = Math.round((instant.getTime() - startOfDay(day).getTime()) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return parts[2] === "00" ? parts.slice(0, 2).join(":") : parts.join(":");
}

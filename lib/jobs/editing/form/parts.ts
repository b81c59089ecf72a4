import { isDay } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { JOB_LABELS } from "@/lib/jobs/job/labels";
import { noticeLines, noticePartInWords } from "@/lib/notice/editing/in-words";
import { noticeLabel } from "@/lib/notice/editing/labels";
import type { NoticeValues, PostValues } from "@/lib/notice/editing/values";

/** The parts of a form that two editors choose between, by name: fields, and parts of the notice ("notice.fees", "notice.posts.0.age"). */
export type FormParts = Readonly<Record<string, unknown>>;

/** All that a form says of its posts: one part where two forms have other posts, since a fact of one must not come to stand at another. */
type PostsPart = Pick<JobFormValues, "useMultiplePositions" | "jobPositions"> & Pick<NoticeValues, "posts" | "confirmed">;

const OF_POST = /^notice\.posts\.(\d+)\.(\w+)$/;
const OF_NOTICE = /^notice\.(\w+)$/;

/** Whether two forms have the same posts in the same order, by their names. */
export function haveSamePosts(one: JobFormValues, other: JobFormValues): boolean {
  return namesOfPosts(one) === namesOfPosts(other);
}

function namesOfPosts({ useMultiplePositions, jobPositions }: JobFormValues): string {
  return useMultiplePositions ? JSON.stringify(jobPositions.map(({ positionName }) => positionName.trim())) : "";
}

/** A form in its parts. */
export function partsOf(
  { notice, useMultiplePositions, jobPositions, ...fields }: JobFormValues,
  areSamePosts: boolean,
): FormParts {
  const { posts = [], confirmed, ...shared } = notice ?? {};
  const ofNotice = named("notice", shared);
  if (!areSamePosts) {
    const all: PostsPart = { useMultiplePositions, jobPositions, posts, confirmed };
    return { ...fields, jobPositions: all, ...ofNotice };
  }
  const ofPosts = posts.map((post, at) => named(`notice.posts.${at}`, post));
  return Object.assign(
    { ...fields, useMultiplePositions, jobPositions, ...ofNotice },
    ...ofPosts,
    named("notice", { confirmed }),
  );
}

function named(prefix: string, parts: object): FormParts {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${prefix}.${name}`, part]));
}

/** The form that parts make. */
export function ofParts(parts: FormParts, areSamePosts: boolean): JobFormValues {
  const fields: Record<string, unknown> = {};
  const notice: Record<string, unknown> = {};
  const facts: PostValues[] = [];
  for (const [part, value] of Object.entries(parts)) {
    if (value === undefined) continue;
    const [, at, fact = ""] = OF_POST.exec(part) ?? [];
    const [, name] = OF_NOTICE.exec(part) ?? [];
    if (at !== undefined) facts[Number(at)] = { ...facts[Number(at)], [fact]: value };
    else if (name) notice[name] = value;
    else fields[part] = value;
  }
  if (areSamePosts) return { ...fields, notice: { ...notice, posts: Array.from(facts, (post) => post ?? {}) } } as JobFormValues;
  const { posts, confirmed, ...positions } = fields.jobPositions as PostsPart;
  return { ...fields, ...positions, notice: { ...notice, ...(confirmed && { confirmed }), posts } } as JobFormValues;
}

/** What the dialog of two editors calls a part. */
export function partLabel(part: string, { useMultiplePositions, jobPositions }: JobFormValues): string {
  const [, at, fact = ""] = OF_POST.exec(part) ?? [];
  const [, name = ""] = OF_NOTICE.exec(part) ?? [];
  if (at === undefined) return name ? `Notice: ${noticeLabel(name)}` : ((JOB_LABELS as Record<string, string>)[part] ?? part);
  const post = useMultiplePositions ? jobPositions[Number(at)]?.positionName : "";
  return `Notice${post ? `, ${post}` : ""}: ${noticeLabel(fact) || "Name of the post"}`;
}

/** What a part says, in the words in which editors compare it. */
export function partInWords(part: string, value: unknown): string {
  const name = (OF_POST.exec(part)?.[2] ?? OF_NOTICE.exec(part)?.[1]) || null;
  if (name) return noticePartInWords(name, value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return positionLines(value as JobFormValues["jobPositions"]);
  if (typeof value !== "object" || value === null) return textInWords(String(value ?? ""));
  const { jobPositions, posts, confirmed } = value as PostsPart;
  return [positionLines(jobPositions), noticeLines({ posts, confirmed })].join("\n");
}

const textInWords = (text: string) => (isDay(text) ? formatDay(text, "en") : text || "(blank)");

const positionLines = (positions: JobFormValues["jobPositions"]) =>
  positions.map((post) => `${post.positionName} (${post.numberOfVacancies}): ${post.qualification}`).join("\n");

import { isDay } from "@/lib/dates";
import { BLANK_POSITION, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { PastedPost } from "@/lib/notice/editing/pasted-rows";
import { tidied } from "@/lib/notice/editing/tidied";
import { type NoticeValues, type PostValues, postNames } from "@/lib/notice/editing/values";
import type { Relaxations } from "@/lib/notice/templates/entries";
import { type BodyKey, bodyRules } from "@/lib/notice/templates/template";

// The posts of the notice and the list of positions are one list in one order (lib/notice/of-job.ts): whatever adds or removes one does so in both.

/** The posts of the notice as data, one for each position; the only one of a notice with a single post. */
function postsOf(values: JobFormValues): PostValues[] {
  return postNames(values).map((_name, at) => values.notice?.posts?.[at] ?? {});
}

function withPosts(values: JobFormValues, posts: PostValues[]): JobFormValues {
  return { ...values, notice: { ...values.notice, posts } };
}

/** A form with one post more; a second one makes it a notice of several. */
export function withPost(values: JobFormValues): JobFormValues {
  const posts = [...postsOf(values), {}];
  if (values.useMultiplePositions) return withPosts({ ...values, jobPositions: [...values.jobPositions, BLANK_POSITION] }, posts);
  const { qualification, positions } = values;
  const [positionName = ""] = postNames(values);
  const first = { ...BLANK_POSITION, positionName, qualification, numberOfVacancies: positions || "1" };
  return withPosts({ ...values, useMultiplePositions: true, jobPositions: [first, BLANK_POSITION] }, posts);
}

/** A form without the post at an index; what was confirmed of the others goes with them. */
export function withoutPost(values: JobFormValues, index: number): JobFormValues {
  const posts = postsOf(values).filter((_post, at) => at !== index);
  const jobPositions = values.jobPositions.filter((_post, at) => at !== index);
  const confirmed = (values.notice?.confirmed ?? []).flatMap((path) => {
    const [, at, rest] = /^posts\.(\d+)\.(.*)$/.exec(path) ?? [];
    if (at === undefined || Number(at) < index) return [path];
    return Number(at) === index ? [] : [`posts.${Number(at) - 1}.${rest}`];
  });
  return { ...values, jobPositions, notice: values.notice && { ...values.notice, confirmed, posts } };
}

/** A form without posts beside the first: a notice that advertises one. */
export function withOnePost(values: JobFormValues): JobFormValues {
  const { notice } = values;
  return {
    ...values,
    useMultiplePositions: false,
    jobPositions: [BLANK_POSITION],
    notice: notice && { ...notice, posts: notice.posts?.slice(0, 1) },
  };
}

/** A form with the vacancies of a pasted table: at the posts of the same names, and at new ones behind those that are there. */
export function withPasted(values: JobFormValues, pasted: readonly PastedPost[]): JobFormValues {
  return pasted.reduce((form, { name, vacancies }) => {
    const found = indexFor(form, name, pasted.length);
    const grown = found < postsOf(form).length ? form : withPost(form);
    const posts = postsOf(grown).map((post, at) => (at === found ? { ...post, vacancies } : post));
    return named(withPosts(grown, posts), found, name);
  }, values);
}

/** The post of a name, or the first that nothing is known of, or a new one. The one post of a notice is meant where the table has one row. */
function indexFor(values: JobFormValues, name: string, rows: number): number {
  const names = postNames(values);
  // A table of places that names no post is of the one post that there is.
  if (name === "") return 0;
  const same = names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (same >= 0) return same;
  if (rows === 1 && names.length === 1) return 0;
  const blank = postsOf(values).findIndex((post, at) => Object.keys(known(post)).length === 0 && isFree(values, at));
  return blank >= 0 ? blank : names.length;
}

/** The title names the one post of a notice; the list that is pasted has better names. */
function isFree({ useMultiplePositions, jobPositions, notice }: JobFormValues, at: number): boolean {
  return useMultiplePositions ? jobPositions[at]?.positionName.trim() === "" : !notice?.posts?.[at]?.name;
}

function named(values: JobFormValues, index: number, name: string): JobFormValues {
  if (name === "") return values;
  if (!values.useMultiplePositions)
    return withPosts(
      values,
      postsOf(values).map((post, at) => (at === index ? { ...post, name } : post)),
    );
  const jobPositions = values.jobPositions.map((post, at) => (at === index ? { ...post, positionName: name } : post));
  return { ...values, jobPositions };
}

/** Conditions of one post given to the others, where nothing of the kind is known of them: their vacancies and places stay their own. */
export function withConditionsOf(values: JobFormValues, from: number): JobFormValues {
  const posts = postsOf(values);
  const { vacancies: _vacancies, places: _places, name: _name, ...conditions } = posts[from] ?? {};
  return withPosts(
    values,
    posts.map((post, at) => (at === from ? post : { ...conditions, ...known(post) })),
  );
}

/** A form with what the notices of a body say as a rule, where nothing of the kind is known: relaxations of each post, and fees. */
export function withBodyRules(values: JobFormValues, key: BodyKey): JobFormValues {
  const { fees, state, ...body } = bodyRules(key);
  const relaxations = body.countsServiceAtClose ? countedOn(values.deadline, body.relaxations) : body.relaxations;
  const rules = { relaxations, ...(state && { reservationFor: [state] }) } as PostValues;
  const posts = postsOf(values).map((post) => ({ ...structuredClone(rules), ...known(post) }));
  const kept = tidied(values.notice?.fees) === undefined ? fees : values.notice?.fees;
  return { ...values, notice: { ...values.notice, posts, ...(kept && { fees: structuredClone(kept) }) } as NoticeValues };
}

/** Relaxations whose ages after service are counted on a day of their own, as far as the form knows it. */
function countedOn(day: string, relaxations: Relaxations): Relaxations {
  return relaxations.map((entry) => (entry.afterService && isDay(day) ? { ...entry, on: day } : entry));
}

/** The parts of a post of which something is known. */
function known(post: PostValues): PostValues {
  return Object.fromEntries(Object.entries(post).filter(([, part]) => tidied(part) !== undefined));
}

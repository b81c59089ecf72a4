import { readFileSync } from "node:fs";
import { addDays } from "@/lib/dates";
import { chunkOf, type JudgedJob } from "@/lib/eligibility/rules-file/chunk";
import { packRules } from "@/lib/eligibility/rules-file/pack";
import type { AgeRule, NoticePost, QualificationRule } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";
import { readSampleNotices } from "@/prisma/seed/samples";

export const POSTS = 20_000;
/** Before every last date of the population. */
export const NOW = "2026-11-20T12:00:00+05:30";
const BODIES = 250;

let seed = 7;
/** The same numbers each time (mulberry32). */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const upTo = (count: number) => Math.floor(random() * count);
const pick = <T>(values: readonly T[]): T => values[upTo(values.length)] as T;

const notices = [...readSampleNotices().values()];
const posts = notices.flatMap((notice) => notice.posts);
const qualifications = posts.flatMap(({ qualification }) => qualification ?? []);
const subjects = Object.values(
  JSON.parse(readFileSync("lib/eligibility/rules/subjects.json", "utf8")) as Record<string, object>,
).flatMap((field) => Object.keys(field));

const bodies = Array.from({ length: BODIES }, () => ({
  relaxations: pick(posts).relaxations,
  ages: Array.from({ length: 4 }, () => ({ ...pick(posts).age, max: 25 + upTo(20) })),
  fees: pick(notices).fees,
}));

function makePost(age: AgeRule, relaxations: NoticePost["relaxations"]): NoticePost {
  const without = random() < 0.3 ? [pick(CATEGORIES), pick(CATEGORIES)] : [];
  const byCategory = Object.fromEntries(CATEGORIES.map((name) => [name, without.includes(name) ? 0 : 1 + upTo(400)]));
  const { sex, domicile, experienceMonths, reservationFor } = pick(posts);
  return {
    name: "Post",
    age,
    relaxations,
    vacancies: { byCategory },
    qualification: makeQualification(),
    sex,
    domicile,
    experienceMonths,
    reservationFor,
  };
}

function makeQualification(): QualificationRule {
  const found = pick(qualifications);
  if (random() < 0.5) return found;
  const own = Array.from({ length: 1 + upTo(4) }, () => pick(subjects));
  return { ...found, anyOf: found.anyOf.map((choice) => (choice.subjects ? { ...choice, subjects: own } : choice)) };
}

/**
 * Open jobs with 20,000 posts, made of the parts of the sample notices: 250 bodies with relaxations and age rules of their own, a day of counting a
 * notice, and for half of the posts subjects that hardly another one asks for.
 */
export function makeJobs(): JudgedJob[] {
  const jobs: JudgedJob[] = [];
  for (let made = 0, id = 100_000; made < POSTS; ) {
    const body = pick(bodies);
    const on = addDays("2026-01-01", upTo(24) * 30);
    const count = Math.min(1 + upTo(1 + upTo(4)), POSTS - made);
    const own = Array.from({ length: count }, () => {
      const age = pick(body.ages);
      return makePost(age.bornFrom || random() < 0.1 ? age : { ...age, on }, body.relaxations);
    });
    id += 1 + upTo(3);
    made += count;
    jobs.push({ id, deadline: addDays("2026-11-22", upTo(45)), closesAt: null, notice: { fees: body.fees, posts: own } });
  }
  return jobs;
}

/** As the site sends them. */
export function filesOf(jobs: readonly JudgedJob[]): string[] {
  const numbers = new Set(jobs.map(({ id }) => chunkOf(id)));
  return [...numbers].map((chunk) => JSON.stringify(packRules(jobs.filter(({ id }) => chunkOf(id) === chunk))));
}

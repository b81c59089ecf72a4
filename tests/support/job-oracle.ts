import { addDays, dayInIndia, isListed, isOpen, type LastDate } from "@/lib/dates";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { deriveJob } from "@/lib/jobs/facts/derive";
import type { JobFilters, ParsedJobInput, SalaryFilter } from "@/lib/jobs/schema";
import { placeKey } from "@/lib/places/places";
import type { OneOrMore } from "@/lib/query-params";
import { judgeSearch, judgeWord, usefulnessOf } from "@/tests/support/word-oracle";

/** A job as plain JavaScript judges it: the input with what is computed from it. */
export type OracleJob = ParsedJobInput & ReturnType<typeof deriveJob> & LastDate & { id: number };

export function oracleJob(input: ParsedJobInput, id: number, closesAt: string | null = null): OracleJob {
  return { ...input, ...deriveJob(input), id, closesAt };
}

/** The bands of spec section 9, written down once more: from (included) to (left out), in rupees a month. */
const BANDS: Record<SalaryFilter, [from: number, to: number]> = {
  "below-20k": [0, 20_000],
  "20k-30k": [20_000, 30_000],
  "30k-50k": [30_000, 50_000],
  "50k-75k": [50_000, 75_000],
  "75k-100k": [75_000, 100_000],
  "above-100k": [100_000, Number.POSITIVE_INFINITY],
  "above-75k": [75_000, Number.POSITIVE_INFINITY],
};

/** How last dates stand at the instant that was asked about last: of many jobs most share theirs, and days of a calendar are dear. */
const standings = new Map<string, { isOpen: boolean; isListed: boolean }>();
let standingsAt = Number.NaN;

function standingOf({ deadline, closesAt }: LastDate, now: Date): { isOpen: boolean; isListed: boolean } {
  if (now.getTime() !== standingsAt) standings.clear();
  standingsAt = now.getTime();
  const key = `${deadline} ${closesAt}`;
  const found = standings.get(key) ?? { isOpen: isOpen({ deadline, closesAt }, now), isListed: isListed(deadline, now) };
  standings.set(key, found);
  return found;
}

/** The ids of all jobs of a list in its order, by the words of product.md and without any SQL. */
export function oracleIds(jobs: readonly OracleJob[], filters: JobFilters, now: Date): number[] {
  const isMatch = matcherOf(filters, now);
  const matching = jobs.filter((job) => standingOf(job, now).isListed && isMatch(job));
  const today = dayInIndia(now);
  const open = matching.filter((job) => standingOf(job, now).isOpen).sort(orderOf(filters, 1, today));
  const closed = matching.filter((job) => !standingOf(job, now).isOpen).sort(orderOf(filters, -1, today));
  return [...open, ...(filters.open ? [] : closed)].map((job) => job.id);
}

/** Whether a job is what filters ask for, listed or not. */
export function isAskedForAt(job: OracleJob, filters: Partial<JobFilters>, now: Date): boolean {
  return matcherOf({ sortBy: "latest", page: 1, limit: 1, ...filters }, now)(job);
}

function matcherOf(filters: JobFilters, now: Date): (job: OracleJob) => boolean {
  const { postedDate, closing } = filters;
  const today = dayInIndia(now);
  const reach = postedDate && { today: 1, week: 7, month: 30 }[postedDate];
  const within = { today: 1, week: 7 }[closing ?? ""] ?? Number.parseInt(closing ?? "", 10);
  const days = {
    today,
    after: reach ? addDays(today, -reach) : undefined,
    last: closing && (/^\d{4}/.test(closing) ? closing : addDays(today, within - 1)),
  };
  return (job) => matches(job, filters, { ...days, isOpen: standingOf(job, now).isOpen });
}

/** Today, the day after which a match was posted, the last on which it closes, and whether it is open. */
type Standing = { today: string; after?: string; last?: string; isOpen: boolean };

function matches(job: OracleJob, filters: JobFilters, { today, after, last, isOpen: stillOpen }: Standing): boolean {
  const { department, location, qualification, salaryRange, closing, search, tags } = filters;
  const { employmentType, category, stage, vacancies } = filters;
  const pay = job.salaryMin ?? Number.NaN;
  const standsAt = !stillOpen ? "closed" : (job.applicationStartDate ?? today) > today ? "upcoming" : "running";
  return (
    anyOf(department, (name) => resolveDepartments(name).some((value) => value === job.department)) &&
    anyOf(location, (name) => job.places.includes(placeKey(name))) &&
    anyOf(qualification, (level) => job.qualificationLevels.includes(level)) &&
    anyOf(salaryRange, (range) => pay >= BANDS[range][0] && pay < BANDS[range][1]) &&
    anyOf(employmentType, (type) => job.employmentType === type) &&
    anyOf(category, (one) => (job.jobCategory ?? CATEGORY_OF_DEPARTMENT[job.department]) === one) &&
    anyOf(stage, (one) => standsAt === one) &&
    (!vacancies || (job.positions ?? 0) >= vacancies) &&
    (!after || (job.postedOn <= today && job.postedOn > after)) &&
    (!last || (stillOpen && job.deadline <= last && (closing !== last || job.deadline === last))) &&
    (!search || judgeSearch(job, search, chosenIn(filters)) !== null) &&
    (!tags || tags.some((tag) => hasAllWords(job, tag)))
  );
}

function anyOf<T extends string>(given: OneOrMore<T> | undefined, holds: (value: T) => boolean): boolean {
  return given === undefined || [given].flat().some((value) => holds(value as T));
}

/** Of the departments of the tests those that say a category of jobs. */
const CATEGORY_OF_DEPARTMENT: Record<string, string> = {
  "Staff Selection Commission": "Central Government",
  "State Bank of India": "Banking",
  "Canara Bank": "Banking",
  "Indian Army": "Defence",
};

export function hasAllWords(job: OracleJob, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => judgeWord(job, word) !== null);
}

function chosenIn({ location, qualification }: JobFilters): { place: boolean; level: boolean } {
  return { place: location !== undefined, level: qualification !== undefined };
}

function orderOf(filters: JobFilters, direction: 1 | -1, today: string): (a: OracleJob, b: OracleJob) => number {
  const latest = (a: OracleJob, b: OracleJob) => compare(b.postedOn, a.postedOn) || b.id - a.id;
  const rank = (job: OracleJob) => (filters.search ? (judgeSearch(job, filters.search, chosenIn(filters)) ?? 9) : 0);
  switch (filters.sortBy) {
    case "relevance":
      return (a, b) => rank(a) - rank(b) || usefulnessOf(b, today) - usefulnessOf(a, today) || b.id - a.id;
    case "latest":
      return latest;
    case "deadline":
      return (a, b) => direction * (compare(a.deadline, b.deadline) || a.id - b.id);
    case "title":
      return (a, b) => Buffer.compare(Buffer.from(a.title.toLowerCase()), Buffer.from(b.title.toLowerCase())) || a.id - b.id;
    case "department":
      return (a, b) => compare(a.department, b.department) || latest(a, b);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

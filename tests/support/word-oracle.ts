import { daysBetween } from "@/lib/dates";
import { departmentAliases } from "@/lib/jobs/facts/departments";
import type { OracleJob } from "@/tests/support/job-oracle";

/** What words mean by the words of product.md, for the searches of the tests, without an index and without the rules of lib/jobs/search/words. */

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const titleOf = (job: OracleJob) =>
  [job.title, job.titleHi ?? "", ...job.jobPositions.map((post) => post.positionName)].flatMap(words);
const bodyOf = (job: OracleJob) =>
  [job.recruitingOrganization, job.department, ...departmentAliases(job.department)].flatMap(words);
const isWhole = (found: readonly string[], word: string) =>
  found.some((one) => one === word || one === `${word}s` || `${one}s` === word);

/** How well a job answers a search, 0 the best; null where it does not. */
type Judge = (job: OracleJob) => number | null;

/** What the words of the tests are also called in made jobs, which comes after what was typed; and the first name of a thing, which does not. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = { clerk: ["लिपिक"] };
const FIRST_NAMES: Readonly<Record<string, readonly string[]>> = { लिपिक: ["clerk"] };
/** Between what was typed and what stands elsewhere. */
const OTHER_NAME_RANK = 0.5;

/** Where one word stands, 0 the best place; a body is looked for among bodies. Null where it stands nowhere. */
export function judgeWord(job: OracleJob, asked: string): number | null {
  const judge = (word: string) => judgeSpelling(job, word, BODIES.has(asked));
  const typed = [asked, ...(FIRST_NAMES[asked] ?? [])].map(judge);
  const others = (OTHER_NAMES[asked] ?? []).map(judge).map((rank) => (rank === 0 ? OTHER_NAME_RANK : rank));
  return [...typed, ...others].reduce((best, one) => (best === null || (one !== null && one < best) ? one : best), null);
}

function judgeSpelling(job: OracleJob, word: string, isBody: boolean): number | null {
  if (isWhole(isBody ? bodyOf(job) : titleOf(job), word)) return 0;
  if (isWhole([...titleOf(job), ...bodyOf(job)], word)) return 1;
  if (isWhole(job.searchWords, word)) return 2;
  return word.length >= 3 && job.searchWords.some((found) => found.startsWith(word)) ? 3 : null;
}

const BODIES = new Set(["ssc"]);
const allOf =
  (...judges: readonly Judge[]): Judge =>
  (job) => {
    const found = judges.map((judge) => judge(job));
    return found.reduce((worst, one) => (worst === null || one === null ? null : Math.max(worst, one)), 0);
  };
/** Of several words one in title or posts comes before none there. */
function inOrder(ranks: readonly (number | null)[]): number | null {
  if (ranks.includes(null)) return null;
  const worst = Math.max(...ranks.map(Number));
  return worst === 2 && !ranks.some((rank) => rank !== null && rank < 1) ? 2.5 : worst;
}
const word =
  (text: string): Judge =>
  (job) =>
    judgeWord(job, text);
const without =
  (judge: Judge, text: string): Judge =>
  (job) =>
    job.searchWords.includes(text) ? null : judge(job);
/** Where or for whom a job is comes first; one that is only called so comes after all that are called so and are it. */
const said =
  (isIt: (job: OracleJob) => boolean, ...called: readonly string[]): Judge =>
  (job) => {
    if (isIt(job)) return 0;
    const head = [...titleOf(job), ...bodyOf(job)].join(" ");
    return called.some((name) => ` ${head} `.includes(` ${name} `)) ? 2 : null;
  };
const inPlace = (key: string, name: string) => said((job) => job.places.includes(key), name);

/** Searches that mean more than their words. */
const MEANINGS: Readonly<Record<string, Judge>> = {
  babu: word("clerk"),
  "clark bharti": word("clerk"),
  clerks: word("clerk"),
  delhi: inPlace("delhi", "delhi"),
  mumbai: inPlace("mumbai", "mumbai"),
  "naukri maharashtra": inPlace("maharashtra", "maharashtra"),
  "nurse bihar": allOf(word("nurse"), inPlace("bihar", "bihar")),
  "10th pass": said((job) => job.qualificationLevels.includes("10th"), "10th pass"),
  "12th pass clerk": allOf(
    word("clerk"),
    said((job) => job.qualificationLevels.includes("12th"), "12th pass"),
  ),
  "clerk -junior": without(word("clerk"), "junior"),
  '"forest guard"': (job) => (job.title === "Forest Guard" ? 0 : null),
  "sarkari naukri": () => 0,
};

/** Searches with a meaning of their own, for who makes questions. */
export const MEANT = Object.keys(MEANINGS);

/** How well a job answers a search; null where it does not. `chosen` says what the reader chose in filters, which wins over the words. */
export function judgeSearch(job: OracleJob, search: string, chosen: { place: boolean; level: boolean }): number | null {
  const meaning = MEANINGS[withoutChosen(search, chosen)];
  if (meaning) return meaning(job);
  const asked = words(search);
  return asked.length === 0 ? null : inOrder(asked.map((one) => judgeWord(job, one)));
}

/** A search without what a filter decides. */
function withoutChosen(search: string, { place, level }: { place: boolean; level: boolean }): string {
  if (place && ["delhi", "mumbai", "naukri maharashtra"].includes(search)) return "sarkari naukri";
  if (place && search === "nurse bihar") return "nurse";
  if (level && search === "10th pass") return "sarkari naukri";
  if (level && search === "12th pass clerk") return "clerks";
  return search;
}

/** How much use a job is, in days: when it was posted, more by its posts, less where under two days are left. */
export function usefulnessOf({ postedOn, deadline, positions }: OracleJob, today: string): number {
  const left = daysBetween(today, deadline);
  const size = Math.floor(4 * Math.log10(Math.min(10_000, Math.max(1, positions ?? 1))));
  return daysBetween("2020-01-01", postedOn) + size - (left === 0 || left === 1 ? 30 : 0);
}

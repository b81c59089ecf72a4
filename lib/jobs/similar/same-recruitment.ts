import type { Day } from "@/lib/dates";
import { daysBetween } from "@/lib/dates";
import { hasYear } from "@/lib/jobs/similar/advertisement";
import { type Contradiction, contradictionOf } from "@/lib/jobs/similar/contradictions";
import { type Described, namesOfBody, numberOf } from "@/lib/jobs/similar/identity";
import { EXTENSION_DAYS } from "@/lib/jobs/similar/likeness";
import { ownAddresses } from "@/lib/jobs/similar/notice-address";
import { areKinds, postWords } from "@/lib/jobs/similar/post-words";

/**
 * How much each likeness says. The number of the advertisement, or an address that only one notice has, decides where the body is the same; a last
 * date never does alone: extensions move it, and whole lists of notices share one.
 */
const WEIGHTS = {
  number: 20,
  address: 8,
  samePosts: 6,
  allPosts: 5,
  onePost: 4,
  mostPosts: 3,
  somePosts: 1,
  sameKind: 3,
  noPosts: 1,
  otherPosts: -1,
  countlessVacancies: 7,
  manyVacancies: 6,
  vacancies: 4,
  nearVacancies: 2,
  fewVacancies: -2,
  otherVacancies: -4,
  sameDay: 3,
  nearDay: 1,
  farDay: -6,
} as const;
type Evidence = keyof typeof WEIGHTS;

/** Why two notices were taken for one, or not, in the order in which it was looked at. */
type Reason = Evidence | Contradiction;

/** join: they are one. ask: the staff decides. apart: they are two, or nothing says that they are one. */
export type Judgement = { verdict: "join" | "ask" | "apart"; score: number; because: readonly Reason[] };

const JOIN_FROM = 8;
const ASK_FROM = 7;
/** Last dates of one recruitment mostly lie within so many days; with all extensions within EXTENSION_DAYS. */
const NEAR_DAYS = 31;
const MOST = 0.65;
const SOME = 0.3;
/** Fewer vacancies are shared by chance, more than the second seldom, and more than the third hardly ever. */
export const TELLING_VACANCIES = 4;
const MANY_VACANCIES = 50;
const COUNTLESS_VACANCIES = 100;
/** Counts of one recruitment differ by a tenth where one source counts reserved or added seats; small counts differ by more than that or not at all. */
const NEAR_SHARE = 0.1;
export const NEAR_FROM = 30;

/**
 * Whether two notices are of one recruitment: what contradicts comes first, then the sum of what is alike. Every two notices that are joined or asked
 * about share a key of lib/jobs/similar/keys.ts, by which the database finds them.
 */
export function judgeRecruitments(a: Described, b: Described): Judgement {
  const contradiction = contradictionOf(a, b);
  if (contradiction !== null) return { verdict: "apart", score: 0, because: [contradiction] };
  const because = evidenceOf(a, b);
  const score = because.reduce((sum, evidence) => sum + WEIGHTS[evidence], 0);
  return { verdict: score >= JOIN_FROM ? "join" : score >= ASK_FROM ? "ask" : "apart", score, because };
}

function evidenceOf(a: Described, b: Described): Evidence[] {
  const days = a.deadline && b.deadline ? Math.abs(daysBetween(a.deadline as Day, b.deadline as Day)) : null;
  return [sureEvidence(a, b, days), postEvidence(a, b), vacancyEvidence(a.positions, b.positions), dayEvidence(days)].flat();
}

function sureEvidence(a: Described, b: Described, days: number | null): Evidence[] {
  const number = numberOf(a);
  const isNumber = number !== null && number === numberOf(b) && (hasYear(number) || days === null || days <= EXTENSION_DAYS);
  const addresses = ownAddresses(b);
  return [
    ...(isNumber ? (["number"] as const) : []),
    ...(ownAddresses(a).some((one) => addresses.includes(one)) ? (["address"] as const) : []),
  ];
}

/** Of the words for posts of the shorter title how many the other has too. */
function postEvidence(a: Described, b: Described): Evidence[] {
  const [one, other] = [postsOf(a), postsOf(b)];
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  if (areKinds(one) || areKinds(other)) return [...short].some((word) => long.has(word)) ? ["sameKind"] : ["noPosts"];
  const share = [...short].filter((word) => long.has(word)).length / short.size;
  if (share === 1) return [long.size === short.size ? "samePosts" : short.size > 1 ? "allPosts" : "onePost"];
  return share >= MOST ? ["mostPosts"] : share >= SOME ? ["somePosts"] : ["otherPosts"];
}

function postsOf({ title, recruitingOrganization }: Described): ReadonlySet<string> {
  return postWords(title, namesOfBody(recruitingOrganization));
}

function vacancyEvidence(one: number | null | undefined, other: number | null | undefined): Evidence[] {
  if (!one || !other) return [];
  const most = Math.max(one, other);
  if (one !== other)
    return [most >= NEAR_FROM && Math.abs(one - other) <= NEAR_SHARE * most ? "nearVacancies" : "otherVacancies"];
  if (one >= COUNTLESS_VACANCIES) return ["countlessVacancies"];
  return [one >= MANY_VACANCIES ? "manyVacancies" : one >= TELLING_VACANCIES ? "vacancies" : "fewVacancies"];
}

function dayEvidence(days: number | null): Evidence[] {
  if (days === null) return [];
  if (days === 0) return ["sameDay"];
  return days <= NEAR_DAYS ? ["nearDay"] : days > EXTENSION_DAYS ? ["farDay"] : [];
}

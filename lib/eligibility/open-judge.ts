import type { Day } from "@/lib/dates";
import { categoryOf } from "@/lib/eligibility/groups";
import { onlyFact, type Waiting, waitingOf } from "@/lib/eligibility/next-fact";
import type { Fact, Profile } from "@/lib/eligibility/profile";
import { better, type Reason, type Verdict, verdictOf, worse, worstOf } from "@/lib/eligibility/reason";
import { ageReasons, isOfAge, isOfPlainAge } from "@/lib/eligibility/rules/age";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import { type OwnRelaxation, relaxationsFor } from "@/lib/eligibility/rules/relaxations";
import type { OtherRules } from "@/lib/eligibility/rules-file/chunk";
import { ageRuleOf, noticePostOf, type OpenJob, type OpenPost, type RulePool } from "@/lib/eligibility/rules-file/unpack";
import type { Truth } from "@/lib/eligibility/truth";
import { CATEGORIES, type Category } from "@/lib/notice/terms";

/** What the rules of one kind say of the person, and what they wait for, which is found where it is asked for. */
type Part = { verdict: Verdict; waiting: Waiting | null };

/**
 * Judges jobs for one person as `judge` does, and looks at each different rule once: a device has tens of thousands of posts and far fewer rules.
 */
export type OpenJudge = {
  /** Null where the notice is not known as data. */
  verdictOn: (job: OpenJob) => Verdict | null;
  /** The facts by each of which alone some post would be decided, of those that cannot be told. */
  decidingFacts: (job: OpenJob) => Set<Fact>;
};

export function openJudge(profile: Profile, pool: RulePool): OpenJudge {
  const standingOf = rememberedStanding(profile, pool);
  const agePart = rememberedAge(profile, pool, standingOf);
  const qualificationPart = remembered(
    ({ qualification, others }) =>
      qualificationReasons(profile, {
        name: "",
        qualification: pool.qualifications.rules[qualification],
        reservationFor: pool.others.rules[others]?.reservationFor,
      }),
    // Who counts in which category may decide about marks.
    (post) => post.qualification * MOST_STANDINGS + standingOf(post),
  );
  const otherPart = remembered(
    ({ others }) => otherReasons(profile, { name: "", ...pool.others.rules[others] }),
    (post) => post.others,
  );
  const verdictOnPost = (post: OpenPost, deadline: Day): Verdict => {
    const age = agePart(post, deadline).verdict;
    if (age === "not_eligible") return age;
    return worse(age, worse(qualificationPart(post).verdict, otherPart(post).verdict));
  };
  const waitingOfPost = (post: OpenPost, deadline: Day): Waiting => {
    const age = agePart(post, deadline);
    age.waiting ??= waitingOf(ageReasons(profile, noticePostOf(post, pool), deadline));
    return [age.waiting, qualificationPart(post).waiting ?? [], otherPart(post).waiting ?? []].flat();
  };
  return {
    verdictOn: ({ posts, deadline }) => {
      if (!posts) return null;
      let best: Verdict = "not_eligible";
      for (const post of posts) best = best === "eligible" ? best : better(best, verdictOnPost(post, deadline));
      return best;
    },
    decidingFacts: ({ posts, deadline }) => {
      const open = (posts ?? []).filter((post) => verdictOnPost(post, deadline) === "cannot_tell");
      return new Set(open.flatMap((post) => onlyFact(waitingOfPost(post, deadline)) ?? []));
    },
  };
}

/** @param numberOf the number of all that decides */
function remembered(reasonsOf: (post: OpenPost) => Reason[], numberOf: (post: OpenPost) => number) {
  const known = new Map<number, Part>();
  return (post: OpenPost): Part => {
    const at = numberOf(post);
    const found = known.get(at);
    if (found) return found;
    const reasons = reasonsOf(post);
    const part = { verdict: worstOf(reasons), waiting: waitingOf(reasons) };
    known.set(at, part);
    return part;
  };
}

/** More than the categories in which one person can count. */
const MOST_STANDINGS = 8;

/** The category in which the person counts for a post, as a number: of the states whose people count in theirs nothing else is asked. */
function rememberedStanding(profile: Profile, pool: RulePool): (post: OpenPost) => number {
  const known: number[] = [];
  return ({ others }) => {
    const found = known[others];
    if (found !== undefined) return found;
    const own = categoryOf(profile, pool.others.rules[others]?.reservationFor);
    const standing = own ? CATEGORIES.indexOf(own) : CATEGORIES.length;
    known[others] = standing;
    return standing;
  };
}

/** More than the sets of categories that can be without seats, for each standing; and more than twice the days on which jobs of one time close. */
const MOST_SEATS = 64 * MOST_STANDINGS;
const MOST_DAYS = 8192;

/**
 * By the rule and the day of counting, which decide alone for most; else by the relaxations, the seats that are none and the category in which the
 * person counts too.
 */
function rememberedAge(
  profile: Profile,
  pool: RulePool,
  standingOf: (post: OpenPost) => number,
): (post: OpenPost, lastDay: Day) => Part {
  const plain = new Map<number, Part | null>();
  const relaxed: Map<number, Part>[] = [];
  const own: OwnRelaxation[][] = [];
  const seats: number[] = [];
  const days = { stated: new Map<Day, number>(), last: new Map<Day, number>() };
  const seatSets = new Map<string, number>();
  const groupOf = (post: OpenPost) => {
    const standing = standingOf(post);
    seats[post.others] ??=
      numberOf(withoutSeats(CATEGORIES[standing], pool.others.rules[post.others]), seatSets) * MOST_STANDINGS + standing;
    return post.relaxations * MOST_SEATS + (seats[post.others] ?? 0);
  };
  const relaxedPart = (post: OpenPost, lastDay: Day, day: number): Part => {
    const group = groupOf(post);
    relaxed[post.age] ??= new Map();
    const found = relaxed[post.age]?.get(group * MOST_DAYS + day);
    if (found) return found;
    const relaxationsOf: typeof relaxationsFor = (person, whole) => {
      own[group] ??= relaxationsFor(person, whole);
      return own[group] ?? [];
    };
    const part = partOf(isOfAge(profile, noticePostOf(post, pool), lastDay, relaxationsOf));
    relaxed[post.age]?.set(group * MOST_DAYS + day, part);
    return part;
  };
  return (post, lastDay) => {
    // Where the notice names the day on which ages are counted, its last day to apply counts for nothing.
    const day = post.countedOn ? 2 * numberOf(post.countedOn, days.stated) + 1 : 2 * numberOf(lastDay, days.last);
    const key = post.age * MOST_DAYS + day;
    let part = plain.get(key);
    if (part === undefined) {
      const truth = isOfPlainAge(profile, ageRuleOf(post, pool), lastDay);
      part = truth === undefined ? null : partOf(truth);
      plain.set(key, part);
    }
    return part ?? relaxedPart(post, lastDay, day);
  };
}

const partOf = (truth: Truth): Part => ({ verdict: verdictOf(truth), waiting: null });

/** The categories without seats that may be the person's: what of the seats decides whether a relaxation is theirs. */
function withoutSeats(own: Category | undefined, others: OtherRules | undefined): string {
  const seats = others?.vacancies?.byCategory;
  if (!seats) return "";
  if (own) return seats[own] === 0 ? own : "";
  return CATEGORIES.filter((name) => seats[name] === 0).join();
}

function numberOf<Key>(key: Key, numbers: Map<Key, number>): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

import type { Day } from "@/lib/dates";
import { onlyFact, type Waiting, waitingOf } from "@/lib/eligibility/next-fact";
import type { Fact, Profile } from "@/lib/eligibility/profile";
import { better, type Reason, type Verdict, verdictOf, worse, worstOf } from "@/lib/eligibility/reason";
import { ageReasons, isOfAge } from "@/lib/eligibility/rules/age";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import { type OwnRelaxation, relaxationsFor } from "@/lib/eligibility/rules/relaxations";
import { noticePostOf, type OpenJob, type OpenPost, type RulePool } from "@/lib/eligibility/rules-file/unpack";
import type { NoticePost } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

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
  const agePart = rememberedAge(profile, pool);
  const qualificationPart = remembered(
    ({ qualification, others }) =>
      qualificationReasons(profile, {
        name: "",
        qualification: pool.qualifications.rules[qualification],
        reservationFor: pool.others.rules[others]?.reservationFor,
      }),
    // Who counts in which category may decide about marks.
    (post) => (pool.others.rules[post.others]?.reservationFor ? null : post.qualification),
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

/** @param numberOf the number of the rule that alone decides; null where more does */
function remembered(reasonsOf: (post: OpenPost) => Reason[], numberOf: (post: OpenPost) => number | null) {
  const known: Part[] = [];
  return (post: OpenPost): Part => {
    const at = numberOf(post);
    const found = at === null ? undefined : known[at];
    if (found) return found;
    const reasons = reasonsOf(post);
    const part = { verdict: worstOf(reasons), waiting: waitingOf(reasons) };
    if (at !== null) known[at] = part;
    return part;
  };
}

/** More than the sets of categories that can be without seats, and more than the days on which jobs of one time close. */
const MOST_SEATS = 64;
const MOST_DAYS = 8192;

/**
 * By the rule, its relaxations, the day of counting and the seats that are none; not where the post says by states who counts in which category.
 */
function rememberedAge(profile: Profile, pool: RulePool): (post: OpenPost, lastDay: Day) => Part {
  const known: Map<number, Part>[] = [];
  const own: OwnRelaxation[][] = [];
  const seats: number[] = [];
  const days = new Map<Day | null, number>();
  const seatSets = new Map<string, number>();
  const judged = (post: OpenPost, lastDay: Day, relaxationsOf = relaxationsFor): Part => {
    return { verdict: verdictOf(isOfAge(profile, noticePostOf(post, pool), lastDay, relaxationsOf)), waiting: null };
  };
  return (post, lastDay) => {
    const others = pool.others.rules[post.others];
    if (others?.reservationFor) return judged(post, lastDay);
    seats[post.others] ??= numberOf(withoutSeats(profile, others?.vacancies), seatSets);
    // Where the notice names the day on which ages are counted, its last day to apply counts for nothing.
    const day = numberOf(pool.ages.rules[post.age]?.on ? null : lastDay, days);
    const group = post.relaxations * MOST_SEATS + (seats[post.others] ?? 0);
    const relaxationsOf: typeof relaxationsFor = (person, whole) => {
      own[group] ??= relaxationsFor(person, whole);
      return own[group] ?? [];
    };
    const key = group * MOST_DAYS + day;
    known[post.age] ??= new Map();
    const found = known[post.age]?.get(key);
    if (found) return found;
    const part = judged(post, lastDay, relaxationsOf);
    known[post.age]?.set(key, part);
    return part;
  };
}

/** The categories without seats that may be the person's: what of the seats decides whether a relaxation is theirs. */
function withoutSeats({ category }: Profile, vacancies: NoticePost["vacancies"]): string {
  const seats = vacancies?.byCategory;
  if (!seats) return "";
  if (category) return seats[category] === 0 ? category : "";
  return CATEGORIES.filter((name) => seats[name] === 0).join();
}

function numberOf<Key>(key: Key, numbers: Map<Key, number>): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

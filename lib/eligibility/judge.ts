import type { Day } from "@/lib/dates";
import { feeFor } from "@/lib/eligibility/fee";
import type { Profile } from "@/lib/eligibility/profile";
import type { Reason, Verdict } from "@/lib/eligibility/reason";
import { ageReasons } from "@/lib/eligibility/rules/age";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import type { Notice, NoticePost } from "@/lib/notice/schema";

type PostVerdict = { positionId: number | null; name: string; verdict: Verdict; reasons: Reason[] };
export type Judgement = { verdict: Verdict; posts: PostVerdict[]; fee: number | null };
/** @param deadline the last day to apply, on which ages are counted where the notice names no day */
export type Judge = (notice: Notice, deadline: Day) => Judgement;

/**
 * Whether a person may apply: for each post with every rule for and against them, and for the notice by its best post. The same on the device
 * and in `POST /api/eligibility`. What is unknown never makes anybody eligible.
 */
export function judge(profile: Profile, notice: Notice, deadline: Day): Judgement {
  return judgeOf(profile)(notice, deadline);
}

/**
 * The judge of one person, who remembers what each rule means for them: a device judges tens of thousands of posts at once, and of those many
 * hold the very same object as their rule (rules-file/unpack.ts).
 */
export function judgeOf(profile: Profile): Judge {
  const ageOf = rememberedAge(profile);
  const qualificationOf = rememberedQualification(profile);
  const fees = new Map<Notice["fees"], number | null>();
  const judgePost = (post: NoticePost, deadline: Day): PostVerdict => {
    const reasons = [...ageOf(post, deadline), ...qualificationOf(post), ...otherReasons(profile, post)];
    return { positionId: post.positionId ?? null, name: post.name, verdict: worstOf(reasons), reasons };
  };
  return (notice, deadline) => {
    const posts = notice.posts.map((post) => judgePost(post, deadline));
    return { verdict: bestOf(posts), posts, fee: entryOf(fees, notice.fees, () => feeFor(profile, notice)) };
  };
}

type KnownAge = { relaxations: NoticePost["relaxations"]; deadline: Day | null; reasons: Reason[] };

/** By the rule alone; not where the post says by states or by seats who counts in which category. */
function rememberedAge(profile: Profile): (post: NoticePost, deadline: Day) => Reason[] {
  const known = new Map<NoticePost["age"], KnownAge[]>();
  return (post, lastDay) => {
    const { age, relaxations } = post;
    if (!age || post.reservationFor || !hasSeatsFor(profile, post)) return ageReasons(profile, post, lastDay);
    // Where the notice names the day on which ages are counted, its last day to apply counts for nothing.
    const deadline = age.on ? null : lastDay;
    const ofAge = entryOf(known, age, (): KnownAge[] => []);
    const found = ofAge.find((one) => one.relaxations === relaxations && one.deadline === deadline);
    if (found) return found.reasons;
    const reasons = ageReasons(profile, post, lastDay);
    ofAge.push({ relaxations, deadline, reasons });
    return reasons;
  };
}

/** Whether it is certain that no relaxation of the person's own category fails for want of seats. */
function hasSeatsFor({ category }: Profile, { vacancies }: NoticePost): boolean {
  return !vacancies?.byCategory || (!!category && vacancies.byCategory[category] !== 0);
}

function rememberedQualification(profile: Profile): (post: NoticePost) => Reason[] {
  const known = new Map<unknown, Reason[]>();
  return (post) =>
    post.qualification && !post.reservationFor
      ? entryOf(known, post.qualification, () => qualificationReasons(profile, post))
      : qualificationReasons(profile, post);
}

function entryOf<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

function worstOf(reasons: readonly Reason[]): Verdict {
  if (reasons.some(({ result }) => result === "not_eligible")) return "not_eligible";
  return reasons.some(({ result }) => result === "cannot_tell") ? "cannot_tell" : "eligible";
}

function bestOf(posts: readonly PostVerdict[]): Verdict {
  if (posts.some(({ verdict }) => verdict === "eligible")) return "eligible";
  return posts.some(({ verdict }) => verdict === "cannot_tell") ? "cannot_tell" : "not_eligible";
}

import type { Day } from "@/lib/dates";
import { feeFor } from "@/lib/eligibility/fee";
import type { Profile } from "@/lib/eligibility/profile";
import type { Reason, Verdict } from "@/lib/eligibility/reason";
import { ageReasons } from "@/lib/eligibility/rules/age";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import { type OwnRelaxation, relaxationsFor } from "@/lib/eligibility/rules/relaxations";
import type { Notice, NoticePost } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

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

type KnownAge = { relaxations: NoticePost["relaxations"]; deadline: Day | null; seats: string; reasons: Reason[] };

/** By the rule, its relaxations, the day of counting and the seats that are none; not where the post says by states who counts in which category. */
function rememberedAge(profile: Profile): (post: NoticePost, deadline: Day) => Reason[] {
  const known = new Map<NoticePost["age"], KnownAge[]>();
  const relaxationsOf = rememberedRelaxations();
  return (post, lastDay) => {
    const { age, relaxations } = post;
    if (!age || post.reservationFor) return ageReasons(profile, post, lastDay);
    // Where the notice names the day on which ages are counted, its last day to apply counts for nothing.
    const deadline = age.on ? null : lastDay;
    const seats = withoutSeats(profile, post);
    const ofAge = entryOf(known, age, (): KnownAge[] => []);
    const found = ofAge.find((one) => one.relaxations === relaxations && one.deadline === deadline && one.seats === seats);
    if (found) return found.reasons;
    const reasons = ageReasons(profile, post, lastDay, relaxationsOf);
    ofAge.push({ relaxations, deadline, seats, reasons });
    return reasons;
  };
}

/** Whether relaxations are the person's: the same for all posts of a body whose seats are alike. */
function rememberedRelaxations(): typeof relaxationsFor {
  const known = new Map<string, Map<NoticePost["relaxations"], OwnRelaxation[]>>();
  return (profile, post) => {
    const ofSeats = entryOf(known, withoutSeats(profile, post), () => new Map<NoticePost["relaxations"], OwnRelaxation[]>());
    return entryOf(ofSeats, post.relaxations, () => relaxationsFor(profile, post));
  };
}

/** The categories without seats that may be the person's: what of the seats decides whether a relaxation is theirs. */
function withoutSeats({ category }: Profile, { vacancies }: NoticePost): string {
  const seats = vacancies?.byCategory;
  if (!seats) return "";
  if (category) return seats[category] === 0 ? category : "";
  return CATEGORIES.filter((name) => seats[name] === 0).join();
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

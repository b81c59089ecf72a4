import type { Day } from "@/lib/dates";
import { anniversary, movedBack, spanBetween } from "@/lib/eligibility/calendar";
import { belongsTo, categoryOf, missingFor } from "@/lib/eligibility/groups";
import type { Fact, Profile } from "@/lib/eligibility/profile";
import { type Because, type Reason, reasonOf } from "@/lib/eligibility/reason";
import {
  type AgeContext,
  hasLowerLimit,
  hasUpperLimit,
  isOldEnough,
  isYoungEnough,
  limitOf,
  NO_RAISE,
  type Raise,
} from "@/lib/eligibility/rules/age-limits";
import { MOST_RELAXATION, type OwnRelaxation, relaxationsFor } from "@/lib/eligibility/rules/relaxations";
import { both, either, type Truth } from "@/lib/eligibility/truth";
import type { AgeRule, NoticePost } from "@/lib/notice/schema";
import { GROUPS, type Group } from "@/lib/notice/terms";

/** Whether somebody is of the age that a rule asks for, as far as it alone decides; undefined where the relaxations of the post do. */
export function isOfPlainAge({ dateOfBirth: birth }: Profile, age: AgeRule | null | undefined, deadline: Day): Truth | undefined {
  if (!age) return null;
  if (!birth) return hasLowerLimit(age) || hasUpperLimit(age) ? null : true;
  const isOld = isOldEnough(birth, { age, deadline });
  if (isOld === false || !hasUpperLimit(age)) return isOld;
  return isYoungEnough(birth, { age, deadline }, NO_RAISE) === true ? isOld : undefined;
}

/** Whether somebody is of the age that a post asks for: what `ageReasons` gives the reasons of. */
export function isOfAge(profile: Profile, post: NoticePost, deadline: Day, relaxationsOf = relaxationsFor): Truth {
  const plain = isOfPlainAge(profile, post.age, deadline);
  const birth = profile.dateOfBirth;
  if (plain !== undefined || !post.age || !birth) return plain ?? null;
  const context = { age: post.age, deadline };
  return both(isOldEnough(birth, context), isWithinLimit(birth, context, profile, post, relaxationsOf));
}

/** The lower and the upper age limit of a post for a person, each where there is one. */
export function ageReasons(profile: Profile, post: NoticePost, deadline: Day): Reason[] {
  if (!post.age) return [reasonOf("age.max", null, { key: "ageNotStated" })];
  const context = { age: post.age, deadline };
  const birth = profile.dateOfBirth;
  const reasons = [
    ...(hasLowerLimit(post.age) ? [birth ? minReason(birth, context) : missingBirth("age.min")] : []),
    ...(hasUpperLimit(post.age) ? [birth ? maxReason(birth, context, profile, post) : missingBirth("age.max")] : []),
  ];
  return reasons.length > 0 ? reasons : [reasonOf("age.max", true, { key: "noAgeLimit" })];
}

function missingBirth(rule: "age.min" | "age.max"): Reason {
  return reasonOf(rule, null, { key: "factMissing", facts: ["dateOfBirth"] });
}

function minReason(birth: Day, context: AgeContext): Reason {
  const { age, deadline } = context;
  const truth = isOldEnough(birth, context);
  if (age.bornTo) return reasonOf("age.min", truth, { key: truth ? "inWindow" : "bornTooLate", day: age.bornTo });
  const [limit, on] = [age.min ?? 0, age.on ?? deadline];
  if (truth === false) {
    return reasonOf("age.min", false, { key: "tooYoung", limit, on, short: spanBetween(on, anniversary(birth, limit)) });
  }
  return reasonOf("age.min", truth, { key: truth ? "oldEnough" : "nearLimit", limit, on });
}

/** Whether somebody is not too old, by the limit itself or by a relaxation that is theirs. */
function isWithinLimit(
  birth: Day,
  context: AgeContext,
  profile: Profile,
  post: NoticePost,
  relaxationsOf = relaxationsFor,
): Truth {
  const plain = isYoungEnough(birth, context, NO_RAISE);
  if (plain === true) return true;
  if (!post.relaxations) {
    // A notice that says nothing of relaxations has some, or none: whoever may belong to a group is not told no within their reach.
    return plain === null ? null : both(isRelaxedElsewhere(profile, post), isYoungUnder(birth, context, null));
  }
  let truth: Truth = plain;
  for (const { applies, raise } of relaxationsOf(profile, post)) {
    truth = either(truth, both(applies, isYoungUnder(birth, context, raise)));
    if (truth === true) return true;
  }
  return truth;
}

/** Whether somebody belongs to a group for which some notice relaxes the age. */
function isRelaxedElsewhere(profile: Profile, { reservationFor }: NoticePost): Truth {
  return either(...RELAXED_GROUPS.map((group) => belongsTo(group, profile, reservationFor)));
}

function maxReason(birth: Day, context: AgeContext, profile: Profile, post: NoticePost): Reason {
  const truth = isWithinLimit(birth, context, profile, post);
  const plain = isYoungEnough(birth, context, NO_RAISE);
  if (plain === true) return reasonOf("age.max", true, withinLimit(context));
  const own = relaxationsFor(profile, post).map((entry) => ({ ...entry, young: isYoungUnder(birth, context, entry.raise) }));
  if (truth === true) return reasonOf("age.max", true, relaxed(own, context));
  if (truth === false) return reasonOf("age.max", false, overLimit(birth, context, profile, post, own));
  if (!post.relaxations) return reasonOf("age.max", null, plain === null ? atLimit(context) : unstated(profile, post));
  const missing = own.flatMap((entry) => (entry.applies === null && entry.young !== false ? entry.missing : []));
  const isUnstated = own.some(({ applies, raise, young }) => applies === true && raise === null && young === null);
  if (isUnstated) return reasonOf("age.max", null, { key: "relaxationsNotStated" });
  return reasonOf("age.max", null, missing.length > 0 ? { key: "relaxationOpen", facts: unique(missing) } : atLimit(context));
}

/** What is missing where the notice states no relaxations: those, or whether the person is of a group that has some. */
function unstated(profile: Profile, post: NoticePost): Because {
  if (isRelaxedElsewhere(profile, post) === true) return { key: "relaxationsNotStated" };
  const facts = RELAXED_GROUPS.flatMap((group) => missingFor(group, profile, post.reservationFor));
  return { key: "relaxationOpen", facts: unique(facts) };
}

/** Whether somebody is not too old under a relaxation; under one of unknown size that is open as far as any goes, and false beyond. */
function isYoungUnder(birth: Day, context: AgeContext, raise: Raise | null): Truth {
  if (raise) return isYoungEnough(birth, context, raise);
  const reachable = { ...context, age: { ...context.age, maxRule: "not_exceeding" as const } };
  return isYoungEnough(birth, reachable, MOST_RELAXATION) === false ? false : null;
}

/** Groups for which some notice relaxes the age; UR and EWS have no relaxation of their own. */
const RELAXED_GROUPS = GROUPS.filter((group) => group !== "UR" && group !== "EWS");

function withinLimit({ age, deadline }: AgeContext): Because {
  if (age.bornFrom) return { key: "inWindow", day: age.bornFrom };
  return { key: "withinLimit", limit: age.max ?? 0, on: age.on ?? deadline };
}

function relaxed(own: readonly (OwnRelaxation & { young: Truth })[], { age }: AgeContext): Because {
  const entry = own.find(({ applies, young }) => applies === true && young === true);
  return { key: "relaxed", groups: entry?.groups ?? [], limit: entry?.raise ? limitOf(age, entry.raise) : null };
}

/** By how much somebody is over the highest limit that is theirs. */
function overLimit(birth: Day, context: AgeContext, profile: Profile, post: NoticePost, own: readonly OwnRelaxation[]): Because {
  const { age, deadline } = context;
  const raises = own.flatMap(({ applies, raise }) => (applies === true && raise ? [raise] : []));
  const best = raises.reduce((most, raise) => ((limitOf(age, raise) ?? 0) > (limitOf(age, most) ?? 0) ? raise : most), NO_RAISE);
  const limit = limitOf(age, best);
  const on = best.on ?? age.on ?? deadline;
  const passed = limit === null ? null : anniversary(birth, limit, best.months);
  // Where the window alone decides, its first day is the figure that somebody can compare with.
  if (limit === null || passed === null || passed > on || (age.bornFrom && !age.on)) {
    return { key: "bornTooEarly", day: movedBack(age.bornFrom ?? deadline, best.years, best.months) };
  }
  const group: Group | null = categoryOf(profile, post.reservationFor);
  return { key: "overLimit", limit, on, by: spanBetween(passed, on), group };
}

function atLimit({ age, deadline }: AgeContext): Because {
  const on = age.on ?? deadline;
  return { key: age.on ? "limitDay" : "nearLimit", limit: age.max ?? 0, on };
}

function unique(facts: readonly Fact[]): Fact[] {
  return [...new Set(facts)];
}

import type { Day } from "@/lib/dates";
import { anniversary, movedBack, spanBetween } from "@/lib/eligibility/calendar";
import { categoryOf } from "@/lib/eligibility/groups";
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
import { type OwnRelaxation, relaxationsFor } from "@/lib/eligibility/rules/relaxations";
import { and, or, type Truth } from "@/lib/eligibility/truth";
import type { AgeRule, NoticePost } from "@/lib/notice/schema";
import type { Group } from "@/lib/notice/terms";

/** Where ages are counted for a post. */
function ageContext(age: AgeRule, deadline: Day): AgeContext {
  return { age, on: age.on ?? null, deadline };
}

/** Whether somebody is of the age that a rule asks for, as far as it alone decides; undefined where the relaxations of the post do. */
export function isOfPlainAge({ dateOfBirth: birth }: Profile, context: AgeContext): Truth | undefined {
  const { age } = context;
  if (!birth) return hasLowerLimit(age) || hasUpperLimit(age) ? null : true;
  const isOld = isOldEnough(birth, context);
  if (isOld === false || !hasUpperLimit(age)) return isOld;
  return isYoungEnough(birth, context, NO_RAISE) === true ? isOld : undefined;
}

/** Whether somebody is of the age that a rule asks for with the relaxations that are theirs. */
export function isOfRelaxedAge({ dateOfBirth: birth }: Profile, context: AgeContext, own: readonly OwnRelaxation[]): Truth {
  return birth ? and(isOldEnough(birth, context), isWithinLimit(birth, context, own)) : null;
}

/** The facts any of which, told, may decide whether somebody is of the age that a rule asks for; null where no one fact does. */
export function factsForAge(
  { dateOfBirth: birth }: Profile,
  context: AgeContext,
  own: readonly OwnRelaxation[],
): readonly Fact[] | null {
  if (!birth) return ["dateOfBirth"];
  if (isOldEnough(birth, context) === null) return null;
  const open = openRelaxations(birth, context, own);
  return "facts" in open && open.facts.length > 0 ? open.facts : null;
}

/** The lower and the upper age limit of a post for a person, each where there is one. */
export function ageReasons(profile: Profile, post: NoticePost, deadline: Day): Reason[] {
  if (!post.age) return [reasonOf("age.max", null, { key: "ageNotStated" })];
  const context = ageContext(post.age, deadline);
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
  const { age } = context;
  const truth = isOldEnough(birth, context);
  if (age.bornTo) return reasonOf("age.min", truth, { key: truth ? "inWindow" : "bornTooLate", day: age.bornTo });
  const [limit, on] = [age.min ?? 0, countedOn(context)];
  if (truth === false) {
    return reasonOf("age.min", false, { key: "tooYoung", limit, on, short: spanBetween(on, anniversary(birth, limit)) });
  }
  return reasonOf("age.min", truth, { key: truth ? "oldEnough" : "nearLimit", limit, on });
}

/** Whether somebody is not too old, by the limit itself or by a relaxation that is theirs. */
function isWithinLimit(birth: Day, context: AgeContext, own: readonly OwnRelaxation[]): Truth {
  let truth = isYoungEnough(birth, context, NO_RAISE);
  for (const entry of own) {
    if (truth === true) return true;
    truth = or(truth, and(entry.applies, isYoungUnder(birth, context, entry)));
  }
  return truth;
}

function maxReason(birth: Day, context: AgeContext, profile: Profile, post: NoticePost): Reason {
  const own = relaxationsFor(profile, post);
  if (isYoungEnough(birth, context, NO_RAISE) === true) return reasonOf("age.max", true, withinLimit(context));
  const truth = isWithinLimit(birth, context, own);
  if (truth === true) return reasonOf("age.max", true, relaxed(birth, context, own));
  if (truth === false) return reasonOf("age.max", false, overLimit(birth, context, profile, post, own));
  const open = openRelaxations(birth, context, own);
  if ("key" in open) return reasonOf("age.max", null, open);
  return reasonOf("age.max", null, open.facts.length > 0 ? { key: "relaxationOpen", ...open } : atLimit(context));
}

type OpenRelaxations = Extract<Because, { key: "relaxationsNotStated" | "serviceOpen" }> | { facts: readonly Fact[] };

/** What would have to be known of relaxations that may make somebody young enough: by how much one is, facts of the person, or a service that nobody asks for. */
function openRelaxations(birth: Day, context: AgeContext, own: readonly OwnRelaxation[]): OpenRelaxations {
  const facts = new Set<Fact>();
  let served: readonly Group[] | undefined;
  const isAtLimit = isYoungEnough(birth, context, NO_RAISE) === null;
  for (const entry of own) {
    const { applies, raise, missing, groups } = entry;
    if (applies === true && raise !== null) continue;
    // What a notice that states no relaxations may have decides nothing for whoever is at the limit itself.
    if (isAtLimit && groups.length === 0) continue;
    if (isYoungUnder(birth, context, entry) === false) continue;
    if (applies === true) return { key: "relaxationsNotStated" };
    for (const fact of missing) facts.add(fact);
    if (missing.length === 0 && !isAtLimit) served ??= groups;
  }
  return served && facts.size === 0 ? { key: "serviceOpen", groups: served } : { facts: [...facts] };
}

/** Whether somebody is not too old under a relaxation. Where its size is unknown: null up to the largest that there is, false beyond. */
function isYoungUnder(birth: Day, context: AgeContext, { raise, most }: OwnRelaxation): Truth {
  if (raise) return isYoungEnough(birth, context, raise);
  return isYoungEnough(birth, context, most, "not_exceeding") === false ? false : null;
}

/** The day on which ages are counted. */
function countedOn({ on, deadline }: AgeContext): Day {
  return on ?? deadline;
}

function withinLimit(context: AgeContext): Because {
  const { age } = context;
  if (age.bornFrom) return { key: "inWindow", day: age.bornFrom };
  return { key: "withinLimit", limit: age.max ?? 0, on: countedOn(context) };
}

function relaxed(birth: Day, context: AgeContext, own: readonly OwnRelaxation[]): Because {
  const entry = own.find((one) => one.applies === true && isYoungUnder(birth, context, one) === true);
  return { key: "relaxed", groups: entry?.groups ?? [], limit: entry?.raise ? limitOf(context.age, entry.raise) : null };
}

/** By how much somebody is over the highest limit that is theirs. */
function overLimit(birth: Day, context: AgeContext, profile: Profile, post: NoticePost, own: readonly OwnRelaxation[]): Because {
  const { age, deadline } = context;
  const { raise: best, groups } = highestRaise(age, own) ?? { raise: NO_RAISE, groups: ownCategory(profile, post) };
  const limit = limitOf(age, best);
  const on = best.on ?? countedOn(context);
  const passed = limit === null ? null : anniversary(birth, limit, best.months);
  // Where the window alone decides, its first day is the figure that somebody can compare with.
  if (limit === null || passed === null || passed > on || (age.bornFrom && !context.on)) {
    return { key: "bornTooEarly", day: movedBack(age.bornFrom ?? deadline, best.years, best.months), groups };
  }
  return { key: "overLimit", limit, on, by: spanBetween(passed, on), groups };
}

type CertainRaise = { raise: Raise; groups: readonly Group[] };

/** What raises the limit of a person most, with the groups whose limit that is; undefined where nothing does. */
function highestRaise(age: AgeRule, own: readonly OwnRelaxation[]): CertainRaise | undefined {
  let highest: CertainRaise | undefined;
  for (const { applies, raise, groups } of own) {
    if (applies !== true || !raise) continue;
    if (reachOf(age, raise) > reachOf(age, highest?.raise ?? NO_RAISE)) highest = { raise, groups };
  }
  return highest;
}

function reachOf(age: AgeRule, raise: Raise): number {
  return (limitOf(age, raise) ?? raise.years) * 12 + raise.months;
}

function ownCategory(profile: Profile, { reservationFor }: NoticePost): Group[] {
  const category = categoryOf(profile, reservationFor);
  return category ? [category] : [];
}

function atLimit(context: AgeContext): Because {
  return { key: context.on ? "limitDay" : "nearLimit", limit: context.age.max ?? 0, on: countedOn(context) };
}

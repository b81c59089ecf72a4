import { type Day, daysBetween } from "@/lib/dates";
import { anniversary, movedBack } from "@/lib/eligibility/calendar";
import type { Truth } from "@/lib/eligibility/truth";
import type { AgeRule } from "@/lib/notice/schema";

/** Where a notice names no day for the age, who is nearer to a boundary than this may be on either side of it. */
const NEAR_DAYS = 365;

/** What raises the upper limit: years and months added to it, or an age in its place; counted on a day of its own where one is named. */
export type Raise = { years: number; months: number; toAge: number | null; on: Day | null };

export const NO_RAISE: Raise = { years: 0, months: 0, toAge: null, on: null };

/** The age rule of a post, the day on which its notice counts ages (null: it names none), and the last day to apply, on which they are counted then. */
export type AgeContext = { age: AgeRule; on: Day | null; deadline: Day };

/** Whether somebody is old enough. */
export function isOldEnough(birth: Day, { age, on, deadline }: AgeContext): Truth {
  if (age.bornTo) return birth <= age.bornTo;
  if (age.min === null || age.min === undefined) return true;
  const reached = anniversary(birth, age.min);
  if (on) return reached <= on;
  return isNear(reached, deadline) ? null : reached <= deadline;
}

/**
 * Whether somebody is not too old, under a raised limit. The window of birth days is the truth where the notice prints one.
 * @param maxRule whether the birthday of the limit itself is within it
 */
export function isYoungEnough(birth: Day, context: AgeContext, raise: Raise, maxRule = context.age.maxRule): Truth {
  const { age, deadline } = context;
  const limit = limitOf(age, raise);
  if (age.bornFrom && !isCounted(context, raise)) return isInWindow(birth, age, raise);
  if (limit === null) return raise.toAge === null ? true : null;
  const stated = raise.on ?? context.on;
  const on = stated ?? deadline;
  const passed = anniversary(birth, limit, raise.months);
  if (!stated && isNear(passed, on)) return null;
  if (passed === on) return maxRule ? maxRule === "not_exceeding" : null;
  return passed > on;
}

/** The raised limit in years; null where the notice gives none in figures. */
export function limitOf({ max }: AgeRule, { years, toAge }: Raise): number | null {
  if (toAge !== null) return toAge + years;
  return max === null || max === undefined ? null : max + years;
}

/** Whether a rule ends with an age: by years, or by the earliest day of birth. */
export function hasUpperLimit({ max, bornFrom }: AgeRule): boolean {
  return bornFrom ? true : max !== null && max !== undefined;
}

/** Whether a rule begins with an age: by years, or by the latest day of birth. */
export function hasLowerLimit({ min, bornTo }: AgeRule): boolean {
  return bornTo ? true : min !== null && min !== undefined;
}

/** Whether a raise is counted in figures although there is a window: it names a day of its own, or an age that the window cannot take. */
function isCounted({ age, on }: AgeContext, raise: Raise): boolean {
  if (limitOf(age, raise) === null) return false;
  return raise.on !== null || (raise.toAge !== null && limitOf(age, NO_RAISE) === null && on !== null);
}

function isInWindow(birth: Day, age: AgeRule, { years, months, toAge }: Raise): Truth {
  if (!age.bornFrom) return null;
  if (toAge === null) return birth >= movedBack(age.bornFrom, years, months);
  // An age in place of the limit moves the window by the difference, which takes a limit in figures.
  if (age.max === null || age.max === undefined) return birth >= age.bornFrom ? true : null;
  return birth >= movedBack(age.bornFrom, Math.max(0, toAge - age.max) + years, months);
}

/** Days of years apart are told by them: a device asks this of thousands of posts. */
function isNear(day: Day, on: Day): boolean {
  const years = Math.abs(Number(day.slice(0, 4)) - Number(on.slice(0, 4)));
  return years <= 1 && Math.abs(daysBetween(on, day)) <= NEAR_DAYS;
}

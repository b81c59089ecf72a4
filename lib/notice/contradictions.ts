import { addDays, type Day, dayInIndia, daysBetween } from "@/lib/dates";
import { movedBack } from "@/lib/eligibility/calendar";
import { CURRENT_MATRIX } from "@/lib/jobs/facts/pay-matrix";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import { placeErrors } from "@/lib/notice/place-seats";
import type { AgeRule, Notice, NoticePost, Relaxation } from "@/lib/notice/schema";
import { reportedDoubts } from "@/lib/notice/templates/reported";
import { isCategory } from "@/lib/notice/terms";

/** A cut-off day further from the last date than this is a slip more often than not. */
const FAR_DAYS = 3 * 365 + 1;

/**
 * What of a notice cannot be true, by the path of its field ("posts.0.age.min"); nothing where it may be stored. What seems wrong and can be
 * true is left out once the editor has looked at it and confirmed its path.
 */
export function contradictionsOf(notice: Notice, deadline: Day): FieldIssue[] {
  const confirmed = new Set(notice.confirmed ?? []);
  return [
    ...closingIssues(notice, deadline),
    ...(notice.stages ?? []).flatMap(({ from, to }, at) =>
      from && to && from > to ? [{ field: `stages.${at}.from`, message: `The stage begins on ${from} and ends on ${to}` }] : [],
    ),
    ...notice.posts.flatMap((post, at) => errorsOf(post).map((issue) => under(`posts.${at}`, issue))),
    ...doubtsOf(notice, deadline).filter(({ field }) => !confirmed.has(field)),
  ];
}

/** What seems wrong and can be true, whether or not the editor has confirmed it. */
export function doubtsOf(notice: Notice, deadline: Day): FieldIssue[] {
  const ofPosts = notice.posts.flatMap((post, at) => doubtsOfPost(post, deadline).map((issue) => under(`posts.${at}`, issue)));
  return [...ofPosts, ...reportedDoubts(notice)];
}

function under(path: string, { field, message }: FieldIssue): FieldIssue {
  return { field: `${path}.${field}`, message };
}

function closingIssues({ closesAt }: Notice, deadline: Day): FieldIssue[] {
  const day = closesAt ? dayInIndia(new Date(closesAt)) : deadline;
  return day === deadline ? [] : [{ field: "closesAt", message: `It closes on ${day}, and the last date is ${deadline}` }];
}

function errorsOf({ age, relaxations, vacancies, pay }: NoticePost): FieldIssue[] {
  return [
    ...(age ? rangeErrors(age) : []),
    ...(relaxations ?? []).flatMap((entry, at) => relaxationErrors(entry).map((issue) => under(`relaxations.${at}`, issue))),
    ...seatErrors(vacancies),
    ...(vacancies ? placeErrors(vacancies) : []),
    ...payErrors(pay),
  ];
}

function rangeErrors({ min, max, bornFrom, bornTo }: AgeRule): FieldIssue[] {
  return [
    ...(isNumber(min) && isNumber(max) && min > max
      ? [{ field: "age.min", message: `The least age ${min} is above the greatest, ${max}` }]
      : []),
    ...(bornFrom && bornTo && bornFrom > bornTo
      ? [{ field: "age.bornFrom", message: `The first date of birth ${bornFrom} is after the last, ${bornTo}` }]
      : []),
  ];
}

/** An entry is for a person of all its groups, and nobody is of two categories: "SC, ST" would relax nobody's age. */
function relaxationErrors({ groups, years, toAge }: Relaxation): FieldIssue[] {
  const categories = groups.filter(isCategory);
  return [
    ...(categories.length > 1
      ? [{ field: "groups", message: `Nobody is both ${categories.join(" and ")}: make an entry for each` }]
      : []),
    ...(isNumber(years) && isNumber(toAge)
      ? [{ field: "toAge", message: "Years raise the limit and an age takes its place: only one of the two" }]
      : []),
  ];
}

function seatErrors(vacancies: NoticePost["vacancies"]): FieldIssue[] {
  const total = vacancies?.total;
  if (!vacancies || !isNumber(total)) return [];
  const named = Object.values(vacancies.byCategory ?? {});
  const sum = [...named, ...(vacancies.otherCategories ?? []).map(({ count }) => count)].reduce<number>(
    (all, count) => all + (count ?? 0),
    0,
  );
  // A category that is not given may hold the rest; the sum of all is the total.
  const isWhole = named.length > 0 && named.filter(isNumber).length === CATEGORY_COUNT;
  const sumIssues =
    sum > total || (isWhole && sum !== total)
      ? [{ field: "vacancies.byCategory", message: `The categories add up to ${sum}, and the total is ${total}` }]
      : [];
  const within = Object.entries(vacancies.within ?? {}).flatMap(([group, count]) =>
    isNumber(count) && count > total
      ? [{ field: `vacancies.within.${group}`, message: `${count} of ${total} vacancies cannot be for ${group}` }]
      : [],
  );
  return [...sumIssues, ...within];
}

const CATEGORY_COUNT = 5;

/** Levels of a matrix that is not known are taken as they are given. */
function payErrors(pay: NoticePost["pay"]): FieldIssue[] {
  if (pay?.kind === "range" && isNumber(pay.max) && pay.min > pay.max) {
    return [{ field: "pay.min", message: "The least pay is above the greatest" }];
  }
  const isUnknown =
    pay?.kind === "level" && pay.commission === CURRENT_MATRIX.number && !Object.hasOwn(CURRENT_MATRIX.levels, pay.level);
  return isUnknown ? [{ field: "pay.level", message: `There is no level ${pay.level} in the pay matrix` }] : [];
}

function doubtsOfPost({ age }: NoticePost, deadline: Day): FieldIssue[] {
  if (!age) return [];
  const far = age.on && Math.abs(daysBetween(age.on, deadline)) > FAR_DAYS;
  return [
    ...windowDoubts(age),
    ...(far ? [{ field: "age.on", message: `Age is counted on ${age.on}, more than three years from the last date` }] : []),
  ];
}

/** The range of ages counted on the cut-off day against the printed dates of birth; both are named, for one of the two is wrong. */
function windowDoubts({ min, max, on, maxRule, bornFrom, bornTo }: AgeRule): FieldIssue[] {
  if (!on) return [];
  const last = isNumber(min) ? movedBack(on, min) : bornTo;
  const firstAllowed = isNumber(max) ? movedBack(on, max) : null;
  const firsts = firstAllowed === null ? [bornFrom] : firstDays(firstAllowed, maxRule);
  const isOff = (bornTo && bornTo !== last) || (bornFrom && !firsts.includes(bornFrom));
  if (!isOff) return [];
  const counted = `${firsts[0] ?? "any day"} to ${last ?? "any day"}`;
  return [
    {
      field: "age",
      message: `The ages on ${on} mean births from ${counted}, the notice prints ${bornFrom ?? "any day"} to ${bornTo ?? "any day"}`,
    },
  ];
}

/** Somebody who completes the greatest age on the day itself is out where it may not be attained, and in where it may not be exceeded. */
function firstDays(limit: Day, maxRule: AgeRule["maxRule"]): Day[] {
  if (maxRule === "not_exceeding") return [limit];
  return maxRule === "not_attained" ? [addDays(limit, 1)] : [addDays(limit, 1), limit];
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

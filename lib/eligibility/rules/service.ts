import type { Fact, Profile } from "@/lib/eligibility/profile";
import type { Because } from "@/lib/eligibility/reason";
import type { Raise } from "@/lib/eligibility/rules/age-limits";
import { holds } from "@/lib/eligibility/rules/levels";
import { and, type Truth, toTruth } from "@/lib/eligibility/truth";
import type { NoticePost, Relaxation } from "@/lib/notice/schema";

/** How long somebody served in the armed forces. */
export type Service = { years: number; months: number };

export const NO_SERVICE: Service = { years: 0, months: 0 };
/** Nobody serves longer: as far may a service raise the limit of whoever has not told theirs. */
export const LONGEST_SERVICE: Service = { years: 40, months: 0 };

/** Whether somebody served as long as an entry asks for. */
export function hasServed({ groups, minServiceYears }: Relaxation, profile: Profile): Truth {
  if (!minServiceYears) return true;
  const { centralEmployee, exServiceman } = profile;
  if (groups.includes("central_employee")) return served(centralEmployee, centralEmployee?.years ?? null, minServiceYears);
  if (groups.includes("ESM")) return served(exServiceman, serviceOf(profile)?.years ?? null, minServiceYears);
  return null;
}

function served(answer: unknown, years: number | null, needed: number): Truth {
  return and(toTruth(answer), years === null ? null : years >= needed);
}

/** What somebody served in the armed forces; null where they have not told whether they did, or how long. */
export function serviceOf({ exServiceman }: Profile): Service | null {
  if (toTruth(exServiceman) === false) return NO_SERVICE;
  const { serviceYears: years = null, serviceMonths: months } = exServiceman ?? {};
  return years === null ? null : { years, months: months ?? 0 };
}

/** So many years in the armed forces count with class 10 as a degree, for Group C posts of the central government (rules of the DoPT for ex-servicemen). */
const YEARS_AS_DEGREE = 15;
const LAST_LEVEL_OF_GROUP_C = 5;
/** Any pay of Group C. */
export const PAY_OF_GROUP_C: NoticePost["pay"] = { kind: "level", commission: 7, level: String(LAST_LEVEL_OF_GROUP_C) };

/** Whether a pay is certainly that of a post of Group C. */
export function isOfGroupC(pay: NoticePost["pay"]): boolean {
  return pay?.kind === "level" && pay.commission === 7 && Number(pay.level) <= LAST_LEVEL_OF_GROUP_C;
}

/** That the service of somebody who passed class 10 may count as the degree of any subject that a post asks for; null where it does not. */
export function asDegree({ qualification, pay }: NoticePost, profile: Profile): Because | null {
  if (!isOfGroupC(pay)) return null;
  const isLong = toTruth(profile.exServiceman) === true && (serviceOf(profile)?.years ?? YEARS_AS_DEGREE) >= YEARS_AS_DEGREE;
  const isOfAny = qualification?.anyOf.some(
    ({ level, subjects, minMarks }) => level === "graduate" && !subjects?.length && !minMarks,
  );
  const hasPassed = (profile.qualifications ?? []).some((held) => holds(held, "10th", "not_allowed") === true);
  return isLong && isOfAny && hasPassed ? { key: "serviceAsDegree" } : null;
}

/** The services that an entry counts and that a person has, of a length that they have not told. */
export function untoldService({ groups, afterService, minServiceYears }: Relaxation, profile: Profile): Fact[] {
  const isCounted = afterService || minServiceYears;
  return [
    ...(isCounted && groups.includes("ESM") && !serviceOf(profile) ? (["exServiceman"] as const) : []),
    ...(minServiceYears && groups.includes("central_employee") && profile.centralEmployee?.years === null
      ? (["centralEmployee"] as const)
      : []),
  ];
}

/** A raise with the years and months of a service added. */
export function withService(raise: Raise, { years, months }: Service): Raise {
  return { ...raise, years: raise.years + years, months: raise.months + months };
}

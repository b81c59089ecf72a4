import type { Fact, Profile } from "@/lib/eligibility/profile";
import type { Raise } from "@/lib/eligibility/rules/age-limits";
import { both, said, type Truth } from "@/lib/eligibility/truth";
import type { Relaxation } from "@/lib/notice/schema";

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
  return both(said(answer), years === null ? null : years >= needed);
}

/** What somebody served in the armed forces; null where they have not told whether they did, or how long. */
export function serviceOf({ exServiceman }: Profile): Service | null {
  if (said(exServiceman) === false) return NO_SERVICE;
  const { serviceYears: years = null, serviceMonths: months } = exServiceman ?? {};
  return years === null ? null : { years, months: months ?? 0 };
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

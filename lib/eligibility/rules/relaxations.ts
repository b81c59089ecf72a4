import { belongsTo, missingFor } from "@/lib/eligibility/groups";
import type { Fact, Profile } from "@/lib/eligibility/profile";
import { NO_RAISE, type Raise } from "@/lib/eligibility/rules/age-limits";
import { both, said, type Truth } from "@/lib/eligibility/truth";
import type { NoticePost, Relaxation } from "@/lib/notice/schema";
import { type Group, isCategory } from "@/lib/notice/terms";

/**
 * A relaxation as it concerns one person: whether it is theirs, by how much it raises the limit (null where the notice does not say), and what
 * they have not told.
 */
export type OwnRelaxation = { applies: Truth; raise: Raise | null; groups: readonly Group[]; missing: readonly Fact[] };

/** Relaxations that a notice does not state go no further in practice: 15 years are those of PwBD of SC and ST. */
export const MOST_RELAXATION: Raise = { ...NO_RAISE, years: 15 };

/**
 * What the entries of a post mean for a person, without those that are certainly not theirs. They never add up: an entry that is for two groups at
 * once names both.
 */
export function relaxationsFor(profile: Profile, post: NoticePost): OwnRelaxation[] {
  const own: OwnRelaxation[] = [];
  for (const entry of post.relaxations ?? []) {
    const applies = appliesTo(profile, entry, post);
    if (applies === false) continue;
    const missing = applies ? [] : entry.groups.flatMap((group) => missingFor(group, profile, post.reservationFor));
    own.push({ applies, raise: raiseOf(entry, profile), groups: entry.groups, missing });
  }
  return own;
}

function appliesTo(profile: Profile, entry: Relaxation, post: NoticePost): Truth {
  let applies = hasServed(entry, profile);
  for (const group of entry.groups) applies = both(applies, memberWithSeats(group, profile, post));
  return applies;
}

/** A relaxation of a category needs seats of that category: none and it does not apply, unknown and it does. */
function memberWithSeats(group: Group, profile: Profile, { vacancies, reservationFor }: NoticePost): Truth {
  if (isCategory(group) && vacancies?.byCategory?.[group] === 0) return false;
  return belongsTo(group, profile, reservationFor);
}

function hasServed({ groups, minServiceYears }: Relaxation, { centralEmployee, exServiceman }: Profile): Truth {
  if (!minServiceYears) return true;
  if (groups.includes("central_employee")) return served(centralEmployee, centralEmployee?.years, minServiceYears);
  if (groups.includes("ESM")) return served(exServiceman, exServiceman?.serviceYears, minServiceYears);
  return null;
}

function served(answer: unknown, years: number | undefined, needed: number): Truth {
  const member = said(answer);
  return years === undefined ? member : both(member, years >= needed);
}

function raiseOf({ years, afterService, on, toAge }: Relaxation, { exServiceman }: Profile): Raise | null {
  // Neither years nor an age nor service: the notice treats the group apart, or may, and does not say by how much.
  if ((years ?? toAge ?? null) === null && !afterService) return null;
  const service = afterService ? exServiceman : null;
  return {
    ...NO_RAISE,
    years: (years ?? 0) + (service?.serviceYears ?? 0),
    months: service?.serviceMonths ?? 0,
    toAge: toAge ?? null,
    on: on ?? null,
  };
}

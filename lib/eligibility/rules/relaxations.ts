import { belongsTo, missingFor } from "@/lib/eligibility/groups";
import type { Fact, Profile } from "@/lib/eligibility/profile";
import { NO_RAISE, type Raise } from "@/lib/eligibility/rules/age-limits";
import { seatsOf } from "@/lib/eligibility/rules/seats";
import {
  hasServed,
  LONGEST_SERVICE,
  NO_SERVICE,
  type Service,
  serviceOf,
  untoldService,
  withService,
} from "@/lib/eligibility/rules/service";
import { and, anyOf, type Truth, toTruth } from "@/lib/eligibility/truth";
import type { NoticePost, Relaxation } from "@/lib/notice/schema";
import { GROUPS, type Group, isCategory } from "@/lib/notice/terms";

/**
 * A relaxation as it concerns one person: whether it is theirs, by how much it raises the limit (null where the notice does not say, then at the most
 * by how much), and what they have not told.
 */
export type OwnRelaxation = {
  applies: Truth;
  raise: Raise | null;
  most: Raise;
  groups: readonly Group[];
  missing: readonly Fact[];
};

/** Relaxations that a notice does not state go no further in practice, beside the years that somebody served: 15 years are those of PwBD of SC and ST. */
const MOST_RELAXATION: Raise = { ...NO_RAISE, years: 15 };
/** Groups for which some notice relaxes the age; UR and EWS have no relaxation of their own. */
const RELAXED_GROUPS = GROUPS.filter((group) => group !== "UR" && group !== "EWS");

/** What of a post says whose age is relaxed, and by how much. */
export type RelaxingRules = Pick<NoticePost, "relaxations" | "reservationFor" | "vacancies">;

/**
 * What the entries of a post mean for a person, without those that are certainly not theirs. They never add up: an entry that is for two groups at
 * once names both. A notice that says nothing of relaxations has some, or none: one of unknown size for whoever may belong to a group.
 */
export function relaxationsFor(profile: Profile, post: RelaxingRules): OwnRelaxation[] {
  return withSeats(relaxationsOf(profile, post), post.vacancies);
}

/** What the entries of a post mean for a person, whether or not there are seats for their category. */
export function relaxationsOf(profile: Profile, post: Omit<RelaxingRules, "vacancies">): OwnRelaxation[] {
  if (!post.relaxations) return [unstatedRelaxation(profile, post)];
  const own: OwnRelaxation[] = [];
  for (const entry of post.relaxations) {
    const applies = appliesTo(profile, entry, post.reservationFor);
    if (applies === false) continue;
    const open = [
      ...entry.groups.flatMap((group) => missingFor(group, profile, post.reservationFor)),
      ...untoldService(entry, profile),
    ];
    const service = entry.afterService || entry.groups.includes("ESM") ? serviceOf(profile) : NO_SERVICE;
    const most = withService(MOST_RELAXATION, service ?? LONGEST_SERVICE);
    const raise = raiseOf(entry, service ?? NO_SERVICE);
    own.push({ applies, raise, most, groups: entry.groups, missing: applies ? [] : open });
    // What a service adds of which nobody has told how long it was may be enough.
    if (service || !entry.afterService) continue;
    own.push({ applies: null, raise: raiseOf(entry, LONGEST_SERVICE), most, groups: entry.groups, missing: open });
  }
  return own;
}

/** A relaxation of a category needs seats of that category: none and it does not apply, unknown and it does. */
export function withSeats(own: OwnRelaxation[], vacancies: NoticePost["vacancies"]): OwnRelaxation[] {
  const seats = seatsOf(vacancies);
  return seats ? own.filter(({ groups }) => !groups.some((group) => isCategory(group) && seats[group] === 0)) : own;
}

function unstatedRelaxation(profile: Profile, { reservationFor }: Omit<RelaxingRules, "vacancies">): OwnRelaxation {
  return {
    applies: anyOf(RELAXED_GROUPS.map((group) => belongsTo(group, profile, reservationFor))),
    raise: null,
    // The years that an ex-serviceman served are deducted from the age before anything else is counted.
    most: withService(MOST_RELAXATION, toTruth(profile.exServiceman) ? (serviceOf(profile) ?? LONGEST_SERVICE) : NO_SERVICE),
    groups: [],
    missing: RELAXED_GROUPS.flatMap((group) => missingFor(group, profile, reservationFor)),
  };
}

function appliesTo(profile: Profile, entry: Relaxation, reservationFor: NoticePost["reservationFor"]): Truth {
  let applies = hasServed(entry, profile);
  for (const group of entry.groups) applies = and(applies, belongsTo(group, profile, reservationFor));
  return applies;
}

function raiseOf({ years, afterService, on, toAge }: Relaxation, service: Service): Raise | null {
  // Neither years nor an age nor service: the notice treats the group apart, or may, and does not say by how much.
  if ((years ?? toAge ?? null) === null && !afterService) return null;
  const raise = { ...NO_RAISE, years: years ?? 0, toAge: toAge ?? null, on: on ?? null };
  return afterService ? withService(raise, service) : raise;
}

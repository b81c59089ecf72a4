import type { Fact, Profile } from "@/lib/eligibility/profile";
import { type Truth, toTruth } from "@/lib/eligibility/truth";
import { type Category, type Group, isCategory } from "@/lib/notice/terms";

type Membership = { fact: Fact; of: (profile: Profile) => Truth };

const sexIs = (profile: Profile, sex: Profile["sex"]): Truth => (profile.sex ? profile.sex === sex : null);

/** How a profile tells of a group that is no category, and which of its facts does. */
const MEMBERSHIPS: Readonly<Record<Exclude<Group, Category>, Membership>> = {
  PwBD: { fact: "pwbd", of: ({ pwbd }) => toTruth(pwbd) },
  ESM: { fact: "exServiceman", of: ({ exServiceman }) => toTruth(exServiceman) },
  women: { fact: "sex", of: (profile) => sexIs(profile, "female") },
  // A man is no widow, also where nobody asked.
  widow: { fact: "widow", of: ({ widow, sex }) => (widow === undefined && sex === "male" ? false : toTruth(widow)) },
  departmental: { fact: "departmental", of: ({ departmental }) => toTruth(departmental) },
  central_employee: { fact: "centralEmployee", of: ({ centralEmployee }) => toTruth(centralEmployee) },
  defence_disabled: { fact: "defenceDisabled", of: ({ defenceDisabled }) => toTruth(defenceDisabled) },
  sportsperson: { fact: "sportsperson", of: ({ sportsperson }) => toTruth(sportsperson) },
};

/**
 * Whether a person belongs to a group, for a post.
 * @param reservationFor the states whose people count in their category; others count as UR. Absent: everybody does
 */
export function belongsTo(group: Group, profile: Profile, reservationFor?: readonly string[] | null): Truth {
  if (!isCategory(group)) return MEMBERSHIPS[group].of(profile);
  const own = categoryOf(profile, reservationFor);
  return own === null ? (canBe(group, profile) ? null : false) : own === group;
}

/** The category in which a person counts for a post; null where the profile leaves it open. */
export function categoryOf({ category, state }: Profile, reservationFor?: readonly string[] | null): Category | null {
  if (!reservationFor?.length) return category ?? null;
  if (category === "UR") return "UR";
  if (!state) return null;
  return reservationFor.includes(state) ? (category ?? null) : "UR";
}

/** The facts that a person has not told and that decide whether they belong to a group. */
export function missingFor(group: Group, profile: Profile, reservationFor?: readonly string[] | null): Fact[] {
  if (belongsTo(group, profile, reservationFor) !== null) return [];
  if (!isCategory(group)) return [MEMBERSHIPS[group].fact];
  return [
    ...(profile.category ? [] : (["category"] as const)),
    ...(reservationFor?.length && !profile.state ? (["state"] as const) : []),
  ];
}

/** A person of a known category whose state is open counts in it or as UR, and in no third. */
function canBe(group: Category, { category }: Profile): boolean {
  return !category || group === category || group === "UR";
}

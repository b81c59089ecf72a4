/** Vertical categories of vacancies and people; OBC means not of the creamy layer. */
export const CATEGORIES = ["UR", "EWS", "OBC", "SC", "ST"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Levels of education, each a qualification of its own; lib/eligibility/rules/levels.ts says which satisfies which. */
export const LEVELS = [
  "5th",
  "8th",
  "10th",
  "12th",
  "iti",
  "diploma",
  "graduate",
  "engineering",
  "postgraduate",
  "doctorate",
] as const;
export type Level = (typeof LEVELS)[number];

/** Whom a notice treats apart: for age, fee and marks. */
export const GROUPS = [
  ...CATEGORIES,
  "PwBD",
  "ESM",
  "women",
  "widow",
  "departmental",
  "central_employee",
  "defence_disabled",
  "sportsperson",
] as const;
export type Group = (typeof GROUPS)[number];

export const SEXES = ["male", "female"] as const;
export type Sex = (typeof SEXES)[number];

export function isCategory(group: Group): group is Category {
  return (CATEGORIES as readonly Group[]).includes(group);
}

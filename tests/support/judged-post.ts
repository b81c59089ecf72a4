import { judge } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { RuleName, Verdict } from "@/lib/eligibility/reason";
import type { NoticePost } from "@/lib/notice/schema";

export const DEADLINE = "2026-09-30";
/** A person who belongs to no group but their category. */
const NOBODY = {
  pwbd: false,
  widow: false,
  sportsperson: false,
  departmental: false,
  defenceDisabled: false,
  exServiceman: null,
  centralEmployee: null,
} satisfies Profile;
export const UR = { ...NOBODY, category: "UR", sex: "male" } satisfies Profile;
export const OBC = { ...UR, category: "OBC" } satisfies Profile;
export const SC = { ...UR, category: "SC" } satisfies Profile;

export const AGE = { min: 18, max: 27, on: "2026-08-01", maxRule: "not_attained" } as const;
export const RELAXATIONS: NoticePost["relaxations"] = [
  { groups: ["SC"], years: 5 },
  { groups: ["ST"], years: 5 },
  { groups: ["OBC"], years: 3 },
  { groups: ["PwBD"], years: 10 },
  { groups: ["PwBD", "SC"], years: 15 },
  { groups: ["ESM"], years: 3, afterService: true, on: DEADLINE },
  { groups: ["central_employee"], toAge: 40, minServiceYears: 3 },
];

export type Case = [sentence: string, post: Partial<NoticePost>, profile: Profile, verdict: Verdict, rule?: RuleName];

export function judged(post: Partial<NoticePost>, profile: Profile) {
  const [first] = judge(profile, { posts: [{ name: "Post", age: {}, qualification: { anyOf: [] }, ...post }] }, DEADLINE).posts;
  if (!first) throw new Error("A post is judged");
  return first;
}

export function check([, post, profile, verdict, rule]: Case): void {
  const { verdict: found, reasons } = judged(post, profile);
  expect(found).toBe(verdict);
  if (rule) expect(reasons.filter(({ result }) => result === verdict).map((reason) => reason.rule)).toContain(rule);
}

export const aged = (dateOfBirth: string, person: Profile = UR): Profile => ({ ...person, dateOfBirth });

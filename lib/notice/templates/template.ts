import type { Notice } from "@/lib/notice/schema";
import { CENTRAL_RULES } from "@/lib/notice/templates/central";
import type { Relaxations } from "@/lib/notice/templates/entries";
import { STATE_RULES } from "@/lib/notice/templates/states";

/**
 * What the notices of a body say of relaxations and fees as a rule: dated data that name their source. A start for an editor, who compares it
 * with the notice, for rules belong to each notice. An entry without a size stands for a group that the body treats apart by no fixed measure.
 */
export type BodyRules = {
  label: string;
  /** The departments (lib/jobs/facts/departments.ts) for whose jobs it is proposed. */
  departments?: readonly string[];
  /** The state (lib/places/states.ts) whose people alone count in their category, and for whose jobs it is proposed. */
  state?: string;
  /** Where the figures are from. */
  source: string;
  /** The year of the notices that they were compared with. */
  asOf: number;
  relaxations: Relaxations;
  fees?: NonNullable<Notice["fees"]>;
};

const BODY_RULES = { ...CENTRAL_RULES, ...STATE_RULES };
export type BodyKey = keyof typeof BODY_RULES;
export const BODY_KEYS = Object.keys(BODY_RULES) as BodyKey[];

/** The rules of a body by their key. */
export function bodyRules(key: BodyKey): BodyRules {
  return BODY_RULES[key];
}

/** The rules that are proposed for a job of a department at some places; null where none fit. */
export function proposedRules(department: string, places: readonly string[]): BodyKey | null {
  const byDepartment = BODY_KEYS.find((key) => bodyRules(key).departments?.includes(department));
  return byDepartment ?? BODY_KEYS.find((key) => places.includes(bodyRules(key).state ?? "none")) ?? null;
}

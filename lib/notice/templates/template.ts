import type { Notice } from "@/lib/notice/schema";
import { CENTRAL_RULES } from "@/lib/notice/templates/central";
import type { Relaxations } from "@/lib/notice/templates/entries";
import { STATE_RULES } from "@/lib/notice/templates/states";
import { placeName } from "@/lib/places/places";

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
  /** Copies by others of the official wording that figures were compared with. */
  copies?: readonly string[];
  /** The year of the notices or rules that they are from. */
  asOf: number;
  /**
   * How sure the figures are. None was read where the body itself publishes it: `copied` says that every one stands in the named copies, `reported` that
   * some are as they are commonly reported; an editor must say that the notice has them before they are stored.
   */
  certainty: "copied" | "reported";
  relaxations: Relaxations;
  /** Whether ages less the years served are counted on the last day to apply, whatever the day of the others is. */
  countsServiceAtClose?: true;
  fees?: NonNullable<Notice["fees"]>;
};

type StateKey = keyof typeof STATE_RULES;
export type BodyKey = keyof typeof CENTRAL_RULES | StateKey;
export const BODY_KEYS = Object.keys({ ...CENTRAL_RULES, ...STATE_RULES }) as BodyKey[];

/** The rules of a body by their key, which for the services of a state is that of the state. */
export function bodyRules(key: BodyKey): BodyRules {
  return isState(key)
    ? { label: placeName(key) ?? key, state: key, certainty: "reported", ...STATE_RULES[key] }
    : CENTRAL_RULES[key];
}

const isState = (key: BodyKey): key is StateKey => key in STATE_RULES;

/** The rules that are proposed for a job of a department at some places; null where none fit. */
export function proposedRules(department: string, places: readonly string[]): BodyKey | null {
  const byDepartment = BODY_KEYS.find((key) => bodyRules(key).departments?.includes(department));
  return byDepartment ?? BODY_KEYS.find((key) => places.includes(bodyRules(key).state ?? "none")) ?? null;
}

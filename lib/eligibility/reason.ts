import type { Day } from "@/lib/dates";
import type { Span } from "@/lib/eligibility/calendar";
import type { Fact } from "@/lib/eligibility/profile";
import type { Truth } from "@/lib/eligibility/truth";
import type { Category, Group, Level, Sex } from "@/lib/notice/terms";

export type RuleName = "age.min" | "age.max" | "qualification" | "marks" | "sex" | "domicile" | "experience" | "category";
export type Verdict = "eligible" | "not_eligible" | "cannot_tell";

/** Why a rule is for or against somebody, with the figures, days and groups that its text names (lib/eligibility/reason-text.ts). */
export type Because =
  | { key: "ageNotStated" | "noAgeLimit" | "noQualificationNeeded" | "qualificationNotStated" | "serviceAsDegree" }
  | { key: "factMissing"; facts: readonly Fact[] }
  | { key: "oldEnough" | "withinLimit" | "nearLimit"; limit: number; on: Day }
  | { key: "tooYoung"; limit: number; on: Day; short: Span }
  | { key: "overLimit"; limit: number; on: Day; by: Span; groups: readonly Group[] }
  | { key: "limitDay"; limit: number; on: Day }
  | { key: "inWindow" | "bornTooLate"; day: Day }
  | { key: "bornTooEarly"; day: Day; groups: readonly Group[] }
  | { key: "relaxed"; groups: readonly Group[]; limit: number | null }
  | { key: "relaxationsNotStated" }
  | { key: "serviceOpen"; groups: readonly Group[] }
  | { key: "relaxationOpen"; facts: readonly Fact[] }
  | { key: "qualified" | "appearingAllowed"; level: Level }
  | { key: "notQualified" | "levelOpen" | "appearingOpen"; levels: readonly Level[] }
  | { key: "levelUntold"; levels: readonly Level[]; subjects: readonly string[]; facts: readonly Fact[] }
  | { key: "subjectOpen" | "otherSubject"; subjects: readonly string[] }
  | { key: "alsoNeeded"; also: string }
  | { key: "subjectUntold"; level: Level; subjects: readonly string[] }
  | { key: "tooQualified" | "perhapsTooQualified"; level: Level }
  | { key: "marksReached" | "marksOpen"; min: number; group: Group | null }
  | { key: "marksBelow"; min: number; marks: number; group: Group | null }
  | { key: "marksEased"; min: number; facts: readonly Fact[] }
  | { key: "rightSex" | "otherSex"; sex: Sex }
  | { key: "fromState" | "otherState"; states: readonly string[] }
  | { key: "experienced" | "lessExperience"; months: number }
  | { key: "noSeats" | "seatsOpen"; group: Category };

export type Reason = { rule: RuleName; result: Verdict; because: Because };

/** What a rule says of a person: its verdict, and the figures or facts that it rests on. */
export function reasonOf(rule: RuleName, truth: Truth, because: Because): Reason {
  return { rule, result: verdictOf(truth), because };
}

/** A truth as a verdict; the unknown is "cannot tell". */
export function verdictOf(truth: Truth): Verdict {
  if (truth === null) return "cannot_tell";
  return truth ? "eligible" : "not_eligible";
}

/** The verdict of a post by all its reasons: one against the person decides, then one that is open. */
export function worstOf(reasons: readonly Reason[]): Verdict {
  let worst: Verdict = "eligible";
  for (const { result } of reasons) worst = worse(worst, result);
  return worst;
}

function worse(a: Verdict, b: Verdict): Verdict {
  if (a === "not_eligible" || b === "not_eligible") return "not_eligible";
  return a === "cannot_tell" ? a : b;
}

/** The verdict of a notice by two of its posts: whoever may apply for one of them may apply. */
export function better(a: Verdict, b: Verdict): Verdict {
  if (a === "eligible" || b === "eligible") return "eligible";
  return a === "cannot_tell" ? a : b;
}

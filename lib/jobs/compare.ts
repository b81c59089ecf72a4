import { parsePay } from "@/lib/jobs/facts/pay";
import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";
import type { JobDto, Qualification } from "@/lib/jobs/schema";

/** Where each salary score ends, in rupees a month: below the first is 1, from the last on 5 (spec section 4, Comparison). */
const SCORE_BOUNDS = [20_000, 35_000, 50_000, 75_000] as const;

/** Names of the qualification aid (spec section 4, Comparison). */
export type QualificationStep = "basic" | "intermediate" | "graduate" | "postGraduate" | "technical" | "standard";

/** The specification's order: the first level that a text names decides. */
const STEPS: readonly [Qualification, QualificationStep][] = [
  ["10th", "basic"],
  ["12th", "intermediate"],
  ["graduate", "graduate"],
  ["postgraduate", "postGraduate"],
  ["engineering", "technical"],
];

/** Starting monthly pay of a salary text in rupees; null where it states none. "Level-7 (44,900-1,42,400)" starts at 44,900, not 7. */
export function startingPay(salary: string | null, department: string | null = null): number | null {
  return salary === null ? null : (parsePay(salary, department)?.min ?? null);
}

/** Salary score from 0, no pay stated, to 5, 75,000 rupees a month and more. */
export function salaryScore(monthlyPay: number | null): number {
  if (monthlyPay === null) return 0;
  return 1 + SCORE_BOUNDS.filter((bound) => monthlyPay >= bound).length;
}

/** A first degree in medicine, and what is asked for together with it and not in its place. */
const BESIDE_MEDICINE = /\b(?:m\.?b\.?b\.?s|b\.?d\.?s)\b[.)]*\s*(?:[+&]|(?:and|with|along with)\b)([^;,/]*)/i;

/** The step of a qualification text: the lowest level that it asks for, "standard" where it names none of them. */
export function qualificationStep(qualification: string): QualificationStep {
  const beside = BESIDE_MEDICINE.exec(qualification)?.[1]?.split(/\bor\b/i)[0] ?? "";
  if (qualificationLevelsOf(beside).includes("postgraduate")) return "postGraduate";
  const levels = qualificationLevelsOf(qualification);
  const named = STEPS.find(([level]) => levels.includes(level));
  if (named) return named[1];
  // A diploma in engineering is no degree, but the work is technical all the same.
  return /engineering|इंजीनियरिंग/i.test(qualification) ? "technical" : "standard";
}

/** The jobs with the highest starting pay and with the most vacancies: several where they are equal, none where none says. */
export function compareSummary<Job extends JobDto>(jobs: readonly Job[]): { highestSalary: Job[]; mostPositions: Job[] } {
  return {
    highestSalary: highest(jobs, (job) => startingPay(job.salary, job.department)),
    mostPositions: highest(jobs, (job) => job.positions),
  };
}

function highest<Job extends JobDto>(jobs: readonly Job[], amountOf: (job: JobDto) => number | null): Job[] {
  const amounts = jobs.map((job) => amountOf(job) ?? 0);
  const most = Math.max(0, ...amounts);
  return most === 0 ? [] : jobs.filter((_job, index) => amounts[index] === most);
}

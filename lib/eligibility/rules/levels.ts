import type { Held, Profile } from "@/lib/eligibility/profile";
import { knownSubject } from "@/lib/eligibility/rules/subjects";
import { and, anyOf, or, type Truth } from "@/lib/eligibility/truth";
import type { QualificationRule } from "@/lib/notice/schema";
import type { Level } from "@/lib/notice/terms";

/** Each step of general education satisfies those before it. */
const CHAIN: readonly Level[] = ["5th", "8th", "10th", "12th", "graduate", "postgraduate", "doctorate"];

/** The step of the chain that a technical qualification stands for; whether for a higher one depends on trade and board. */
const STANDS_FOR: Readonly<Partial<Record<Level, Level>>> = { iti: "8th", diploma: "10th", engineering: "graduate" };

/** What nobody can tell from the level alone: some trades take people after class 8, some boards count a diploma as class 12. */
const OPEN: Readonly<Partial<Record<Level, readonly Level[]>>> = {
  iti: ["10th", "12th"],
  diploma: ["12th"],
  engineering: ["diploma"],
};

/** What somebody who still sits for a level has passed already. */
const PASSED_BEFORE: Readonly<Record<Level, Level | null>> = {
  "5th": null,
  "8th": "5th",
  "10th": "8th",
  "12th": "10th",
  iti: "8th",
  diploma: "10th",
  graduate: "12th",
  engineering: "12th",
  postgraduate: "graduate",
  doctorate: "postgraduate",
};

/** Whether one level, passed, satisfies another that is asked for. */
export function satisfies(held: Level, asked: Level): Truth {
  if (held === asked) return true;
  if (OPEN[held]?.includes(asked)) return null;
  const step = CHAIN.indexOf(asked);
  return step >= 0 && CHAIN.indexOf(STANDS_FOR[held] ?? held) >= step;
}

/** Whether a qualification of a person satisfies a level; one who appears for it as the notice says of those. */
export function holds(held: Held, asked: Level, appearing: QualificationRule["appearing"]): Truth {
  const { level, status } = held;
  // Whoever studies for more than a degree has the one before it.
  if (asked === "engineering" && (level === "postgraduate" || level === "doctorate")) return isEngineeringBefore(held);
  if (status === "passed") return satisfies(level, asked);
  const before = PASSED_BEFORE[level];
  const at = and(satisfies(level, asked), appearingCounts(appearing));
  return or(before === null ? false : satisfies(before, asked), at);
}

/** Subjects in which nobody is taken for a master's course without a degree in engineering, and fields in which such a degree is usual before one. */
const SURELY_ENGINEERING = ["civil", "structural", "mechanical", "electrical"];
const ENGINEERING_FIELDS = ["civil", "mechanical", "electrical", "computing", "chemical", "mining", "aerospace", "textile"];

/** Whether the first degree before a higher one was one in engineering: by the subject, where it is told and known. */
function isEngineeringBefore(higher: Held): Truth {
  const known = knownSubject(higher);
  if (!known) return null;
  // A doctorate of engineering is open to masters of science too.
  if (SURELY_ENGINEERING.includes(known.subject)) return higher.level === "postgraduate" ? true : null;
  return known.fields.some((field) => ENGINEERING_FIELDS.includes(field)) ? null : false;
}

function appearingCounts(appearing: QualificationRule["appearing"]): Truth {
  return appearing ? appearing === "allowed" : null;
}

/**
 * Where a level stands between class 5 (1) and a doctorate (7), at least and at most: a technical one below a degree has no fixed place
 * beside the school classes.
 */
const PLACES: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  "5th": [1, 1],
  "8th": [2, 2],
  "10th": [3, 3],
  "12th": [4, 4],
  iti: [2.5, 4.5],
  diploma: [3.5, 4.5],
  graduate: [5, 5],
  engineering: [5, 5],
  postgraduate: [6, 6],
  doctorate: [7, 7],
};

/** Whether somebody has more than a post takes. Who only appears for more may have it by then. */
export function isAbove({ qualifications, othersHeld }: Profile, limit: Level): Truth {
  if (!qualifications) return null;
  const told = qualifications.map(({ level, status }) => {
    const higher = isHigher(level, limit);
    return higher && status === "appearing" ? null : higher;
  });
  return anyOf(othersHeld === "any" ? [...told, null] : told);
}

function isHigher(level: Level, limit: Level): Truth {
  if (level === limit || PLACES[level][1] <= PLACES[limit][0]) return false;
  return PLACES[level][0] > PLACES[limit][1] ? true : null;
}

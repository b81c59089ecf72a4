import type { Held, Profile } from "@/lib/eligibility/profile";
import type { Because } from "@/lib/eligibility/reason";
import { isOfLevel } from "@/lib/eligibility/rules/marks";
import { isOneOf, knownSubject } from "@/lib/eligibility/rules/subjects";
import type { QualificationChoice, QualificationRule } from "@/lib/notice/schema";
import type { Level } from "@/lib/notice/terms";

/**
 * What people hold beside the highest that they tell of, without that it implies it: some do a diploma before a degree, and an engineer becomes a
 * master of something else.
 */
const BESIDE: Readonly<Partial<Record<Level, readonly Level[]>>> = {
  "10th": ["iti"],
  "12th": ["iti", "diploma"],
  iti: ["10th", "12th"],
  diploma: ["iti", "12th"],
  graduate: ["iti", "diploma"],
  engineering: ["iti", "diploma"],
  postgraduate: ["iti", "diploma", "engineering"],
  doctorate: ["iti", "diploma", "engineering"],
};

/** Degrees that people do after another of the same level: whoever names the first as their highest has not told of them. */
const SECOND_DEGREES = ["law", "b ed", "physical education", "special education", "library science", "journalism"];

/** Those of them that nobody is taken for without a first degree. */
const AFTER_A_DEGREE = ["law", "b ed", "library science"];

/**
 * What of a rule somebody may hold and had no place to tell of; null where nothing is left open. Levels, and of one that they told of in another subject
 * the subjects.
 */
export function whatIsUntold({ anyOf }: QualificationRule, own: readonly Held[], others: Profile["othersHeld"]): Because | null {
  const untold = anyOf.filter((choice) => others === "any" || (others === "below" && own.some((held) => isBeside(held, choice))));
  if (untold.length === 0) return null;
  const isTold = ({ level: asked, subjects }: QualificationChoice) =>
    Boolean(subjects?.length) && own.some(({ level }) => isOfLevel(level, asked));
  return {
    key: "levelUntold",
    levels: untold.filter((choice) => !isTold(choice)).map(({ level }) => level),
    subjects: untold.filter(isTold).flatMap(({ subjects }) => subjects ?? []),
    facts: ["qualifications"],
  };
}

function isBeside(held: Held, { level: asked, subjects }: QualificationChoice): boolean {
  if (BESIDE[held.level]?.includes(asked)) return true;
  const isOfDegree = asked === "graduate" && isOfLevel(held.level, asked);
  // Of whoever names a B.Ed. or LL.B. nobody knows in what the degree before it is.
  const isSecond = isOfDegree && AFTER_A_DEGREE.includes(knownSubject(held)?.subject ?? "");
  if (isSecond && subjects?.length && isOneOf(held, subjects) !== true) return true;
  const isFirst = held.status === "passed" && isOfDegree;
  const second = (subjects ?? []).filter((subject) => SECOND_DEGREES.includes(knownSubject({ subject })?.subject ?? ""));
  return isFirst && second.length > 0 && isOneOf(held, second) !== true;
}

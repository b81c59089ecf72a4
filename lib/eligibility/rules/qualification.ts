import type { Held, Profile } from "@/lib/eligibility/profile";
import { type Because, type Reason, reasonOf } from "@/lib/eligibility/reason";
import { holds, isAbove, satisfies } from "@/lib/eligibility/rules/levels";
import { isOfLevel, marksOf, marksReason } from "@/lib/eligibility/rules/marks";
import { asDegree } from "@/lib/eligibility/rules/service";
import { isOneOf } from "@/lib/eligibility/rules/subjects";
import { whatIsUntold } from "@/lib/eligibility/rules/untold";
import { and, type Truth } from "@/lib/eligibility/truth";
import type { NoticePost, QualificationChoice, QualificationRule } from "@/lib/notice/schema";
import type { Level } from "@/lib/notice/terms";

/** How one qualification of a person meets one that a notice takes. */
type Match = { level: Truth; subject: Truth; marks: Truth; held: Held; choice: QualificationChoice };

/** The qualification of a person, and their marks where the notice asks for some. */
export function qualificationReasons(profile: Profile, post: NoticePost): Reason[] {
  const rule = post.qualification;
  if (!rule) return [reasonOf("qualification", null, { key: "qualificationNotStated" })];
  const tooHigh = rule.notAbove ? aboveReasons(profile, rule.notAbove) : [];
  if (rule.anyOf.length === 0) {
    return tooHigh.length > 0 ? tooHigh : [reasonOf("qualification", true, { key: "noQualificationNeeded" })];
  }
  const own = profile.qualifications;
  if (!own) return [reasonOf("qualification", null, { key: "factMissing", facts: ["qualifications"] })];
  const best = bestMatch(rule, own, profile, post);
  const isOpen = !best || outcomeOf(best) === false || isOpenAtLevel(best);
  const untold = isOpen ? (whatIsUntold(rule, own, profile.othersHeld) ?? asDegree(post, profile)) : null;
  if (untold) return [reasonOf("qualification", null, untold), ...tooHigh];
  return [...(best ? reasonsOf(best, rule, profile, post) : [notQualified(rule)]), ...tooHigh];
}

/** Whether one level counts as another is open, and not only whether who still studies for it may apply. */
function isOpenAtLevel({ level, held, choice }: Match): boolean {
  return level === null && held.status === "passed" && satisfies(held.level, choice.level) === null;
}

function aboveReasons(profile: Profile, limit: Level): Reason[] {
  const above = isAbove(profile, limit);
  if (above === false) return [];
  return [reasonOf("qualification", above ? false : null, { key: above ? "tooQualified" : "perhapsTooQualified", level: limit })];
}

/** The match that does most for the person: by its outcome, then by how far it comes; of equal ones the first. */
function bestMatch(rule: QualificationRule, own: readonly Held[], profile: Profile, post: NoticePost): Match | undefined {
  let best: Match | undefined;
  let most = -1;
  for (const choice of rule.anyOf) {
    const isAsked = Boolean(choice.subjects || choice.minMarks) && own.some((held) => isAskedOf(held, choice, rule));
    for (const held of own) {
      // Subject and marks are those of the level that is asked for; a higher one speaks for it only where it is not given itself.
      if (isAsked && !isOfLevel(held.level, choice.level)) continue;
      const level = holds(held, choice.level, rule.appearing);
      if (level === false) continue;
      const match = { level, subject: subjectOf(held, choice), marks: marksOf({ held, choice }, profile, post), held, choice };
      const score = scoreOf(match);
      if (score > most) [best, most] = [match, score];
    }
  }
  return best;
}

function isAskedOf(held: Held, { level }: QualificationChoice, { appearing }: QualificationRule): boolean {
  return isOfLevel(held.level, level) && holds(held, level, appearing) !== false;
}

function subjectOf(held: Held, { subjects, level: asked }: QualificationChoice): Truth {
  if (!subjects || subjects.length === 0) return true;
  if (!held.subject) return null;
  const same = isOneOf(held, subjects);
  if (isOfLevel(held.level, asked)) return same;
  // Another subject of a higher level says nothing of the lower one.
  return same === true && held.status === "passed" ? true : null;
}

const RANK = { true: 2, null: 1, false: 0 } as const;
const rankOf = (truth: Truth) => RANK[`${truth}`];

function outcomeOf({ level, subject, marks, choice }: Match): Truth {
  return and(and(and(level, subject), marks), choice.also ? null : true);
}

function scoreOf(match: Match): number {
  const { level, subject, marks } = match;
  return rankOf(outcomeOf(match)) * 100 + rankOf(level) * 20 + rankOf(subject) * 5 + rankOf(marks);
}

function reasonsOf(match: Match, rule: QualificationRule, profile: Profile, post: NoticePost): Reason[] {
  const { also } = match.choice;
  const marks = marksReason(match, profile, post);
  return [
    reasonOf("qualification", and(match.level, match.subject), whyQualified(match, rule)),
    ...(marks ? [marks] : []),
    ...(also ? [reasonOf("qualification", null, { key: "alsoNeeded", also })] : []),
  ];
}

function whyQualified({ level, subject, held, choice }: Omit<Match, "marks">, rule: QualificationRule): Because {
  if (and(level, subject) === true) return qualifiedBy(held, choice);
  if (subject === false) return { key: "otherSubject", subjects: choice.subjects ?? [] };
  if (level === true) return subjectOpen(held, choice);
  const isAppearing = held.status === "appearing" && satisfies(held.level, choice.level) !== false && !rule.appearing;
  return { key: isAppearing ? "appearingOpen" : "levelOpen", levels: [choice.level] };
}

/** Who still studies has what comes before, or may apply all the same. */
function qualifiedBy(held: Held, { level }: QualificationChoice): Because {
  if (held.status === "passed") return { key: "qualified", level: held.level };
  return { key: holds(held, level, "not_allowed") ? "qualified" : "appearingAllowed", level };
}

function subjectOpen(held: Held, { level, subjects }: QualificationChoice): Because {
  const asked = { subjects: subjects ?? [] };
  if (held.subject && isOfLevel(held.level, level)) return { key: "subjectOpen", ...asked };
  return { key: "subjectUntold", level, ...asked };
}

function notQualified(rule: QualificationRule): Reason {
  return reasonOf("qualification", false, { key: "notQualified", levels: rule.anyOf.map(({ level }) => level) });
}

import type { Day } from "@/lib/dates";
import type { JudgedQualification, OtherRules, RuleText } from "@/lib/eligibility/rules-file/chunk";
import type { AgeRule, Relaxation } from "@/lib/notice/schema";

/** Rules of one kind that were met, by number: each different one once, in whichever files it stands. */
export type Numbered<Rule> = { numbers: Map<RuleText, number>; rules: Rule[] };

/** What the files that were read say, rule by rule. */
export type RulePool = {
  ages: Numbered<AgeRule | null>;
  relaxations: Numbered<Relaxation[] | null>;
  qualifications: Numbered<JudgedQualification | null>;
  others: Numbered<OtherRules>;
  /** Days on which ages are counted: those that notices name, null where one names none, and last days to apply. */
  days: Numbered<Day | null>;
  /** How many files were read. */
  files: number;
};

/** A pool before any file was read. */
export function emptyPool(): RulePool {
  return {
    ages: numbered(),
    relaxations: numbered(),
    qualifications: numbered(),
    others: numbered(),
    days: numbered(),
    files: 0,
  };
}

function numbered<Rule>(): Numbered<Rule> {
  return { numbers: new Map(), rules: [] };
}

/** The numbers of the rules of a file's table. Those that no file brought before are put into the pool; the others are not even parsed. */
export function numbersOf<Rule>(table: readonly RuleText[], { numbers, rules }: Numbered<Rule>): number[] {
  const fresh: RuleText[] = [];
  const own = table.map((text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const number = rules.length + fresh.push(text) - 1;
    numbers.set(text, number);
    return number;
  });
  // One text of all that are new: thousands of small ones take a slow phone several times as long.
  if (fresh.length > 0) for (const rule of JSON.parse(`[${fresh.join()}]`) as Rule[]) rules.push(rule);
  return own;
}

/** The numbers that a pool has for the days of a file, in the order of the file; days that it does not know are added. */
export function daysOf(table: readonly (Day | null)[], { days }: RulePool): number[] {
  return table.map((day) => {
    const known = days.numbers.get(day ?? "");
    if (known !== undefined) return known;
    days.numbers.set(day ?? "", days.rules.length);
    return days.rules.push(day) - 1;
  });
}

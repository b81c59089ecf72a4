import type { Day, LastDate } from "@/lib/dates";
import type { OtherRules, RulesChunk, RuleText } from "@/lib/eligibility/rules-file/chunk";
import type { AgeRule, Notice, NoticeFee, QualificationRule, Relaxation } from "@/lib/notice/schema";

/** Rules of one kind that were met, by number: each different one once, in whichever files it stands. */
type Numbered<Rule> = { numbers: Map<RuleText, number>; rules: Rule[] };

/** What the files that were read say, rule by rule. */
export type RulePool = {
  fees: Numbered<NoticeFee[] | null>;
  ages: Numbered<AgeRule | null>;
  relaxations: Numbered<Relaxation[] | null>;
  qualifications: Numbered<QualificationRule | null>;
  others: Numbered<OtherRules>;
};

/** A post as the numbers of its rules, and the day on which ages are counted where the notice names one. */
export type OpenPost = { age: number; countedOn: Day | null; relaxations: number; qualification: number; others: number };
/** A job as the device holds thousands of: `posts` is null where the notice is not known as data. */
export type OpenJob = { id: number; fees: number; posts: OpenPost[] | null } & LastDate;

export function emptyPool(): RulePool {
  return { fees: numbered(), ages: numbered(), relaxations: numbered(), qualifications: numbered(), others: numbered() };
}

/** The jobs of a chunk, by id. Their rules are put into the pool; those that it holds already are not even parsed. */
export function unpackRules({ tables, jobs, posts }: RulesChunk, pool: RulePool): OpenJob[] {
  const fees = numbersOf(tables.fees, pool.fees);
  const ages = numbersOf(tables.ages, pool.ages);
  const relaxations = numbersOf(tables.relaxations, pool.relaxations);
  const qualifications = numbersOf(tables.qualifications, pool.qualifications);
  const others = numbersOf(tables.others, pool.others);
  let id = 0;
  let post = 0;
  return jobs.ids.map((step, at) => {
    id += step;
    const end = post + (jobs.posts[at] ?? 0);
    const own: OpenPost[] = [];
    for (; post < end; post++) {
      own.push({
        age: ages[posts.ages[post] ?? 0] ?? 0,
        countedOn: tables.countedOn[posts.countedOn[post] ?? 0] ?? null,
        relaxations: relaxations[posts.relaxations[post] ?? 0] ?? 0,
        qualification: qualifications[posts.qualifications[post] ?? 0] ?? 0,
        others: others[posts.others[post] ?? 0] ?? 0,
      });
    }
    const { deadline = "", closesAt = null } = tables.lastDates[jobs.lastDates[at] ?? 0] ?? {};
    return { id, deadline, closesAt, fees: fees[jobs.fees[at] ?? 0] ?? 0, posts: own.length === 0 ? null : own };
  });
}

/** The notice of a job as the judge takes it: without names and what decides nothing. */
export function noticeOf({ fees, posts }: OpenJob, pool: RulePool): Notice | null {
  return posts && { fees: pool.fees.rules[fees], posts: posts.map((post) => noticePostOf(post, pool)) };
}

export function noticePostOf(post: OpenPost, pool: RulePool): Notice["posts"][number] {
  const { relaxations, qualification, others } = post;
  return {
    name: "",
    age: ageRuleOf(post, pool),
    relaxations: pool.relaxations.rules[relaxations],
    qualification: pool.qualifications.rules[qualification],
    ...pool.others.rules[others],
  };
}

/** The age rule of a post with its day of counting; null where the post names none. */
export function ageRuleOf({ age, countedOn }: OpenPost, pool: RulePool): AgeRule | null | undefined {
  const rule = pool.ages.rules[age];
  return rule && countedOn ? { ...rule, on: countedOn } : rule;
}

function numbered<Rule>(): Numbered<Rule> {
  return { numbers: new Map(), rules: [] };
}

function numbersOf<Rule>(table: readonly RuleText[], { numbers, rules }: Numbered<Rule>): number[] {
  return table.map((text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, rules.length);
    return rules.push(JSON.parse(text) as Rule) - 1;
  });
}

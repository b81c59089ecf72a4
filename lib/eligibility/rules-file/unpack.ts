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
  /** Days on which ages are counted: those that notices name, null where one names none, and last days to apply. */
  days: Numbered<Day | null>;
};

/** The numbers of the rules of many posts, a column each. */
type PostColumns = Readonly<Record<"ages" | "countedOn" | "relaxations" | "qualifications" | "others", readonly number[]>>;
/** The posts of a job: their columns, from one place to before another. */
export type OpenPosts = { columns: PostColumns; from: number; end: number };
/** A job as the device holds thousands of: `posts` is null where the notice is not known as data. `lastDay` is the number of its deadline. */
export type OpenJob = { id: number; fees: number; lastDay: number; posts: OpenPosts | null } & LastDate;

export function emptyPool(): RulePool {
  return {
    fees: numbered(),
    ages: numbered(),
    relaxations: numbered(),
    qualifications: numbered(),
    others: numbered(),
    days: numbered(),
  };
}

/** The jobs of a chunk, by id. Their rules are put into the pool; those that it holds already are not even parsed. */
export function unpackRules({ tables, jobs, posts }: RulesChunk, pool: RulePool): OpenJob[] {
  const fees = numbersOf(tables.fees, pool.fees);
  const lastDays = daysOf(
    tables.lastDates.map(({ deadline }) => deadline),
    pool,
  );
  const columns: PostColumns = {
    ages: throughTable(posts.ages, numbersOf(tables.ages, pool.ages)),
    countedOn: throughTable(posts.countedOn, daysOf(tables.countedOn, pool)),
    relaxations: throughTable(posts.relaxations, numbersOf(tables.relaxations, pool.relaxations)),
    qualifications: throughTable(posts.qualifications, numbersOf(tables.qualifications, pool.qualifications)),
    others: throughTable(posts.others, numbersOf(tables.others, pool.others)),
  };
  let id = 0;
  let from = 0;
  return jobs.ids.map((step, at) => {
    id += step;
    const own = { columns, from, end: from + (jobs.posts[at] ?? 0) };
    from = own.end;
    const place = jobs.lastDates[at] ?? 0;
    const { deadline = "", closesAt = null } = tables.lastDates[place] ?? {};
    const posts = own.end > own.from ? own : null;
    return { id, deadline, closesAt, lastDay: lastDays[place] ?? 0, fees: fees[jobs.fees[at] ?? 0] ?? 0, posts };
  });
}

/** The notice of a job as the judge takes it: without names and what decides nothing. */
export function noticeOf({ fees, posts }: OpenJob, pool: RulePool): Notice | null {
  if (!posts) return null;
  const places = Array.from({ length: posts.end - posts.from }, (_, at) => posts.from + at);
  return { fees: pool.fees.rules[fees], posts: places.map((at) => noticePostOf(posts.columns, at, pool)) };
}

function noticePostOf(columns: PostColumns, at: number, pool: RulePool): Notice["posts"][number] {
  const age = ruleAt(pool.ages, columns.ages, at);
  const on = ruleAt(pool.days, columns.countedOn, at);
  return {
    name: "",
    age: age && on ? { ...age, on } : age,
    relaxations: ruleAt(pool.relaxations, columns.relaxations, at),
    qualification: ruleAt(pool.qualifications, columns.qualifications, at),
    ...ruleAt(pool.others, columns.others, at),
  };
}

function ruleAt<Rule>({ rules }: Numbered<Rule>, column: readonly number[], at: number): Rule | undefined {
  return rules[column[at] ?? -1];
}

function numbered<Rule>(): Numbered<Rule> {
  return { numbers: new Map(), rules: [] };
}

function numbersOf<Rule>(table: readonly RuleText[], { numbers, rules }: Numbered<Rule>): number[] {
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

function daysOf(table: readonly (Day | null)[], { days }: RulePool): number[] {
  return table.map((day) => {
    const known = days.numbers.get(day ?? "");
    if (known !== undefined) return known;
    days.numbers.set(day ?? "", days.rules.length);
    return days.rules.push(day) - 1;
  });
}

/** The column itself with the numbers in place of places in a table: it is this file's own, and a copy of each would double what a device makes. */
function throughTable(column: number[], numbers: readonly number[]): number[] {
  for (let at = 0; at < column.length; at++) column[at] = numbers[column[at] ?? 0] ?? 0;
  return column;
}

import type { Day, LastDate } from "@/lib/dates";
import type { OtherRules, RulesChunk, RuleText } from "@/lib/eligibility/rules-file/chunk";
import type { AgeRule, Notice, NoticeFee, QualificationRule, Relaxation } from "@/lib/notice/schema";

/** Rules of one kind that were met, by number: each different one once, in whichever files it stands. */
type Numbered<Rule> = { numbers: Map<RuleText, number>; rules: Rule[] };

/** What the files that were read say, rule by rule. */
export type RulePool = {
  ages: Numbered<AgeRule | null>;
  relaxations: Numbered<Relaxation[] | null>;
  qualifications: Numbered<QualificationRule | null>;
  others: Numbered<OtherRules>;
  /** Days on which ages are counted: those that notices name, null where one names none, and last days to apply. */
  days: Numbered<Day | null>;
  /** How many files were read. */
  files: number;
};

/** The numbers of the rules of many posts, a column each. */
export type PostColumns = Readonly<Record<"ages" | "countedOn" | "relaxations" | "qualifications" | "others", Uint32Array>>;
/**
 * A job as the device holds thousands of: its posts are those of some columns, from one place to before another; `columns` is null where the notice is not
 * known as data. `lastDay` is the number of its deadline. What it costs is asked of few.
 */
export type OpenJob = {
  id: number;
  fees: RuleText;
  lastDay: number;
  columns: PostColumns | null;
  from: number;
  end: number;
} & LastDate;

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

const NO_FEES: RuleText = "null";

/** The jobs of a chunk, by id. Their rules are put into the pool; those that it holds already are not even parsed. */
export function unpackRules({ tables, jobs, posts }: RulesChunk, pool: RulePool): OpenJob[] {
  pool.files++;
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
  let end = 0;
  return jobs.ids.map((step, at) => {
    id += step;
    const from = end;
    end += jobs.posts[at] ?? 0;
    const place = jobs.lastDates[at] ?? 0;
    const { deadline = "", closesAt = null } = tables.lastDates[place] ?? {};
    const lastDay = lastDays[place] ?? 0;
    return {
      id,
      deadline,
      closesAt,
      lastDay,
      fees: tables.fees[jobs.fees[at] ?? 0] ?? NO_FEES,
      columns: end > from ? columns : null,
      from,
      end,
    };
  });
}

/** The notice of a job as the judge takes it: without names and what decides nothing. */
export function noticeOf({ fees, columns, from, end }: OpenJob, pool: RulePool): Notice | null {
  if (!columns) return null;
  const places = Array.from({ length: end - from }, (_, at) => from + at);
  return { fees: JSON.parse(fees) as NoticeFee[] | null, posts: places.map((at) => noticePostOf(columns, at, pool)) };
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

function ruleAt<Rule>({ rules }: Numbered<Rule>, column: Uint32Array, at: number): Rule | undefined {
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

/** Numbers in place of places in a table, beside the heap: what lies there is not carried about each time that the browser clears up. */
function throughTable(places: readonly number[], numbers: readonly number[]): Uint32Array {
  const column = new Uint32Array(places.length);
  for (let at = 0; at < column.length; at++) column[at] = numbers[places[at] ?? 0] ?? 0;
  return column;
}

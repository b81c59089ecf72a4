import type { LastDate } from "@/lib/dates";
import type { RulesChunk, RuleText } from "@/lib/eligibility/rules-file/chunk";
import { daysOf, type Numbered, numbersOf, type RulePool } from "@/lib/eligibility/rules-file/pool";
import type { Notice, NoticeFee } from "@/lib/notice/schema";

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

const NO_FEES: RuleText = "null";

/** The jobs of a chunk, by id. Their rules are put into the pool. */
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
  const qualification = ruleAt(pool.qualifications, columns.qualifications, at);
  return {
    name: "",
    age: age && on ? { ...age, on } : age,
    relaxations: ruleAt(pool.relaxations, columns.relaxations, at),
    qualification,
    pay: qualification?.pay,
    ...ruleAt(pool.others, columns.others, at),
  };
}

function ruleAt<Rule>({ rules }: Numbered<Rule>, column: Uint32Array, at: number): Rule | undefined {
  return rules[column[at] ?? -1];
}

/** Numbers in place of places in a table, beside the heap: what lies there is not carried about each time that the browser clears up. */
function throughTable(places: readonly number[], numbers: readonly number[]): Uint32Array {
  const column = new Uint32Array(places.length);
  for (let at = 0; at < column.length; at++) column[at] = numbers[places[at] ?? 0] ?? 0;
  return column;
}

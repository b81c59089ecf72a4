/**
 * What the index of listed jobs costs in memory and time, on made columns: node --expose-gc --import tsx bench/index-memory.ts [rows ...].
 * Its figures stand in docs/measurements/012-one-matcher.md.
 */
import { performance } from "node:perf_hooks";
import { dayInIndia } from "@/lib/dates";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { QUALIFICATIONS } from "@/lib/jobs/schema";
import { CHOICE_CONDITIONS } from "@/lib/jobs/search/conditions";
import { criteriaOf, listDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import { DAY_END, dayNumber, type SnapshotColumns } from "@/lib/jobs/search/index/columns";
import { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { PLACES } from "@/lib/places/places";

const NOW = new Date();
const DAYS = listDays(NOW);

/** Columns as skewed as real ones: common values and rare ones. */
function makeColumns(rows: number): SnapshotColumns {
  const today = dayNumber(dayInIndia(NOW));
  const skewed = (count: number) => Math.floor(Math.random() ** 2 * count);
  const placeStarts = Uint32Array.from({ length: rows + 1 }, (_, row) => row * 2);
  return {
    ids: Int32Array.from({ length: rows }, (_, row) => row + 1),
    deadlines: Int32Array.from({ length: rows }, () => today - 30 + skewed(90)),
    closes: Int32Array.from({ length: rows }, () => DAY_END),
    posted: Int32Array.from({ length: rows }, () => today - skewed(50)),
    vacancies: Int32Array.from({ length: rows }, () => skewed(1_000)),
    departments: Uint16Array.from({ length: rows }, () => skewed(DEPARTMENTS.length)),
    departmentNames: DEPARTMENTS.map(({ value }) => value),
    levels: Uint8Array.from({ length: rows }, () => 1 << skewed(QUALIFICATIONS.length)),
    salaries: Int32Array.from({ length: rows }, () => 9_000 + skewed(150_000)),
    starts: Int32Array.from({ length: rows }, () => today - 60 + skewed(90)),
    employments: Uint8Array.from({ length: rows }, () => skewed(EMPLOYMENT_TYPES.length + 1)),
    categories: Uint8Array.from({ length: rows }, () => skewed(JOB_CATEGORIES.length + 1)),
    placeStarts,
    placesOfRows: Uint32Array.from({ length: rows * 2 }, () => skewed(PLACES.length)),
    placeKeys: PLACES.map(({ key }) => key),
  };
}

function bytesOf(index: JobSnapshot): number {
  const columns = Object.values(index.columns).filter((column) => ArrayBuffer.isView(column));
  return columns.reduce((sum, column) => sum + column.byteLength, index.all.byteLength + index.open.byteLength);
}

/** Milliseconds of the middle run of nine. */
async function middleOf(run: () => unknown | Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return (times.sort((a, b) => a - b)[4] ?? 0).toFixed(2);
}

const filters = criteriaOf({ department: "Banking", location: "Delhi", qualification: "graduate", salaryRange: "30k-50k" }, DAYS);

for (const rows of process.argv.slice(2).map(Number)) {
  const columns = makeColumns(rows);
  const fresh = () => new JobSnapshot(columns, DAYS);
  const index = fresh();
  const sets = await conditionSets(index, filters, DAYS);
  const matching = () => countBits(intersect(rowsOf(index, sets), index.open));
  const facetsOf = (among: Uint32Array) =>
    Object.values(CHOICE_CONDITIONS).map(({ countChoices }) => countChoices(index, among, DAYS));
  console.log(`${rows.toLocaleString("en-IN")} listings: columns and the two sets ${(bytesOf(index) / 1e6).toFixed(1)} MB`);
  console.log(`  one more kept set, of a filter or a word: ${(index.all.byteLength / 1e3).toFixed(1)} kB`);
  console.log(`  four filters, none asked before: ${await middleOf(() => conditionSets(fresh(), filters, DAYS))} ms`);
  console.log(`  four filters, sets kept, counted: ${await middleOf(matching)} ms (${matching()} open)`);
  console.log(`  facets of those rows: ${await middleOf(() => facetsOf(rowsOf(index, sets)))} ms`);
  console.log(`  facets of all rows, once a write: ${await middleOf(() => facetsOf(index.all))} ms`);
}

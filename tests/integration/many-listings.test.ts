import { db } from "@/lib/db";
import type { Incoming } from "@/lib/jobs/import/decide";
import { withNamesOf } from "@/lib/jobs/import/stored";
import { importBatch, writeBatch } from "@/lib/jobs/import/write";
import { makeKnownKeys } from "@/lib/jobs/joining/known-keys";
import { candidatesOf } from "@/lib/jobs/joining/match-listings";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";
import { jobOf, MONDAY } from "@/tests/support/import-listings";

const database = useDatabase();
beforeEach(() => database.clear());

const POSTS = ["Junior Engineer", "Stenographer", "Staff Nurse"];

/** Notices of one body, which share their days, counts and posts as those of a commission do. */
function listings(source: string, count: number): Incoming[] {
  return Array.from({ length: count }, (_, index) => ({ job: jobOf(change(source, index)), seenAt: MONDAY }));
}

function change(source: string, index: number): Partial<ParsedJobInput> {
  return {
    source,
    sourceReference: `${source}/${index}`,
    title: `${POSTS[index % 3]} ${index % 2 === 0 ? "Recruitment" : "Vacancies"}`,
    advertisementNumber: index % 5 === 0 ? null : `${index % 40}/2026`,
    positions: 40 + (index % 7),
    deadline: `2026-02-${String(1 + (index % 9)).padStart(2, "0")}`,
  };
}

/** What an import in batches makes of the listings, looked up by the index of keys or by the table of the transaction. */
async function importedBy(way: "index" | "table", batches: readonly Incoming[][], sources: readonly string[]) {
  await database.clear();
  await db().$transaction((tx) => importBatch(tx, listings("stored.example", 30)));
  const decisions = await db().$transaction(async (tx) => {
    const known = way === "table" ? await makeKnownKeys(tx, sources) : undefined;
    const made = [];
    for (const batch of batches) made.push(...(await writeBatch(tx, batch, { known })));
    return made.map(({ outcome, reason }) => `${outcome}: ${reason}`);
  });
  const kept = await db().recruitmentListing.findMany({
    select: { source: true, sourceReference: true, state: true, score: true, job: { select: { sourceReference: true } } },
    orderBy: [{ source: "asc" }, { sourceReference: "asc" }, { job: { sourceReference: "asc" } }],
  });
  return { decisions, kept };
}

it.each([
  ["one source", ["first.example"]],
  ["several sources, which are found in each other", ["first.example", "second.example", "stored.example"]],
])("decides on very many listings of %s as on few", async (_what, sources) => {
  const all = sources.flatMap((source) => listings(source, 45));
  const batches = [all.slice(0, 20), all.slice(20, 70), all.slice(70)].filter(({ length }) => length > 0);
  const few = await importedBy("index", batches, sources);
  expect(new Set(few.decisions).size).toBeGreaterThan(2);
  expect(few.kept.length).toBeGreaterThan(20);
  expect(await importedBy("table", batches, sources)).toEqual(few);
});

it("looks at no notice of the same source to find those of others", async () => {
  await db().$transaction((tx) => importBatch(tx, listings("first.example", 300)));
  const looking = listings("first.example", 10).map(({ job }) => job);
  await db().$transaction(async (tx) => {
    expect(jobsLookedAt(await tx.$queryRaw<Explained>`EXPLAIN (ANALYZE, FORMAT JSON) ${candidatesOf(looking)}`)).toBeGreaterThan(
      500,
    );
    const known = await makeKnownKeys(tx, ["first.example"]);
    expect(jobsLookedAt(await tx.$queryRaw<Explained>`EXPLAIN (ANALYZE, FORMAT JSON) ${candidatesOf(looking, known)}`)).toBe(0);
  });
});

it("looks up the names of hundreds of listings by their index, also in a table that its own transaction has filled", async () => {
  await db().$transaction(async (tx) => {
    await importBatch(tx, listings("first.example", 1_500));
    const named = Array.from({ length: 200 }, (_, index) => jobOf({ title: `Clerk ${index}` }));
    expect(jobsLookedAt(await tx.$queryRaw<Explained>`EXPLAIN (ANALYZE, FORMAT JSON) SELECT id FROM ${withNamesOf(named)}`)).toBe(
      0,
    );
  });
});

type Explained = [{ "QUERY PLAN": [{ Plan: PlanNode }] }];

/** Rows of jobs that a query read, also those that it threw away. Of its plan: the database's counters said none in a run that read thousands. */
function jobsLookedAt([row]: Explained): number {
  return rowsOfJobs(row["QUERY PLAN"][0].Plan);
}

type PlanNode = {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};

function rowsOfJobs(node: PlanNode): number {
  const { "Actual Rows": kept, "Rows Removed by Filter": filtered = 0, "Rows Removed by Index Recheck": rechecked = 0 } = node;
  const own = node["Relation Name"] === "jobs" ? (kept + filtered + rechecked) * node["Actual Loops"] : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOfJobs(plan), own);
}

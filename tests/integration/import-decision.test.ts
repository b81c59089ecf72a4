import { addDays, dayInIndia, dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { importListings } from "@/lib/ingestion/import-file";
import { previewListings } from "@/lib/ingestion/preview";
import type { PreviewRow, RowPreview } from "@/lib/ingestion/preview-schema";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { toListingFile } from "@/lib/ingestion/read/entries";
import { type Listings, readListingRows } from "@/lib/ingestion/read-listings";
import { type Decision, decideAll } from "@/lib/jobs/import/decide";
import { findStoredJobs } from "@/lib/jobs/import/stored";
import { useDatabase } from "@/tests/support/database";
import { fc } from "@/tests/support/properties";

useDatabase();

const RUNS = 40;
const NOTICES = [1, 2, 3, 4, 5] as const;
const TODAY = dayInIndia(new Date());
const INSTANTS = ["2026-11-18T08:00:00.000Z", "2026-11-19T08:00:00.000Z", "2026-11-20T08:00:00.000Z"] as const;

/** A row of a file: few values of each kind, so that most notices and many contents meet again. */
const rowArbitrary = fc.record({
  id: fc.constantFrom(...NOTICES),
  title: fc.constantFrom("Junior Clerk", "Senior Clerk", ""),
  organisation: fc.constantFrom("Example Board", "Other Board"),
  location: fc.constantFrom("Pune", "Pune, Nagpur"),
  vacancies: fc.constantFrom("", "5", "10"),
  pay: fc.constantFrom("", "Rs 25,000 per month"),
  description: fc.constantFrom("", "Duties are told at the office."),
  "posted on": fc.constantFrom("", addDays(TODAY, -10), addDays(TODAY, -5)),
  "last date": fc.constantFrom(addDays(TODAY, 10), addDays(TODAY, 20)),
  "official website": fc.constantFrom("", "https://board.example.org"),
  snapshot: fc.constantFrom(...INSTANTS),
});
type Row = typeof rowArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** What happens to a stored job before the next file comes. */
const stateArbitrary = fc.record({
  id: fc.constantFrom(...NOTICES),
  state: fc.constantFrom<{ status?: "withdrawn" | "draft"; editedAt?: Date; seenAt?: null; contentHash?: string }>(
    { status: "withdrawn" },
    { status: "draft" },
    { editedAt: new Date("2026-11-20T09:00:00Z") },
    { seenAt: null },
    { contentHash: "of older rules" },
  ),
});

const files = fc.array(fc.array(rowArbitrary, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });

let host = "";
let runs = 0;

function listingsOf(rows: readonly Row[]): Listings {
  const entries = rows.map((row) => ({ record: { ...row, link: `https://${host}/notices/${row.id}` } }));
  // A row without a title is refused; the first one keeps the file one of listings.
  entries.push({ record: { ...entries[0]?.record, id: 99, title: "Peon", link: `https://${host}/notices/99` } as never });
  return readListingRows(toListingFile({ entries }, { name: "rows.csv", otherwise: new Date(INSTANTS[1]), bounds: FILE_BOUNDS }));
}

const storedJobs = () =>
  db().job.findMany({
    where: { source: host },
    include: { organisation: { select: { name: true } }, jobPositions: true },
    orderBy: { id: "asc" },
  });
type Stored = Awaited<ReturnType<typeof storedJobs>>[number];

describe("for any stored jobs and any file", () => {
  it("the preview tells, row by row and field by field, what the import then does, and a second import does nothing", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        files,
        fc.array(stateArbitrary, { minLength: 2, maxLength: 6 }),
        files,
        async (before, states, [file = []]) => {
          host = `site-${++runs}.example.org`;
          // What another site showed in an earlier run would be of the same recruitments.
          await db().job.deleteMany();
          for (const rows of before) await importListings(listingsOf(rows), { input: "before.csv" });
          for (const { id, state } of states) {
            await db().job.updateMany({ where: { source: host, sourceReference: String(id) }, data: state });
          }
          // A source shows most of its rows again as they were.
          await checkImport(listingsOf([...file, ...(before.at(-1) ?? []).slice(-1)]), seen);
        },
      ),
      // A fixed seed: whether every rule is met must not be a matter of luck.
      { numRuns: RUNS, seed: 1 },
    );
    // The runs have met every rule that a file can meet.
    expect([...seen].toSorted()).toEqual([
      "create: new",
      "kept: edited",
      "kept: less-complete",
      "kept: older-snapshot",
      "kept: withdrawn",
      "unchanged: same-content",
      "update: as-complete",
      "update: newer",
      "update: undated",
    ]);
  }, 120_000);
});

async function checkImport(listings: Listings, seen: Set<string>): Promise<void> {
  const before = new Map((await storedJobs()).map((job) => [job.sourceReference, job]));
  const preview = await previewListings(listings);
  const decisions = decideAll(listings.jobs, await findStoredJobs(db(), listings.jobs));
  const { created, updated, unchanged, refused, merged } = await importListings(listings, { input: "rows.csv" });
  expect({ new: created, changed: updated, same: unchanged, joined: merged, refused }).toEqual(preview.counts);

  const after = await storedJobs();
  const byReference = new Map(after.map((job) => [job.sourceReference, job]));
  for (const [index, { row, job }] of listings.jobs.entries()) {
    const decision = decisions[index] as Decision;
    seen.add(`${decision.outcome}: ${decision.reason}`);
    const [was, is] = [before.get(job.sourceReference), byReference.get(job.sourceReference)];
    expect(shownOf(preview, row)).toEqual({ outcome: outcomeOf(was, is), note: expect.any(String), jobId: was?.id ?? null });
    if (decision.outcome === "update") expectChanges(decision, { was, is, shown: shownOf(preview, row) });
  }
  expect(after.length).toBe(before.size + created);

  expect(await importListings(listings, { input: "rows.csv" })).toMatchObject({ created: 0, updated: 0 });
  expect(await storedJobs()).toEqual(after);
}

function shownOf(preview: RowPreview, number: number): Omit<PreviewRow, "row" | "title"> | undefined {
  const found = preview.rows.filter((row) => row.row === number);
  expect(found).toHaveLength(1);
  return found.map(({ outcome, note, jobId }) => ({ outcome, note, jobId }))[0];
}

/** What happened to a job, told by the job alone. */
function outcomeOf(was: Stored | undefined, is: Stored | undefined): PreviewRow["outcome"] {
  if (!was) return "new";
  if (is?.version === was.version + 1) return "changed";
  // The source may have been seen to show the same content again; nothing else may differ.
  expect({ ...is, seenAt: null }).toEqual({ ...was, seenAt: null });
  return "same";
}

type Comparison = { was: Stored | undefined; is: Stored | undefined; shown: { note: string } | undefined };

function expectChanges({ changes }: Extract<Decision, { outcome: "update" }>, { was, is, shown }: Comparison): void {
  const [before, after] = [factsOf(was), factsOf(is)];
  const differing = Object.keys(after).filter((field) => after[field] !== before[field]);
  const expected = differing.map((field) => [field, { before: before[field], after: after[field] }]);
  expect(changes).toEqual(Object.fromEntries(expected));
  const told = { title: "title", deadline: "deadline", vacancies: "positions", pay: "salary" };
  const notes = Object.entries(told)
    .filter(([, field]) => differing.includes(field))
    .map(([name, field]) => `${name}: ${before[field] ?? "unknown"} → ${after[field] ?? "unknown"}`);
  expect(shown?.note).toBe(notes.join("; ") || "other fields");
}

/** The fields that the files of this test vary, as the database holds them. */
function factsOf(job: Stored | undefined): Record<string, unknown> {
  if (!job) throw new Error("an updated job is there before and after");
  const { title, location, positions, salary, description } = job;
  const days = { postedOn: dayOf(job.postedOn), deadline: dayOf(job.deadline) };
  return { title, location, positions, salary, description, ...days, recruitingOrganization: job.organisation.name };
}

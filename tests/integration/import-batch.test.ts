import { Client } from "pg";
import { db } from "@/lib/db";
import type { Incoming } from "@/lib/jobs/import/decide";
import { importBatch } from "@/lib/jobs/import/write";
import { countApplyClick, upsertJobs } from "@/lib/jobs/mutations";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

function listing(change: Partial<ParsedJobInput> = {}, seenAt: string | null = null): Incoming {
  const job = jobInputSchema.parse({
    source: "example.org",
    sourceReference: "1",
    title: "Junior Engineer",
    department: "State Government",
    recruitingOrganization: "Example Board",
    location: "Pune, Maharashtra",
    qualification: "B.Tech",
    salary: "Pay Level 6 (Rs 35,400-1,12,400)",
    postedOn: "2026-01-01",
    deadline: "2026-02-01",
    jobPositions: [{ positionName: "Civil", qualification: "Diploma" }],
    ...change,
  });
  return { job, seenAt: seenAt === null ? null : new Date(seenAt) };
}

async function run(...batch: Incoming[]) {
  const decisions = await db().$transaction((tx) => importBatch(tx, batch));
  return decisions.map(({ outcome, reason }) => `${outcome}: ${reason}`);
}

const everything = () => db().job.findMany({ include: { organisation: true, jobPositions: true }, orderBy: { id: "asc" } });

describe("importBatch", () => {
  it("creates a job with its body, posts and computed columns, and finds it unchanged the second time", async () => {
    expect(await run(listing())).toEqual(["create: new"]);
    const before = await everything();
    expect(before).toMatchObject([
      {
        places: ["pune", "maharashtra"],
        qualificationLevels: ["diploma", "engineering"],
        salaryMin: 35_400,
        salaryMax: 112_400,
        organisation: { name: "Example Board" },
        jobPositions: [{ ordinal: 1, positionName: "Civil", numberOfVacancies: 1 }],
      },
    ]);
    expect(await run(listing())).toEqual(["unchanged: same-content"]);
    expect(await everything()).toEqual(before);
  });

  it("keeps the number of a post that is there still, in every job of a batch, wherever it stands and whatever else it says", async () => {
    const post = (positionName: string, more = {}) => ({ positionName, qualification: "Diploma", ...more });
    const of = (jobPositions: ReturnType<typeof post>[], reference = "1") =>
      listing({ sourceReference: reference, jobPositions: jobPositions as ParsedJobInput["jobPositions"] });
    await run(of([post("Civil", { salaryRange: "Rs 20,000" }), post("Electrical")]), of([post("Nurse")], "2"));
    const postsOf = async () =>
      (await everything()).map(({ jobPositions }) => jobPositions.toSorted((one, other) => one.ordinal - other.ordinal));
    const [[civil, electrical] = [], [nurse] = []] = await postsOf();
    const moved = [post("Mechanical"), post("Electrical"), post("Civil", { numberOfVacancies: 4 })];
    expect(await run(of(moved), of([post("Staff Nurse")], "2"))).toEqual(["update: undated", "update: undated"]);
    expect(await postsOf()).toMatchObject([
      [
        { positionName: "Mechanical" },
        { id: electrical?.id, positionName: "Electrical" },
        { id: civil?.id, positionName: "Civil", numberOfVacancies: 4, salaryRange: null },
      ],
      [{ id: nurse?.id, positionName: "Staff Nurse" }],
    ]);
    await run(of([]), of([post("Staff Nurse")], "2"));
    expect(await postsOf()).toMatchObject([[], [{ id: nurse?.id }]]);
  });

  it("updates changed content under the same id, raising the version and replacing body, posts and computed columns", async () => {
    await run(listing(), listing({ sourceReference: "2" }));
    const [before, other] = await everything();
    const change = { title: "Senior Engineer", recruitingOrganization: "Other Board", location: "Goa", jobPositions: [] };
    expect(await run(listing(change))).toEqual(["update: undated"]);
    const [after, left] = await everything();
    expect(after).toMatchObject({
      id: before?.id,
      version: 2,
      title: "Senior Engineer",
      organisation: { name: "Other Board" },
      places: ["goa"],
      jobPositions: [],
    });
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
    expect(left).toEqual(other);
  });

  it("writes nothing of what it keeps", async () => {
    await run(listing());
    await db().job.updateMany({ data: { status: "withdrawn" } });
    const before = await everything();
    const change = { title: "Other", recruitingOrganization: "Unknown Board", organisationWebsite: "https://example.org" };
    expect(await run(listing(change))).toEqual(["kept: withdrawn"]);
    expect(await everything()).toEqual(before);
    expect(await db().organisation.count()).toBe(1);
  });

  it("never replaces newer content by an older snapshot, in whatever order they come", async () => {
    const old = { title: "Old" };
    const recent = { title: "Recent" };
    expect(await run(listing(recent, "2026-01-09"))).toEqual(["create: new"]);
    expect(await run(listing(old, "2026-01-02"))).toEqual(["kept: older-snapshot"]);
    // The source showed the recent content again on the 20th: what it showed on the 15th is older.
    expect(await run(listing(recent, "2026-01-20"))).toEqual(["unchanged: same-content"]);
    expect(await run(listing(old, "2026-01-15"))).toEqual(["kept: older-snapshot"]);
    expect(await everything()).toMatchObject([{ title: "Recent", version: 1, seenAt: new Date("2026-01-20") }]);
  });

  it("takes of two snapshots of one instant the more complete one, in whatever order they come", async () => {
    const short = listing({ location: "Pune" }, "2026-01-02");
    const long = listing({ location: "Pune, Nagpur", description: "More." }, "2026-01-02");
    expect(await run(short)).toEqual(["create: new"]);
    expect(await run(long)).toEqual(["update: as-complete"]);
    expect(await run(short)).toEqual(["kept: less-complete"]);
    expect(await run(long)).toEqual(["unchanged: same-content"]);
  });

  it("writes a later row of the same reference over an earlier one", async () => {
    expect(await run(listing({ title: "First" }), listing({ title: "Second" }))).toEqual(["kept: repeated", "create: new"]);
    expect(await everything()).toMatchObject([{ title: "Second" }]);
  });

  it("leaves what an editor is just correcting", async () => {
    await run(listing());
    expect(await whileAnEditorWrites(`UPDATE jobs SET edited_at = now()`, listing({ title: "Other" }))).toEqual(["kept: edited"]);
    expect(await everything()).toMatchObject([{ title: "Junior Engineer", version: 1 }]);
  });

  it("leaves what an editor is just publishing from the review, and writes the rest of the batch", async () => {
    await run(listing());
    const publish = `INSERT INTO jobs (source, source_reference, organisation_id, content_hash, title, department, location,
      qualification, posted_on, deadline, edited_at)
      SELECT source, '2', organisation_id, 'other', 'Corrected', department, location, qualification, posted_on, deadline, now()
      FROM jobs`;
    const batch = ["1", "2", "3"].map((sourceReference) => listing({ sourceReference }));
    expect(await whileAnEditorWrites(publish, ...batch)).toEqual(["unchanged: same-content", "kept: edited", "create: new"]);
    expect((await everything()).map(({ title, jobPositions }) => [title, jobPositions.length])).toEqual(
      expect.arrayContaining([
        ["Junior Engineer", 1],
        ["Corrected", 0],
        ["Junior Engineer", 1],
      ]),
    );
  });
});

it("whoever applies, saves or is told of a notice does not wait for an import that has it", async () => {
  await run(listing());
  const [job] = await everything();
  await db().$transaction(async (tx) => {
    await importBatch(tx, [listing({ title: "Senior Engineer" })]);
    const counted = countApplyClick(job?.id ?? 0, new Date("2026-01-10T12:00:00+05:30"));
    const waited = new Promise((resolve) => setTimeout(resolve, 2_000, "waited"));
    expect(await Promise.race([counted, waited])).toBe(true);
  });
});

/** Imports while another transaction has written and not yet ended: it ends once the import waits for it. */
async function whileAnEditorWrites(sql: string, ...batch: Incoming[]): Promise<string[]> {
  const started = await db().$transaction(
    async (editor) => {
      await editor.$executeRawUnsafe(sql);
      const result = run(...batch);
      while (!(await isAnyoneWaiting())) await new Promise((resolve) => setImmediate(resolve));
      return { result };
    },
    { timeout: 20_000 },
  );
  return started.result;
}

async function isAnyoneWaiting(): Promise<boolean> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (row?.count ?? 0) > 0;
}

describe("upsertJobs", () => {
  it("replaces what is stored by whatever it is given, a job of several batches too", async () => {
    const { job } = listing();
    const many = Array.from({ length: 600 }, (_, index) => ({ ...job, sourceReference: String(index) }));
    expect(new Set(await upsertJobs(many))).toEqual(new Set(["create"]));
    expect(new Set(await upsertJobs(many))).toEqual(new Set(["unchanged"]));
    expect(await upsertJobs([...many.slice(0, 599), { ...job, sourceReference: "599", title: "Other" }])).toEqual([
      ...Array.from({ length: 599 }, () => "unchanged"),
      "update",
    ]);
  });

  it("asks the database as often for hundreds of rows as for three", async () => {
    const query = jest.spyOn(Client.prototype, "query");
    const asked: number[] = [];
    for (const size of [3, 500]) {
      const { job } = listing();
      const many = Array.from({ length: size }, (_, index) => ({
        ...job,
        sourceReference: `${size}-${index}`,
        title: `Clerk ${index}`,
      }));
      query.mockClear();
      const outcomes = await upsertJobs(many);
      expect(outcomes).toEqual(many.map(() => "create"));
      asked.push(query.mock.calls.length);
    }
    expect(asked[1]).toBe(asked[0]);
  });
});

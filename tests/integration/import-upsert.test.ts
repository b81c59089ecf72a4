import { db } from "@/lib/db";
import { type JobToWrite, upsertJobs } from "@/lib/jobs/mutations";
import { jobInputSchema } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

function job(change: Partial<JobToWrite> = {}): JobToWrite {
  const { seenAt, ...fields } = change;
  const input = jobInputSchema.parse({
    source: "example.org",
    sourceReference: "1",
    title: "Junior Engineer",
    department: "State Government",
    recruitingOrganization: "Example Board",
    location: "Pune, Maharashtra",
    qualification: "B.Tech",
    salary: "Pay Level 6",
    postedOn: "2026-01-01",
    deadline: "2026-02-01",
    jobPositions: [{ positionName: "Civil", qualification: "Diploma" }],
    ...fields,
  });
  return { ...input, seenAt };
}

describe("upsertJobs", () => {
  it("creates a job with its body, posts and computed columns, and finds it unchanged the second time", async () => {
    expect(await upsertJobs([job()])).toEqual(["created"]);
    const before = await db().job.findFirstOrThrow({ include: { organisation: true, jobPositions: true } });
    expect(before).toMatchObject({
      places: ["pune", "maharashtra"],
      qualificationLevels: ["diploma", "engineering"],
      salaryMin: 35_400,
      salaryMax: 112_400,
      organisation: { name: "Example Board" },
      jobPositions: [{ ordinal: 1, positionName: "Civil", numberOfVacancies: 1 }],
    });
    expect(await upsertJobs([job()])).toEqual(["unchanged"]);
    expect(await db().job.findFirstOrThrow({ include: { organisation: true, jobPositions: true } })).toEqual(before);
  });

  it("updates changed content under the same id, raising the version and replacing the posts", async () => {
    await upsertJobs([job()]);
    const before = await db().job.findFirstOrThrow();
    expect(await upsertJobs([job({ title: "Senior Engineer", jobPositions: [] })])).toEqual(["updated"]);
    const after = await db().job.findFirstOrThrow({ include: { jobPositions: true } });
    expect(after).toMatchObject({ id: before.id, version: 2, title: "Senior Engineer", jobPositions: [] });
  });

  it("leaves a withdrawn job withdrawn and as it is", async () => {
    await upsertJobs([job()]);
    await db().job.updateMany({ data: { status: "withdrawn" } });
    expect(await upsertJobs([job({ title: "Other" })])).toEqual(["unchanged"]);
    expect(await db().job.findFirstOrThrow()).toMatchObject({ status: "withdrawn", title: "Junior Engineer" });
  });

  it("never replaces newer content by an older snapshot, in whatever order they come", async () => {
    const old = job({ title: "Old", seenAt: new Date("2026-01-02") });
    const recent = job({ title: "Recent", seenAt: new Date("2026-01-09") });
    expect(await upsertJobs([recent])).toEqual(["created"]);
    expect(await upsertJobs([old])).toEqual(["unchanged"]);
    expect(await upsertJobs([{ ...recent, seenAt: new Date("2026-01-20") }])).toEqual(["unchanged"]);
    expect(await upsertJobs([{ ...old, seenAt: new Date("2026-01-15") }])).toEqual(["unchanged"]);
    expect(await db().job.findFirstOrThrow()).toMatchObject({ title: "Recent", version: 1 });
  });

  it("takes of two snapshots of one instant the more complete one, in whatever order they come", async () => {
    const seenAt = new Date("2026-01-02");
    const short = job({ seenAt, location: "Pune" });
    const long = job({ seenAt, location: "Pune, Nagpur", description: "More." });
    expect(await upsertJobs([short])).toEqual(["created"]);
    expect(await upsertJobs([long])).toEqual(["updated"]);
    expect(await upsertJobs([short])).toEqual(["unchanged"]);
    expect(await upsertJobs([long])).toEqual(["unchanged"]);
  });

  it("writes a later row of the same reference over an earlier one", async () => {
    expect(await upsertJobs([job({ title: "First" }), job({ title: "Second" })])).toEqual(["created", "created"]);
    expect(await db().job.findFirstOrThrow()).toMatchObject({ title: "Second" });
  });

  it("takes thousands of rows in a few seconds", async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => job({ sourceReference: String(index), title: `Clerk ${index}` }));
    const started = performance.now();
    const outcomes = await upsertJobs(many);
    expect(outcomes.every((outcome) => outcome === "created")).toBe(true);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

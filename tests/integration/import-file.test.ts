import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "@/lib/db";
import { importFile } from "@/lib/ingestion/import-file";
import { listRuns } from "@/lib/ingestion/runs";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => database.clear());

async function save(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const ROW = {
  recBoard: "Example Board",
  postNameTitle: "Clerk – 05 Posts",
  qualification: "12TH",
  lDate: "30-09-2026",
  postedDate: "01/09/2026",
  link: "https://example.org/articles/clerk-recruitment-2026",
};
const PEON = { ...ROW, postNameTitle: "Peon", link: "https://example.org/articles/peon-recruitment-2026" };

describe("importFile", () => {
  it("publishes good rows, keeps why others were refused, and records the run", async () => {
    const file = await save("jobs-2026-09-02.json", {
      Bihar: [ROW, { ...ROW, lDate: "0 June 2026" }],
      Goa: "noData",
      Kerala: [ROW, PEON],
    });
    const summary = await importFile(file);
    expect(summary).toMatchObject({
      source: "example.org",
      read: 4,
      created: 2,
      updated: 0,
      unchanged: 0,
      merged: 1,
      refused: 1,
    });
    expect(summary.refusedByReason).toEqual({ "impossible-deadline": 1 });
    expect(await db().job.findFirstOrThrow({ where: { title: "Clerk" } })).toMatchObject({
      positions: 5,
      location: "Bihar, Kerala",
      places: ["bihar", "kerala"],
      qualificationLevels: ["12th"],
    });
    const counts = { processed: 4, created: 2, updated: 0, unchanged: 0, joined: 1, refused: 1 };
    expect(await listRuns(1)).toMatchObject([{ status: "succeeded", ...counts }]);
    const run = await db().ingestionRun.findFirstOrThrow({ include: { refusals: true } });
    expect(run).toMatchObject({
      status: "succeeded",
      input: "jobs-2026-09-02.json",
      itemsProcessed: 4,
      itemsCreated: 2,
      itemsRefused: 1,
    });
    expect(run.refusals).toMatchObject([{ row: 2, reason: "impossible-deadline", detail: "0 June 2026", title: "Clerk" }]);
  });

  it("changes nothing the second time", async () => {
    const file = await save("jobs-2026-09-02.json", { Bihar: [ROW], Kerala: [ROW, PEON] });
    await importFile(file);
    const before = await db().job.findMany({ orderBy: { id: "asc" } });
    expect(await importFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2, merged: 1 });
    expect(await db().job.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  it("updates a job from a newer snapshot, and not from an older one", async () => {
    const older = await save("jobs-2026-09-02.json", [ROW]);
    const newer = await save("jobs-2026-09-09.json", [{ ...ROW, lDate: "10-10-2026" }]);
    await importFile(older);
    expect(await importFile(newer)).toMatchObject({ updated: 1 });
    expect(await importFile(older)).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await db().job.findFirstOrThrow()).toMatchObject({ deadline: new Date("2026-10-10"), version: 2 });
  });

  it("keeps the first day of an undated job as its day of posting", async () => {
    const undated = { ...ROW, postedDate: "" };
    await importFile(await save("jobs-2026-09-02.json", [undated]));
    expect(await importFile(await save("jobs-2026-09-09.json", [undated]))).toMatchObject({ unchanged: 1 });
    expect(await db().job.findFirstOrThrow()).toMatchObject({ postedOn: new Date("2026-09-02") });
  });

  it("tells how far it is as soon as the rows without a job are known, and every hundred notices", async () => {
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...PEON,
      postNameTitle: `Peon ${index}`,
      link: `${PEON.link}-${index}`,
    }));
    const told: [number, number][] = [];
    const file = await save("jobs-2026-09-02.json", [{ ...ROW, lDate: "0 June 2026" }, ...rows]);
    await importFile(file, { onProgress: (done, total) => told.push([done, total]) });
    expect(told).toEqual([
      [1, 151],
      [101, 151],
      [151, 151],
    ]);
  });

  it("takes the same rows as CSV and finds them unchanged", async () => {
    await importFile(await save("jobs-2026-09-02.json", [ROW, PEON]));
    const lines = [ROW, PEON].map((row) =>
      Object.values(row)
        .map((cell) => `"${cell}"`)
        .join(";"),
    );
    const csv = `\uFEFF${Object.keys(ROW).join(";")}\r\n${lines.join("\r\n")}\r\n`;
    expect(await importFile(await save("jobs-2026-09-02.csv", csv))).toMatchObject({ created: 0, unchanged: 2 });
  });

  it("writes nothing of a file that fails on the way, and records the failed run", async () => {
    await importFile(await save("one-2026-09-02.json", [ROW]));
    await db().$executeRaw`ALTER TABLE jobs ADD CONSTRAINT no_peons CHECK (title <> 'Peon')`;
    try {
      await expect(importFile(await save("two-2026-09-03.json", [{ ...ROW, lDate: "01-10-2026" }, PEON]))).rejects.toThrow(
        "no_peons",
      );
    } finally {
      await db().$executeRaw`ALTER TABLE jobs DROP CONSTRAINT no_peons`;
    }
    expect(await db().job.findMany()).toMatchObject([{ title: "Clerk", version: 1 }]);
    expect(await db().ingestionRun.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { status: "succeeded" },
      { status: "failed" },
    ]);
  });

  it("lets two imports of the same file at once end as one after the other", async () => {
    const file = await save("jobs-2026-09-02.json", [ROW, PEON]);
    const summaries = await Promise.all([importFile(file), importFile(file)]);
    expect(summaries.map((summary) => summary.created).toSorted()).toEqual([0, 2]);
    expect(await db().job.count()).toBe(2);
  });
});

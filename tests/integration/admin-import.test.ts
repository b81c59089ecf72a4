import writeSheet from "write-excel-file/node";
import * as previewRoute from "@/app/api/admin/import/preview/route";
import * as importRoute from "@/app/api/admin/import/route";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { listRuns } from "@/lib/ingestion/runs";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { zipBomb } from "@/tests/support/hostile-files";
import { csv, HEADER, readUploadsHere, row, TODAY, uploadsBy } from "@/tests/support/import-calls";

const database = useDatabase();
let editor: TestAccount;
beforeEach(async () => {
  await database.clear();
  editor = await makeAdmin("editor");
});

const { post, preview, runImport } = uploadsBy(() => editor);

const file = csv([row(1), row(2), row(3, { "last date": "0 June 2026" }), row(4, { title: "" })]);

describe("a file that an editor uploads", () => {
  it("names the host that most of its rows are from, and the others", async () => {
    const of = (id: number, host: string) => row(id, { link: `https://${host}/notices/${id}` });
    const file = csv([of(1, "c.example"), of(2, "a.example"), of(3, "a.example"), of(4, "b.example")]);
    expect(await preview(file)).toMatchObject({ source: "a.example", otherSources: ["b.example", "c.example"] });
  });

  it("is read by a worker", async () => {
    expect((await preview(file)).counts).toMatchObject({ new: 2, refused: 2 });
    expect((await runImport(file)).at(-1)).toMatchObject({ summary: { created: 2 } });
  });

  it("takes XLSX as it takes CSV", async () => {
    const rows = [HEADER, row(1)].map((cells) => cells.map((value) => ({ type: String, value })));
    expect((await preview(await writeSheet(rows).toBuffer())).counts.new).toBe(1);
  });

  it.each([
    ["nothing", ""],
    ["prose", "just some words"],
    ["a sheet that is broken", "PK\u0003\u0004 not a zip"],
  ])("refuses a file of %s and says why", async (_what, body) => {
    const response = await post(previewRoute.POST, body);
    expect(response.status).toBe(400);
    expect((await response.json()).errors.file).toHaveLength(1);
  });

  it("refuses a cell that no spreadsheet can hold, and names its column", async () => {
    const response = await post(previewRoute.POST, csv([row(1), row(2, { qualification: "x".repeat(32_768) })]));
    expect(response.status).toBe(400);
    const message = 'rows.csv: row 2, column "qualification": the cell has more than 32,767 characters';
    expect(await response.json()).toEqual({ message, errors: { file: [message] } });
  });

  it("is one at a time for each editor, and ends with its answer or its refusal", async () => {
    const both = await Promise.all([post(previewRoute.POST, file), post(importRoute.POST, file)]);
    const refused = both.find(({ status }) => status === 409);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refused?.json()).toEqual({
      message: "Another file of yours is being read or imported. Wait until that has ended, then try again.",
    });
    await both.find(({ status }) => status === 200)?.text();
    expect((await post(previewRoute.POST, "just some words")).status).toBe(400);
    expect((await post(importRoute.POST, "just some words")).status).toBe(400);
    expect((await runImport(file)).at(-1)).toMatchObject({ summary: { read: 4 } });
    expect((await preview(file)).read).toBe(4);
    expect(await db().importTurn.count()).toBe(0);
  });
});

describe("an import by an editor", () => {
  readUploadsHere();

  it("is shown row by row before anything is written", async () => {
    const found = await preview(file);
    expect(found).toMatchObject({
      source: "example.org",
      read: 4,
      counts: { new: 2, changed: 0, same: 0, joined: 0, refused: 2 },
    });
    expect(found.rows.map(({ row: number, outcome }) => [number, outcome])).toEqual([
      [1, "new"],
      [2, "new"],
      [3, "refused"],
      [4, "refused"],
    ]);
    expect(found.rows[3]?.note).toMatch("no title");
    expect(await db().job.count()).toBe(0);
    expect(await db().ingestionRun.count()).toBe(0);
  });

  it("tells its progress and what it did, is logged, and changes nothing the second time", async () => {
    const events = await runImport(file);
    expect(events.at(-1)).toMatchObject({ summary: { read: 4, created: 2, refused: 2 } });
    expect(events.some((event) => "done" in event)).toBe(true);
    expect(await db().auditEntry.findFirst({ where: { action: "import.run" }, orderBy: { id: "desc" } })).toMatchObject({
      label: "rows.csv",
      newValues: { created: 2 },
    });
    expect((await preview(file)).counts).toEqual({ new: 0, changed: 0, same: 2, joined: 0, refused: 2 });
    expect((await runImport(file)).at(-1)).toMatchObject({ summary: { created: 0, updated: 0, unchanged: 2 } });
  });

  it("names what would change, and leaves withdrawn and corrected jobs alone", async () => {
    await runImport(csv([row(1), row(2), row(3)]));
    await db().job.updateMany({ where: { sourceReference: "2" }, data: { status: "withdrawn" } });
    await db().job.updateMany({ where: { sourceReference: "3" }, data: { editedAt: new Date() } });
    const moved = addDays(TODAY, 30);
    const found = await preview(csv([1, 2, 3].map((id) => row(id, { "last date": moved }))));
    expect(found.rows.map(({ outcome, note }) => [outcome, note])).toEqual([
      ["changed", `deadline: ${addDays(TODAY, 20)} → ${moved}`],
      ["same", "withdrawn here, and stays so"],
      ["same", "corrected by an editor, and stays so"],
    ]);
  });

  it("is kept by the jobs that it made and by those that it changed last, which the list finds by it", async () => {
    const runOf = async (...rows: string[][]) => {
      const end = (await runImport(csv(rows))).at(-1);
      return end && "summary" in end ? end.summary.runId : Number.NaN;
    };
    const list = async (query: Record<string, string>) => {
      const { jobs } = await listAdminJobs(adminListSchema.parse(query), new Date());
      return jobs.map(({ title }) => title).toSorted();
    };
    const [later, latest] = [30, 40].map((days) => ({ "last date": addDays(TODAY, days) }));
    const first = await runOf(row(1), row(2), row(3));
    const second = await runOf(row(1, later), row(2), row(4));
    expect(await list({ madeBy: `${first}` })).toEqual([1, 2, 3].map((id) => `Junior Clerk Grade ${id}`));
    expect(await list({ madeBy: `${second}` })).toEqual(["Junior Clerk Grade 4"]);
    expect(await list({ changedBy: `${first}` })).toEqual([]);
    expect(await list({ changedBy: `${second}` })).toEqual(["Junior Clerk Grade 1"]);
    const third = await runOf(row(1, latest));
    expect(await list({ changedBy: `${second}` })).toEqual([]);
    await db().job.updateMany({ where: { title: "Junior Clerk Grade 4" }, data: { deletedAt: new Date(), status: "withdrawn" } });
    expect(await listRuns(3)).toMatchObject([
      { id: third, created: 0, updated: 1, hasMade: false, hasChanged: true },
      { id: second, created: 1, updated: 1, hasMade: false, hasChanged: false },
      { id: first, created: 3, updated: 0, hasMade: true, hasChanged: false },
    ]);
  });

  it("is told beforehand that a snapshot of the same instant that says less changes nothing", async () => {
    const snapshot = `${addDays(TODAY, -1)}T08:00:00Z`;
    await runImport(csv([row(1, { snapshot })]));
    const less = csv([row(1, { snapshot, vacancies: "" })]);
    expect((await preview(less)).rows).toMatchObject([{ outcome: "same", note: "a more complete snapshot is stored" }]);
    expect((await runImport(less)).at(-1)).toMatchObject({ summary: { updated: 0, unchanged: 1 } });
    expect(await db().job.findFirstOrThrow()).toMatchObject({ positions: 10, version: 1 });
  });

  it("is shown with joined rows, ignored columns and cells, and what was read beside what is written", async () => {
    const lines = csv([row(1, { vacancies: "about 10" }), row(1, { location: "Nagpur" })]).split("\n");
    const found = await preview([`${lines[0]},Colour`, `${lines[1]},red`, `${lines[2]},blue,lost`].join("\n"));
    expect(found).toMatchObject({ read: 2, counts: { new: 1, joined: 1 }, notRows: 0 });
    expect(found.columns).toContainEqual(expect.objectContaining({ header: "Colour", field: null, sample: "red" }));
    expect(found.rows).toMatchObject([
      { row: 1, outcome: "new", note: "vacancies dropped: about 10" },
      {
        row: 2,
        outcome: "joined",
        note: "the same notice as row 1, whose job counts; 1 cell stands under no column that is read",
        values: expect.arrayContaining([{ field: "Location", written: "Nagpur", read: "Pune, Maharashtra" }]),
      },
    ]);
    expect(found.rows[0]?.values).toContainEqual({ field: "Number of vacancies", written: "about 10", read: null });
  });

  it("counts vacancies in the digits of Hindi, and says of a row whose number is dropped that it is", async () => {
    const counts = ["१,२३४ पद", "not known", "10-12"];
    const found = await preview(csv(counts.map((vacancies, at) => row(at + 1, { vacancies }))));
    expect(found.rows.map(({ note }) => note)).toEqual(["", "", "vacancies dropped: 10-12"]);
    expect(found.rows[0]?.values).toContainEqual({ field: "Number of vacancies", written: counts[0], read: "1234" });
  });

  it("shows columns that mean nothing, so that somebody can say what they are, and imports none of them until then", async () => {
    const found = await preview("a,b\n1,2");
    expect(found.columns).toMatchObject([
      { header: "a", field: null, sample: "1" },
      { header: "b", field: null, sample: "2" },
    ]);
    expect(found.counts).toMatchObject({ new: 0 });
    const refused = await post(importRoute.POST, "a,b\n1,2");
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors.file).toEqual([
      expect.stringContaining("no column is recognised as the title of a job"),
    ]);
  });

  it("waits neither for another editor's nor for one whose server has died", async () => {
    const other = await makeAdmin("editor");
    await db().importTurn.create({ data: { editorId: other.id, token: "theirs", lastsUntil: new Date(Date.now() + 20_000) } });
    await db().importTurn.create({ data: { editorId: editor.id, token: "dead", lastsUntil: new Date(Date.now() - 1_000) } });
    expect((await post(previewRoute.POST, file)).status).toBe(200);
    expect(await db().importTurn.findMany()).toMatchObject([{ token: "theirs" }]);
  });

  it("refuses a file that unpacks to too much where there is no worker either", async () => {
    expect((await post(previewRoute.POST, zipBomb())).status).toBe(400);
  });

  it("refuses a file that is too large", async () => {
    expect((await post(previewRoute.POST, new Uint8Array(9 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it("of more than a thousand rows tells its progress in steps", async () => {
    const large = csv(Array.from({ length: 1_010 }, (_, index) => row(index + 1)));
    expect((await preview(large)).counts.new).toBe(1_010);
    const events = await runImport(large);
    const steps = Array.from({ length: 11 }, (_, index) => index * 100);
    expect(events.filter((event) => "done" in event).map((event) => "done" in event && event.done)).toEqual([...steps, 1010]);
    expect(events.at(-1)).toMatchObject({ summary: { created: 1_010 } });
  });

  it("goes on to its end where its editor leaves, and changes nothing when its file comes again", async () => {
    const large = csv(Array.from({ length: 510 }, (_, index) => row(index + 1)));
    await (await post(importRoute.POST, large)).body?.cancel();
    await eventually(async () => (await db().importTurn.count()) === 0);
    expect(await db().job.count()).toBe(510);
    expect((await runImport(large)).at(-1)).toMatchObject({ summary: { created: 0, updated: 0, unchanged: 510 } });
  });

  it("that fails in the middle leaves nothing behind", async () => {
    await db().$executeRawUnsafe("ALTER TABLE jobs ADD CONSTRAINT breaks CHECK (source_reference <> '505')");
    try {
      const events = await runImport(csv(Array.from({ length: 510 }, (_, index) => row(index + 1))));
      expect(events.at(-1)).toEqual({ error: expect.stringMatching("nothing was written") });
      expect(await db().job.count()).toBe(0);
      expect(await db().ingestionRun.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ status: "failed" });
    } finally {
      await db().$executeRawUnsafe("ALTER TABLE jobs DROP CONSTRAINT breaks");
    }
  });
});

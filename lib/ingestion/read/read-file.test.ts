import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { snapshotDay } from "@/lib/ingestion/parse/days";
import { FILE_BOUNDS, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { readEntries } from "@/lib/ingestion/read/read-document";
import { readListingFile } from "@/lib/ingestion/read/read-file";
import { readListingRows } from "@/lib/ingestion/read-listings";

const read = (text: string) => readEntries({ bytes: new TextEncoder().encode(text), name: "file" }, FILE_BOUNDS);
const records = async (text: string) => (await read(text)).entries.map((entry) => entry.record);

describe("readEntries", () => {
  it.each([
    ["a JSON array", '[{"title":"A"},{"title":"B"}]'],
    ["an object around an array", '{"count":2,"rows":[{"title":"A"},{"title":"B"}]}'],
    ["JSON lines", '{"title":"A"}\n{"title":"B"}\n'],
    ["CSV", "title,x\nA,1\nB,2\n"],
    ["CSV with quotes and a line break in a cell", 'title,x\r\nA,"1\n2 ""3"""\r\nB,2\r\n'],
    ["CSV with semicolons", "title;x\nA;1\nB;2"],
    ["CSV with tabs", "title\tx\nA\t1\nB\t2"],
  ])("reads %s", async (_form, text) => expect((await records(text)).map((record) => record.title)).toEqual(["A", "B"]));

  it("takes the state of a row from the name of its list, and skips a state without rows", async () => {
    const { entries, notRows } = await read('{"Bihar":[{"title":"A"}],"Goa":["noData"],"Assam":"noData","dbOn":"03.05.25"}');
    expect(entries).toEqual([{ record: { title: "A" }, state: "Bihar" }]);
    expect(notRows).toBe(1);
  });

  it.each(["", "   ", "{broken", "just a sentence"])("refuses %j", async (text) => {
    await expect(read(text)).rejects.toThrow(UnreadableFileError);
  });

  it("counts the cells that stand under no name", async () => {
    const [first, second] = (await read("title,,x\nA,lost,1,lost too\nB\n")).entries;
    expect(first).toEqual({ record: { title: "A", x: "1" }, unnamedCells: 2, isTorn: true });
    expect(second).toEqual({ record: { title: "B" }, unnamedCells: 0 });
  });
});

describe("snapshotDay", () => {
  it.each([
    ["03.05.25", "2025-05-03T00:00:00.000Z"],
    ["jobs-2026-08-18.json", "2026-08-18T00:00:00.000Z"],
    ["2026-08-22T16:58:41", "2026-08-22T16:58:41.000Z"],
    ["latest.json", undefined],
  ])("reads %j as %s", (text, instant) => expect(snapshotDay(text)?.toISOString()).toBe(instant));
});

describe("readListingFile", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "listings-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("says that a file is missing", async () => {
    await expect(readListingFile(path.join(folder, "none.json"))).rejects.toThrow("no such file");
  });

  it("says that there are no rows", async () => {
    const file = path.join(folder, "empty.json");
    await writeFile(file, "[]");
    await expect(readListingFile(file)).rejects.toThrow("no rows found");
  });

  it("says that no column is a title", async () => {
    const file = path.join(folder, "prices.csv");
    await writeFile(file, "fruit,price\napple,3\n");
    await expect(readListingFile(file)).rejects.toThrow("no column is recognised as the title");
  });

  it("joins the rows of one notice on several state pages into one job", async () => {
    const row = {
      recBoard: "Example Board",
      postNameTitle: "Clerk",
      lDate: "30-06-2026",
      postedDate: "01-06-2026",
      link: "https://example.org/articles/clerk-recruitment-1",
    };
    const file = path.join(folder, "jobs-2026-06-02.json");
    await writeFile(file, `\uFEFF${JSON.stringify({ Kerala: [row], Bihar: [row, { ...row, link: `${row.link}2` }] })}`);
    const { jobs, joined, refused } = readListingRows(await readListingFile(file));
    expect(jobs.map(({ job }) => job.location)).toEqual(["Bihar, Kerala", "Bihar"]);
    expect({ joined, refused }).toEqual({ joined: [{ row: 2, into: 1, title: "Clerk" }], refused: [] });
  });
});

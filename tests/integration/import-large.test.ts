import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import writeSheet from "write-excel-file/node";
import { dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { importFile } from "@/lib/ingestion/import-file";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "large-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => database.clear());

/** Rows are read two hundred at a time: parts begin and end within them, and a row is the same as one of an earlier part. */
const ROWS = { first: 450, other: 250 };
const REPEATED = { first: 220, other: 120 };

type Row = Record<string, string>;
const HEADERS = ["id", "post name", "organisation", "last date", "posted on", "state", "vacancies", "url", "description"];
const STATES = ["Bihar", "Kerala", "Goa"];

/** Rows as aggregators have them: notices of one page or of several states, some without a page of their own, some twice, and some that are none. */
function rowsOf(count: number, repeated = REPEATED.first): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    // Some are named anew each time that they stand there, others by a number that stands for a kind of post.
    id: index % 4 === 1 ? `n${index}` : index % 23 === 7 ? "kind-7" : "",
    "post name": index % 50 === 0 ? "Admit Card of Clerk" : `लिपिक Clerk ${index % repeated} "A", Recruitment`,
    organisation: (index % repeated) % 3 === 0 ? "Example Board" : "Staff Selection Commission",
    "last date": index % 90 === 1 ? "15 Days" : `${String(1 + (index % 27)).padStart(2, "0")}-12-2026`,
    "posted on": "01-11-2026",
    state: STATES[index % 5] ?? "",
    vacancies: String((index % repeated) % 40),
    url:
      index % 4 === 0 ? "https://lists.example.org/jobs" : `https://lists.example.org/articles/recruitment-${index % repeated}`,
    description: `First line\nsecond, with a comma ${"व".repeat(index % 80)}`,
  }));
}

const WRITTEN: Record<string, (rows: readonly Row[]) => string | Buffer | Promise<Buffer>> = {
  // Days as days and numbers as numbers.
  "rows.xlsx": (rows) => workbookOf(rows),
  "rows.csv": (rows) => csvOf(rows, ","),
  "marked.csv": (rows) => `\uFEFF${csvOf(rows, ";")}`,
  "wide.tsv": (rows) => Buffer.from(`\uFEFF${csvOf(rows, "\t")}`, "utf16le"),
  "rows.jsonl": (rows) => rows.map((row) => JSON.stringify(row)).join("\n"),
  "rows.json": (rows) => JSON.stringify(rows, null, 1),
  // Read whole whatever its size: its rows lie deeper, and its letters are not told piece by piece.
  "nested.json": (rows) => JSON.stringify({ snapshot: "2026-11-20", answer: { rows } }),
  "windows.csv": (rows) => Buffer.from(csvOf(rows, ",").replaceAll(/[^\p{ASCII}]/gu, "\u00e9"), "latin1"),
};

function workbookOf(rows: readonly Row[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    HEADERS.map((header) => {
      const text = row[header] ?? "";
      const [day, month, year] = text.split("-").map(Number);
      if (header === "last date" && year)
        return { value: new Date(Date.UTC(year, (month ?? 1) - 1, day)), type: Date, format: "dd/mm/yyyy" };
      return header === "vacancies" ? { value: Number(text), type: Number } : { value: text, type: String };
    }),
  );
  const header = HEADERS.map((value) => ({ value, type: String }));
  return writeSheet([header, ...cells]).toBuffer();
}

function csvOf(rows: readonly Row[], delimiter: string): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => HEADERS.map((header) => cell(row[header] ?? "")).join(delimiter));
  return [HEADERS.join(delimiter), ...lines].join("\r\n");
}

async function save(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  await utimes(file, new Date("2026-11-20T00:00:00Z"), new Date("2026-11-20T00:00:00Z"));
  return file;
}

/** Imports a file as one of this size, and says what came of it. */
async function importedAs(file: string, largeFrom: number) {
  await database.clear();
  const { runId, durationMs: _duration, ...summary } = await importFile(file, { largeFrom });
  const omit = { id: true, createdAt: true, updatedAt: true, organisationId: true } as const;
  return {
    summary,
    jobs: await db().job.findMany({ omit, orderBy: [{ source: "asc" }, { sourceReference: "asc" }] }),
    refusals: await db().refusal.findMany({ where: { runId }, omit: { id: true, runId: true }, orderBy: { row: "asc" } }),
    waiting: await db().reviewItem.findMany({ omit: { id: true, createdAt: true }, orderBy: { sourceReference: "asc" } }),
  };
}

/** The rows are the same in each form: of one they are more, and imported once more. */
const kinds = Object.entries(WRITTEN).map(([name, written], index) => ({
  name,
  written,
  kind: index === 0 ? ("first" as const) : ("other" as const),
}));

it.each(kinds)(
  "imports $name as the same whether it is held in memory or read some rows at a time",
  async ({ name, written, kind }) => {
    const file = await save(name, await written(rowsOf(ROWS[kind], REPEATED[kind])));
    const held = await importedAs(file, Number.POSITIVE_INFINITY);
    expect(held.summary).toMatchObject({ read: ROWS[kind], refusedByReason: { "not-a-recruitment": ROWS[kind] / 50 } });
    expect(held.summary.merged).toBeGreaterThan(ROWS[kind] / 5);
    expect(await importedAs(file, 0)).toEqual(held);
    if (kind === "first") expect(await importFile(file, { largeFrom: 0 })).toMatchObject({ created: 0, updated: 0 });
  },
);

it("gives as many rows as it holds at a time and more a name of their own, where one form stands beside all", async () => {
  const rows = rowsOf(650).map((row, index) => ({
    ...row,
    id: "",
    "post name": `${["Driver", "Chemist", "Librarian", "Stenographer"][index % 4]} of unit ${index}`,
    "last date": "20-12-2026",
    url: "https://lists.example.org/forms/online-application",
  }));
  const file = await save("form.csv", csvOf(rows, ","));
  expect(await importFile(file, { largeFrom: 0 })).toMatchObject({ created: 650, merged: 0 });
  expect(await importFile(file, { largeFrom: 0 })).toMatchObject({ created: 0, updated: 0, unchanged: 650 });
});

it("asks about all that stands below a heading of closed ones, of which most are read after it", async () => {
  const rows = rowsOf(450).map((row, index) => ({ ...row, "post name": `Clerk ${index}`, "last date": "20-12-2026", url: "" }));
  const file = await save("archive.csv", csvOf([...rows.slice(0, 9), { "post name": "Archive" }, ...rows.slice(9)], ","));
  const held = await importedAs(file, Number.POSITIVE_INFINITY);
  expect(held.summary.refusedByReason).toEqual({ "not-a-recruitment": 1, "closed-ahead": 441 });
  expect(await importedAs(file, 0)).toEqual(held);
});

it("moves the last dates that corrigenda and notes name, wherever they stand among rows that are read piece by piece", async () => {
  const corrigendum = (number: number, said: string) => `Corrigendum to Advt. No. ${number}/2026: last date ${said},,,`;
  const rows = Array.from({ length: 450 }, (_, at) => `Clerk ${at},Example Board,${at}/2026,20-12-2026`);
  const before = ["post name,organisation,advt no,last date", corrigendum(440, "extended to 31-12-2026")];
  const after = [corrigendum(3, "extended to 30-12-2026"), corrigendum(5, "extended by 15 days")];
  const note = "Note: Last date of Advt. No. 400/2026 extended to 29-12-2026,,,";
  const file = await save("corrigenda.csv", [...before, ...rows, ...after, note].join("\n"));
  const held = await importedAs(file, Number.POSITIVE_INFINITY);
  const moved = held.jobs.map(({ title, deadline }) => `${title}: ${dayOf(deadline)}`).filter((told) => !told.endsWith("-20"));
  expect(moved.toSorted()).toEqual(["Clerk 3: 2026-12-30", "Clerk 400: 2026-12-29", "Clerk 440: 2026-12-31"]);
  expect(held.refusals.filter(({ reason }) => reason === "remarked-deadline")).toMatchObject([{ title: "Clerk 5" }]);
  expect(await importedAs(file, 0)).toEqual(held);
});

it("tells how far it is, from the first rows to the last", async () => {
  const file = await save("told.csv", csvOf(rowsOf(700), ","));
  const told: [number, number][] = [];
  await importFile(file, { largeFrom: 0, onProgress: (done, total) => told.push([done, total]) });
  const shares = told.map(([done, total]) => done / total);
  expect(told.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it("asks the database as often for two hundred notices wherever they stand in a file, new or known", async () => {
  const query = jest.spyOn(Client.prototype, "query");
  const asked: number[] = [];
  for (const count of [400, 1_000]) {
    await database.clear();
    const rows = rowsOf(count).map((row, index) => ({
      ...row,
      "post name": `Clerk ${index}`,
      "last date": "20-12-2026",
      url: "",
    }));
    const file = await save(`asked-${count}.csv`, csvOf(rows, ","));
    for (const outcome of ["created", "unchanged"]) {
      query.mockClear();
      expect(await importFile(file, { largeFrom: 0 })).toMatchObject({ [outcome]: count });
      asked.push(query.mock.calls.length);
    }
  }
  query.mockRestore();
  const [few = 0, fewKnown = 0, many = 0, manyKnown = 0] = asked;
  // Three times two hundred more.
  expect((many - few) / 3).toBeLessThanOrEqual(14);
  expect((manyKnown - fewKnown) / 3).toBeLessThanOrEqual(14);
});

it.each([
  ["a list that ends in the middle", "torn.json", (whole: string) => whole.slice(0, -30), "ends in the middle"],
  ["a line that is no JSON", "torn.jsonl", (whole: string) => `${whole}\n{"title": `, "neither JSON nor JSON lines"],
])("imports nothing of %s, however late it ends", async (_what, name, torn, message) => {
  const rows = rowsOf(1_300);
  const whole = name.endsWith("l") ? rows.map((row) => JSON.stringify(row)).join("\n") : JSON.stringify(rows);
  await expect(importFile(await save(name, torn(whole)), { largeFrom: 0 })).rejects.toThrow(message);
  expect([await db().job.count(), await db().reviewItem.count()]).toEqual([0, 0]);
});

it.each([
  ["records that lie deeper", "deep.json", (rows: string) => `{"answer": {"rows": ${rows}}}`],
  ["a page", "page.html", (rows: string) => `<!doctype html><html><body><p>${rows}</p></body></html>`],
  [
    "letters of old Windows",
    "old.csv",
    (rows: string) => Buffer.from(`title,last date\n"\u00e9","${rows.replaceAll('"', "'")}"`, "latin1"),
  ],
])("says of a file that would have to be held whole, for %s, what to save it as", async (_what, name, written) => {
  const rows = JSON.stringify([{ title: "Clerk", text: "x".repeat(13 * 1024 * 1024) }]);
  await expect(importFile(await save(name, written(rows)))).rejects.toThrow(/may be larger than 12 MB\. Save it as one of these/);
});

it("takes less of a page than of other forms, since it takes more memory", async () => {
  const page = `\n<!doctype html><html><body><p>${"x".repeat(5 * 1024 * 1024)}</p></body></html>`;
  await expect(importFile(await save("page.html", page))).rejects.toThrow("may be larger than 4 MB. Save it as one of these");
});

it("refuses a large file of no columns that are known, and one of no rows", async () => {
  await expect(importFile(await save("other.csv", "a,b\n1,2\n"), { largeFrom: 0 })).rejects.toThrow("no column is recognised");
  await expect(importFile(await save("none.csv", "title,last date\n"), { largeFrom: 0 })).rejects.toThrow("no rows found");
});

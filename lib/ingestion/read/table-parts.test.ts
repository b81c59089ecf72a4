import { namedBatches } from "@/lib/ingestion/large/named-batches";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { Tears } from "@/lib/ingestion/read/tears";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { rowsOf } from "@/tests/support/document-rows";
import { sheetRows, workbookOf } from "@/tests/support/hostile-files";

const told = async (...rows: string[][]) =>
  (await rowsOf(workbookOf(sheetRows(rows)))).flatMap(({ title, deadline }) => (title ? [[title, deadline]] : []));

it("reads a table under its first names that are named again on each page, with those above several columns", async () => {
  const names = [
    ["Name of Post", "Important Dates", "", "Posts", "Board"],
    ["", "Opening", "Closing", "", ""],
  ];
  const row = (post: string) => [post, "20-11-2026", "24-12-2026", "12", "Example Board"];
  expect(await told(...names, row("Clerk"), ...names, row("Peon"))).toEqual([
    ["Clerk", "24-12-2026"],
    ["Peon", "24-12-2026"],
  ]);
});

it("reads a table under its names in English where those in Hindi below them are not all known", async () => {
  const names = ["Post", "Last Date", "Department", "Posts"];
  const inHindi = ["पद का नाम", "कब तक", "बोर्ड", "पदों की संख्या"];
  expect(await told(names, inHindi, ["Clerk", "24-12-2026", "Police", "12"])).toEqual([["Clerk", "24-12-2026"]]);
});

it("refuses a row that a comma without quotes makes too long, and none whose days stand in their columns", async () => {
  const rowsBelow = async (...rows: string[]) => {
    const bytes = new TextEncoder().encode(["Post,Board,Posts,Start Date,Last Date,Remarks", ...rows].join("\n"));
    const file = await readDocument({ bytes, name: "posts.csv" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-08-20") });
    return readListingRows(file).refused.map(({ row, reason }) => [row, reason]);
  };
  const clerk = "Clerk,Example Board,12,01-09-2026,30-09-2026";
  const peon = "Peon,Example Board,1,250,01-09-2026,30-09-2026";
  expect(await rowsBelow(clerk, `${clerk},`, `${peon},`)).toEqual([[3, "torn-row"]]);
  expect(await rowsBelow(`${peon},for men`)).toEqual([[1, "torn-row"]]);
  expect(await rowsBelow(`${clerk},for women, men,`, clerk, clerk)).toEqual([]);
  expect(await rowsBelow(`${clerk},,`, `${clerk},,`)).toEqual([]);
  const names = "Post,Board,Posts,Start Date,Last Date,Remarks";
  expect(await rowsBelow(clerk, names, `${peon},`)).toEqual([[3, "torn-row"]]);
});

it("marks a row that is torn in a large file too, below names that come again as well", async () => {
  const names = ["Post", "Board", "Posts", "Last Date", "Remarks"];
  const clerk = ["Clerk", "Example Board", "12", "30-09-2026", ""];
  const peon = ["Peon", "Example Board", "1", "250", "30-09-2026", ""];
  async function* pieces() {
    yield [names, ...Array.from({ length: 300 }, () => clerk), peon, names, clerk, peon];
  }
  const tears = new Tears();
  const torn: (boolean | undefined)[] = [];
  for await (const entries of namedBatches(pieces(), FILE_BOUNDS, (part, rows) => tears.marked(part, rows)))
    torn.push(...entries.map(({ isTorn }) => isTorn));
  expect(torn.flatMap((isTorn, at) => (isTorn ? [at] : []))).toEqual([300, 302]);
});

describe("a mark of repetition", () => {
  const NAMES = ["Name of Post", "Board", "Last Date", "Posts"];
  const CLERK = ["Clerk", "Example Board", "24-12-2026", "3"];
  const facts = async (content: string | Uint8Array) =>
    (await rowsOf(content)).map(({ title, organisation, deadline, vacancies }) => [title, organisation, deadline, vacancies]);
  const inSheet = (...rows: string[][]) => facts(workbookOf(sheetRows(rows)));

  it("is read as what stands above it in its column, below the heading of a group too", async () => {
    const rows = [
      ["Group C", "", "", "2"],
      ["Peon", "-do-", "Ditto", "12"],
      ["DO", "Do", "यथोपरि", '"'],
    ];
    expect((await inSheet(NAMES, CLERK, ...rows)).slice(2)).toEqual([
      ["Peon", "Example Board", "24-12-2026", "12"],
      ["DO", "Example Board", "24-12-2026", "12"],
    ]);
  });

  it("goes on below names that are repeated, and not below those of another table, or where nothing stands above it", async () => {
    const others = ["Post", "Department", "Closing Date", "Vacancies"];
    const same = ["Peon", "-do-", "-do-", "1"];
    const blank = ["Driver", "", "25-12-2026", "2"];
    expect(await inSheet(NAMES, CLERK, NAMES, same, others, same, blank, same)).toEqual([
      CLERK,
      ["Peon", "Example Board", "24-12-2026", "1"],
      ["Peon", undefined, undefined, "1"],
      ["Driver", undefined, "25-12-2026", "2"],
      ["Peon", undefined, "25-12-2026", "1"],
    ]);
  });

  it("is read in each of the columns below one name", async () => {
    const names = [
      ["Name of Post", "Last Date", "", "Board"],
      ["", "Online", "Hard copy", ""],
    ];
    const rows = [
      ["Clerk", "20-12-2026", "30-12-2026", "Example Board"],
      ["Peon", "-do-", "05-01-2027", "-do-"],
    ];
    expect((await inSheet(...names, ...rows))[1]?.slice(0, 3)).toEqual([
      "Peon",
      "Example Board",
      "Online: 20-12-2026; Hard copy: 05-01-2027",
    ]);
  });

  it("is no word of the names that a page repeats, nor of a heading across its table", async () => {
    const row = (cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;
    const rows = [row(CLERK), "<tr><td colspan=4>Group C</td></tr>", row(["Peon", "-do-", "-do-", "1"])];
    const again = [row(NAMES), row(["Driver", "-do-", "-do-", "2"])];
    const page = `<!DOCTYPE html><html><body><table>${[row(NAMES), ...rows, ...again].join("")}</table></body></html>`;
    expect((await facts(page)).slice(2)).toEqual([
      ["Peon", "Example Board", "24-12-2026", "1"],
      ["Driver", "Example Board", "24-12-2026", "2"],
    ]);
  });

  it("is read alike where a table is read piece by piece", async () => {
    async function* pieces() {
      yield [NAMES, CLERK];
      yield Array.from({ length: 250 }, () => ["Peon", "-do-", "-do-", "1"]);
    }
    const boards: unknown[] = [];
    for await (const batch of namedBatches(pieces(), FILE_BOUNDS)) boards.push(...batch.map(({ record }) => record.Board));
    expect([boards.length, new Set(boards)]).toEqual([251, new Set(["Example Board"])]);
  });
});

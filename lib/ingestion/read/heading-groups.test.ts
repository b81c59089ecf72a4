import { namedBatches } from "@/lib/ingestion/large/named-batches";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { sheetRows, workbookOf } from "@/tests/support/hostile-files";

type Rows = string[][];
const csvOf = (rows: Rows) => new TextEncoder().encode(rows.map((row) => row.join(",")).join("\n"));
const sheetOf = (rows: Rows) => workbookOf(sheetRows(rows));
const read = (bytes: Uint8Array) =>
  readDocument({ bytes, name: "rows" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-11-22T08:00:00Z") });

/** The same rows, read piece by piece. */
async function streamed(rows: Rows) {
  async function* pieces() {
    yield* rows.map((row) => [row]);
  }
  const entries = [];
  for await (const batch of namedBatches(pieces(), FILE_BOUNDS)) entries.push(...batch);
  return entries.map(({ record, above = 0 }, index) => [above + index + 1, record["closing date"]]);
}

const SINGLE = ["S. No.", "Name of Post", "Board"];
const GROUPS = ["Important dates", "", "No. of Posts", "", ""];
const OWN = ["Opening", "Closing", "UR", "SC", "Total"];
const BESIDE = [
  [...SINGLE, ...GROUPS],
  ["", "", "", ...OWN],
];
const ABOVE = [
  ["", "", "", ...GROUPS],
  [...SINGLE, ...OWN],
];
const LINES = [
  ["1", "Clerk", "Example Board", "01-12-2026", "24-12-2026", "7", "3", "10"],
  ["2", "Peon", "Example Board", "01-12-2026", "25-12-2026", "2", "", "2"],
];
const TITLE = ["State Recruitment Board 2026"];

it.each<[string, Rows]>([
  ["in the row of the single names", BESIDE],
  ["above the row of the single names", ABOVE],
  ["under a title", [TITLE, ...BESIDE]],
  ["above all names and under a title", [TITLE, ...ABOVE]],
  ["in the last row that may name columns", [...Array(9).fill(TITLE), ...BESIDE]],
])("joins a name above those of several columns with theirs: %s", async (_where, head) => {
  for (const bytes of [csvOf([...head, ...LINES]), sheetOf([...head, ...LINES])]) {
    const { rows } = await read(bytes);
    expect(
      rows.map(({ row, cells: { title, startsOn, deadline, vacancies } }) => [row, title, startsOn, deadline, vacancies]),
    ).toEqual([
      [head.length, "Clerk", "01-12-2026", "24-12-2026", "10"],
      [head.length + 1, "Peon", "01-12-2026", "25-12-2026", "2"],
    ]);
  }
  expect(await streamed([...head, ...LINES])).toEqual([
    [head.length, "24-12-2026"],
    [head.length + 1, "25-12-2026"],
  ]);
});

it("tells the parts of one value together", async () => {
  const head = [
    ["Name of Post", "Last Date", "Application Fee", ""],
    ["", "", "General", "SC/ST"],
  ];
  const { rows } = await read(sheetOf([...head, ["Clerk", "24-12-2026", "500", "0"]]));
  expect(rows.map(({ cells }) => cells.applicationFee)).toEqual(["General: 500; SC/ST: 0"]);
});

const NAMES = ["Name of Post", "Last Date", "Posts", "Remarks", "Place"];
it.each<[string, Rows]>([
  [
    "a row of the table below columns without a name",
    [
      ["Name of Post", "Last Date", "", ""],
      ["Clerk", "", "Open", "Yes"],
    ],
  ],
  [
    "names in a row of one thing that says no title",
    [
      ["Sanctioned", "", "Place"],
      ["Clerk", "Permanent", ""],
    ],
  ],
  ["a title of a year in the middle", [["", "", "Online application 2026", "", ""], NAMES]],
  ["a title over all columns", [["Online application for posts", "", "", "", ""], NAMES]],
  [
    "a name alone above one other",
    [
      ["", "", "Important dates", "", ""],
      ["Name of Post", "Board", "Closing", "", ""],
    ],
  ],
])("takes for no such name %s", async (_what, rows) => {
  const last = ["Clerk", "24-12-2026", "3", "None", "Pune"];
  const { columns } = await read(csvOf([...rows, last]));
  const names = columns.map(({ header }) => header);
  expect(rows.some((row) => names.every((name) => row.includes(name)))).toBe(true);
});

import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { readListingRows } from "@/lib/ingestion/read-listings";

const rowsOf = (...lines: string[]) => told(["Post,Board,Advt No,Last Date", ...lines].join("\n"));

/** What becomes of the rows of a document: the last day, or why it waits for a person or is refused. */
async function told(text: string) {
  const bytes = new TextEncoder().encode(text);
  const file = await readDocument({ bytes, name: "posts" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-11-27") });
  const { jobs, refused, waiting } = readListingRows(file);
  const waits = new Set(waiting.map(({ row }) => row));
  const told = [
    ...jobs.map(({ row, job }) => [row, job.deadline] as const),
    ...refused.map(({ row, reason }) => [row, `${waits.has(row) ? "waits" : "refused"}: ${reason}`] as const),
  ];
  return told.toSorted(([a], [b]) => a - b).map(([, what]) => what);
}

const CLERK = "Clerk,Example Board,5/2026,15-12-2026";
const PEON = "Peon,Example Board,6/2026,15-12-2026";
const NOTE = "refused: not-a-recruitment";
const DOUBTED = "waits: remarked-deadline";

it("reads of a note below a table to which day the last date of all its rows was put off", async () => {
  expect(await rowsOf(CLERK, PEON, "Note: Last date has been extended to 31-12-2026,,,")).toEqual([
    "2026-12-31",
    "2026-12-31",
    NOTE,
  ]);
  expect(await rowsOf(CLERK, "नोट: अंतिम तिथि 31-12-2026 तक बढ़ाई गई है,,,")).toEqual(["2026-12-31", NOTE]);
  expect(await rowsOf(CLERK, "Note: Last date preponed to 10-12-2026,,,")).toEqual([DOUBTED, NOTE]);
});

it.each(["Closed Advertisements", "ARCHIVE", "Expired Vacancies:", "समाप्त विज्ञापन"])(
  "asks a person about a last date to come below %j, up to the next group",
  async (heading) => {
    const closed = "waits: closed-ahead";
    expect(await rowsOf(CLERK, `${heading},,,`, PEON, "Current Advertisements,,,", CLERK.replace("5/", "8/"))).toEqual([
      "2026-12-15",
      NOTE,
      closed,
      NOTE,
      "2026-12-15",
    ]);
  },
);

it("asks a person about what stands below a heading of closed ones across the columns of a page", async () => {
  const row = (line: string) =>
    `<tr>${line
      .split(",")
      .map((cell) => `<td>${cell}</td>`)
      .join("")}</tr>`;
  const head = row("Post,Board,Advt No,Last Date");
  const group = '<tr><td colspan="4">Closed Advertisements</td></tr>';
  expect(await told(`<html><body><table>${head}${row(CLERK)}${group}${row(PEON)}</table></body></html>`)).toEqual([
    "2026-12-15",
    NOTE,
    "waits: closed-ahead",
  ]);
});

it("reads a note with a mark for the rows that have it", async () => {
  const notes = ["* Cancelled,,,", "# Last date extended to 28-12-2026,,,"];
  expect(await rowsOf(CLERK.replace("Clerk", "Clerk*"), PEON, "Driver,Example Board,7/2026,15-12-2026#", ...notes)).toEqual([
    "waits: closed-ahead",
    "2026-12-15",
    "2026-12-28",
    NOTE,
    NOTE,
  ]);
});

it("reads a note that names an advertisement or a post for this one", async () => {
  const note = "Note: Last date of Advt. No. 6/2026 has been extended to 28-12-2026";
  expect(await rowsOf(CLERK, PEON, `${note},,,`)).toEqual(["2026-12-15", "2026-12-28", NOTE]);
  expect(await rowsOf(CLERK, PEON, "N.B.: last date for Clerk extended to 28-12-2026,,,")).toEqual([
    "2026-12-28",
    "2026-12-15",
    NOTE,
  ]);
});

it("reads a note that names several posts, one of which is a part of another's name, for these", async () => {
  const junior = "Junior Clerk,Example Board,7/2026,15-12-2026";
  const note = "Note: Last date for Junior Clerk extended to 28-12-2026,,,";
  expect(await rowsOf(CLERK, junior, note)).toEqual(["2026-12-15", "2026-12-28", NOTE]);
  expect(await rowsOf(CLERK, junior, note.replace("for", "for Clerk and"))).toEqual(["2026-12-28", "2026-12-28", NOTE]);
  const again = CLERK.replace("5/2026", "7/2026");
  expect(await rowsOf(CLERK, again, note.replace("Junior Clerk", "Clerk (Advt. No. 7/2026)"))).toEqual([
    "2026-12-15",
    "2026-12-28",
    NOTE,
  ]);
});

it.each(["Driver", "Group C posts", "post no. 3", "post B", "Sl. No. 1", "चालक"])(
  "leaves all rows to a person where a note is of %s, which none of them is",
  async (post) => {
    expect(await rowsOf(CLERK, PEON, `Note: Last date for ${post} extended to 28-12-2026,,,`)).toEqual([DOUBTED, DOUBTED, NOTE]);
  },
);

it("leaves a row to a person where a note may be of another that has its name as a part", async () => {
  const note = "Note: Last date for Junior Clerk extended to 28-12-2026,,,";
  expect(await rowsOf(CLERK, PEON, note)).toEqual([DOUBTED, "2026-12-15", NOTE]);
});

it("reads a note for none of the rows that stand before another note, or in another table", async () => {
  const first = "Note: Last date extended to 20-12-2026,,,";
  expect(await rowsOf(CLERK, first, PEON, first.replace("20", "31"))).toEqual(["2026-12-20", NOTE, "2026-12-31", NOTE]);
  expect(await rowsOf(CLERK, "Name of Post,Board,Posts,Last Date", "Peon,Example Board,4,15-12-2026", first)).toEqual([
    "2026-12-15",
    "2026-12-20",
    NOTE,
  ]);
});

const table = (...rows: string[]) =>
  `<table><tr><th>Post<th>Board<th>Last Date</tr>${rows.map((row) => `<tr><td>${row.split("|").join("<td>")}</tr>`).join("")}</table>`;
const [CLERK_ROW, PEON_ROW] = ["Clerk|Example Board|15-12-2026", "Peon|Example Board|15-12-2026"];

it.each([
  "<p><b>Note:</b> Last date extended to 31-12-2026</p>",
  "<p>For details see below.</p><div><ul><li>Fees are not returned.</li><li>Note: Last date extended to 31-12-2026</li></ul></div>",
  "Note: Last date extended to 31-12-2026<br>Office of the Board",
  "<h4>Note: Last date extended to 31-12-2026</h4>",
])("reads the note behind a table of a page in %s", async (note) => {
  expect(await told(`<div><div>${table(CLERK_ROW, PEON_ROW)}</div>${note}</div>`)).toEqual(["2026-12-31", "2026-12-31", NOTE]);
});

it("reads behind a table of a page no note of another or of what stands below a heading", async () => {
  const note = "<p>Note: Last date extended to 31-12-2026</p>";
  const [one, other] = [table(CLERK_ROW, "Driver|Example Board|15-12-2026"), table(PEON_ROW)];
  expect(await told(`<div>${one}</div><p>Other posts</p><div>${other}${note}</div>`)).toEqual([
    "2026-12-15",
    "2026-12-15",
    "2026-12-31",
    NOTE,
  ]);
  expect(await told(`${one}<h3>Older posts</h3>${note}`)).toEqual(["2026-12-15", "2026-12-15"]);
});

it("reads a mark that is raised behind a value, or before a note", async () => {
  const rows = [CLERK_ROW.replace("2026", "2026<sup>#</sup>"), PEON_ROW.replace("Peon", "Peon<sup>1</sup>")];
  const note = "<sup>#</sup> Last date extended to 28-12-2026";
  expect(await told(`${table(...rows)}<p>${note}</p>`)).toEqual(["2026-12-28", "2026-12-15", NOTE]);
  const inTable = table(...rows).replace("</table>", `<tr><td colspan="3">${note}</td></tr></table>`);
  expect(await told(inTable)).toEqual(["2026-12-28", "2026-12-15", NOTE]);
});

it("leaves rows to a person of which a note may be", async () => {
  const driver = "Driver,Example Board,7/2026,18-12-2026";
  expect(await rowsOf(CLERK, driver, "Note: last date extended to 28-12-2026,,,")).toEqual([DOUBTED, DOUBTED, NOTE]);
  expect(await rowsOf(CLERK, PEON, "# Last date extended to 28-12-2026,,,")).toEqual([DOUBTED, DOUBTED, NOTE]);
  expect(await rowsOf(CLERK, PEON, "Note: last date of Advt. No. 9/2026 extended to 28-12-2026,,,")).toEqual([
    DOUBTED,
    DOUBTED,
    NOTE,
  ]);
});

it("takes what tells of no last date of rows for no note on them", async () => {
  const rows = ["* Number of posts may vary.,,,", "Note: last date of fee payment extended to 28-12-2026,,,", "Group C,,,"];
  expect((await rowsOf(CLERK.replace("Clerk", "Clerk*"), ...rows))[0]).toBe("2026-12-15");
  expect((await rowsOf(CLERK, "Last date of an unknown post extended to 28-12-2026,,,"))[0]).toBe("2026-12-15");
});

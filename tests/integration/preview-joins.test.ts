import { addDays, dayInIndia } from "@/lib/dates";
import { importListings } from "@/lib/ingestion/import-file";
import { previewListings } from "@/lib/ingestion/preview";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { toListingFile } from "@/lib/ingestion/read/entries";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const SEEN = new Date();
const day = (days: number) => addDays(dayInIndia(SEEN), days);

/** A recruitment, in a file that several sites were gathered in. */
const ENGINEERS = {
  title: "Recruitment of Junior Engineers (Civil)",
  organisation: "Staff Selection Commission",
  vacancies: "120",
  "last date": day(20),
  link: "https://first.example.org/notices/engineers",
};
const on = (host: string, change: Partial<Record<keyof typeof ENGINEERS | "age limit", string>> = {}) => ({
  ...ENGINEERS,
  ...change,
  link: `https://${host}.example.org/notices/${change.title ?? "engineers"}`.replaceAll(" ", "-"),
});

function listingsOf(rows: readonly object[]) {
  const entries = rows.map((row) => ({ record: { ...row } }));
  return readListingRows(toListingFile({ entries }, { name: "rows.csv", otherwise: SEEN, bounds: FILE_BOUNDS }));
}

it("tells of rows of several sources in one file which are of one recruitment, as the import then finds", async () => {
  const rows = [
    on("first"),
    on("second", { "last date": day(21), "age limit": "18-32 years" }),
    on("third"),
    on("fourth", { vacancies: "", "last date": day(25) }),
    on("first", { title: "Stenographer", vacancies: "55" }),
    on("second", { title: "Librarian", vacancies: "7" }),
  ];
  const preview = await previewListings(listingsOf(rows));
  const { created, updated, unchanged, merged, refused } = await importListings(listingsOf(rows), { input: "rows.csv" });
  expect({ new: created, changed: updated, same: unchanged, joined: merged, refused }).toEqual(preview.counts);
  const one = "the recruitment of row 1, from another source, whose job counts";
  expect(preview.rows.map(({ row, outcome, note, jobId }) => [row, outcome, note, jobId])).toEqual([
    [1, "new", "", null],
    [2, "changed", `${one}; other fields`, null],
    [3, "same", one, null],
    [4, "same", "may be the recruitment of row 1, from another source: waits for review", null],
    [5, "new", "", null],
    [6, "new", "", null],
  ]);
  expect((await previewListings(listingsOf(rows))).counts).toMatchObject({ new: 0, changed: 0, same: 6 });
});

import { asWritten, MAX_ROWS_AS_WRITTEN, shownValues } from "@/lib/ingestion/as-written";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { toListingFile } from "@/lib/ingestion/read/entries";
import { readListingRows } from "@/lib/ingestion/read-listings";

const ROW = {
  id: "7",
  title: "Junior Clerk - 05 Posts",
  board: "Example Board",
  "last date": "30 June 2027",
  "posted on": "2027-06-01",
  salary: "₹1 - ₹5",
  qualification: "Graduate",
  state: "Bihar",
  colour: "red",
  link: "https://board.example/7",
};

function read(...records: Record<string, unknown>[]) {
  const given = { name: "rows", otherwise: new Date("2027-06-02"), bounds: UPLOAD_BOUNDS };
  const file = toListingFile({ entries: records.map((record) => ({ record, unnamedCells: 0 })), notRows: 3 }, given);
  const listings = readListingRows(file);
  return { file, listings, shown: asWritten(file, listings) };
}
const cellOf = (field: string, values = read(ROW).shown.written[0]?.values) => values?.find((value) => value.field === field);

it("shows a cell beside what was read of it", () => {
  expect(cellOf("Job title")).toEqual({ field: "Job title", written: "Junior Clerk - 05 Posts", read: "Junior Clerk" });
  expect(cellOf("Application deadline")).toEqual({ field: "Application deadline", written: "30 June 2027", read: "2027-06-30" });
});

it("shows nothing beside a cell that was read as it is, or that is no field of a job", () => {
  expect(cellOf("Qualification")).toEqual({ field: "Qualification", written: "Graduate" });
  expect(cellOf("State")).toEqual({ field: "State", written: "Bihar" });
});

it("says of a cell that it was dropped", () => {
  expect(cellOf("Salary")).toEqual({ field: "Salary", written: "₹1 - ₹5", read: null });
  const { shown } = read({ ...ROW, qualification: ", and how to apply" });
  expect(cellOf("Qualification", shown.written[0]?.values)).toMatchObject({ read: null });
});

it("shows the cells of a refused row alone, and those of a joined row beside the job that it joins", () => {
  const { shown } = read({ ...ROW, "last date": "soon" }, { ...ROW, id: "8" }, { ...ROW, id: "8", state: "Kerala" });
  expect(cellOf("Application deadline", shown.written[0]?.values)).toEqual({ field: "Application deadline", written: "soon" });
  expect(cellOf("Job title", shown.written[2]?.values)).toMatchObject({ read: "Junior Clerk" });
});

it("names every column with what it is read as, and counts what is no row", () => {
  const { columns, notRows } = read(ROW).shown;
  expect(columns).toContainEqual(expect.objectContaining({ header: "colour", field: null, sample: "red" }));
  expect(columns).toContainEqual(expect.objectContaining({ header: "last date", field: "Application deadline", as: "deadline" }));
  expect(columns).toHaveLength(Object.keys(ROW).length);
  expect(notRows).toBe(3);
});

it("cuts long cells and keeps the first rows alone", () => {
  expect(shownValues({ description: "x".repeat(300) }, undefined)[0]?.written).toBe(`${"x".repeat(200)}...`);
  const { file, listings } = read(ROW);
  const shown = asWritten({ ...file, rows: Array(MAX_ROWS_AS_WRITTEN + 1).fill(file.rows[0]) }, listings);
  expect(shown.written).toHaveLength(MAX_ROWS_AS_WRITTEN);
});

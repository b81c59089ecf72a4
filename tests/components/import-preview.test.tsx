import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreviewTable } from "@/components/admin/import/preview-table";
import type { ImportPreview } from "@/lib/ingestion/preview-schema";

const PREVIEW: ImportPreview = {
  source: "example.org",
  otherSources: [],
  read: 3,
  counts: { new: 1, changed: 0, same: 0, joined: 1, refused: 1 },
  columns: [
    { header: "title", name: "title", field: "Job title", as: "title", sample: "Clerk" },
    { header: "Colour", name: "colour", field: null, as: null, sample: "red" },
  ],
  notRows: 2,
  toReview: 0,
  otherSheets: ["State", "Old"],
  key: { host: "example.org", shape: "0".repeat(64) },
  fixed: {},
  rows: [
    {
      row: 1,
      title: "Clerk",
      outcome: "new",
      note: "",
      jobId: null,
      values: [
        { field: "Job title", written: "Clerk - 05 Posts", read: "Clerk" },
        { field: "Salary", written: "₹1", read: null },
        { field: "Location", written: "Pune" },
      ],
    },
    { row: 2, title: "Clerk", outcome: "joined", note: "the same notice as row 1, whose job counts", jobId: null },
    { row: 3, title: "", outcome: "refused", note: "no title", jobId: null, values: [{ field: "Salary", written: "₹1" }] },
  ],
};

const cellsOf = (row: number) =>
  within(screen.getByRole("region", { name: `Values of row ${row}` }))
    .getAllByRole("row")
    .map((line) => [...line.children].map((cell) => cell.textContent));

beforeEach(() => void render(<PreviewTable preview={PREVIEW} />));

it("shows what was read beside what is written, and what was dropped", async () => {
  await userEvent.click(screen.getByText("Compare row 1 with the file"));
  expect(cellsOf(1)).toEqual([
    ["Field", "In the file", "Read as"],
    ["Job title", "Clerk - 05 Posts", "Clerk"],
    ["Salary", "₹1", "dropped"],
    ["Location", "Pune", "as written"],
  ]);
});

it("shows a refused row as it is written alone", async () => {
  await userEvent.click(screen.getByText("Compare row 3 with the file"));
  expect(cellsOf(3)).toEqual([
    ["Field", "In the file"],
    ["Salary", "₹1"],
  ]);
});

it("names the sheets of a workbook that are not read", () => {
  expect(screen.getByText("2 sheets ignored:").closest("p")?.textContent).toContain("State, Old. The first one alone is read");
});

it("names ignored columns and entries, and what the others are read as", async () => {
  const preview = screen.getByRole("region", { name: "Preview of the import" });
  expect(preview.textContent).toContain("1 column ignored: Colour");
  expect(preview.textContent).toContain("2 entries ignored: no rows of a table");
  await userEvent.click(screen.getByText("What the columns are read as"));
  expect(screen.getByText("title: Job title")).toBeTruthy();
});

it("lists joined rows by themselves too, with the row whose job they belong to", async () => {
  expect(screen.getByRole("status").textContent).toContain("of which 1 belong to the job of another row");
  await userEvent.click(screen.getByRole("button", { name: /^joined 1/ }));
  const rows = within(screen.getByRole("region", { name: "Rows" })).getAllByRole("row");
  expect(rows).toHaveLength(2);
  expect(rows[1]?.textContent).toContain("the same notice as row 1, whose job counts");
});

it("names the other hosts of a file that has several, and opens a job beside the preview, which is on no other page", () => {
  cleanup();
  const rows = [{ row: 1, title: "Clerk", outcome: "same", note: "", jobId: 7 }] as const;
  const otherSources = ["b.example", "c.example", "d.example", "e.example", "f.example", "g.example"];
  render(<PreviewTable preview={{ ...PREVIEW, otherSources, rows: [...rows] }} />);
  expect(screen.getByRole("status").textContent).toContain(
    "3 rows from example.org, b.example, c.example, d.example, e.example, 2 more hosts",
  );
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Clerk" }).target).toBe("_blank");
});

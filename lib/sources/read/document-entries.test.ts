import path from "node:path";
import { performance } from "node:perf_hooks";
import { env } from "@/lib/env";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { type Document, readEntries } from "@/lib/ingestion/read/read-document";
import { documentEntries } from "@/lib/sources/read/document-entries";
import { sheetRows, slowSheet, workbookOf } from "@/tests/support/hostile-files";
import { pdfOf } from "@/tests/support/pdf-of";

const rows = sheetRows([["Post", "Board"], ...Array.from({ length: 1_200 }, (_, at) => [`Clerk ${at}`, "Example Board"])]);
const page: Document["bytes"] = new TextEncoder().encode("title,board\nClerk,Example Board\n");
const documents: Document[] = [
  { name: "rows.xlsx", bytes: workbookOf(rows) },
  {
    name: "notice.pdf",
    bytes: pdfOf([
      [50, 700, "Name of Post: Clerk"],
      [50, 680, "Organisation: Example Board"],
      [50, 660, "Last date: 30-09-2026"],
    ]),
  },
  { name: "rows.csv", bytes: page },
];

beforeEach(() => {
  env.UPLOAD_WORKER = path.resolve("lib/ingestion/upload/worker.mjs");
});
afterEach(() => {
  env.UPLOAD_WORKER = undefined;
});

it.each(documents)("gives of $name what the reader gives, in its order", async (document) => {
  expect(await documentEntries(document)).toEqual(await readEntries(document, UPLOAD_BOUNDS));
});

it("says of a document that is none what the reader says", async () => {
  await expect(documentEntries({ name: "notice.pdf", bytes: pdfOf([]) })).rejects.toThrow("the PDF is a scan");
});

it("leaves the site free while a small file keeps its reader busy, and ends it", async () => {
  const before = performance.eventLoopUtilization();
  await expect(documentEntries({ name: "rows.xlsx", bytes: slowSheet() })).rejects.toThrow(
    "rows.xlsx: not read within 30 seconds",
  );
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
}, 60_000);

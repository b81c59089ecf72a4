import { performance } from "node:perf_hooks";
import { env } from "@/lib/env";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { type Document, readEntries } from "@/lib/ingestion/read/read-document";
import { UPLOAD_LIMITS } from "@/lib/ingestion/upload/read-in-worker";
import { documentEntries, pageItems } from "@/lib/sources/read/document-entries";
import { compiled } from "@/tests/support/compiled";
import { sheetRows, slowSheet, workbookOf } from "@/tests/support/hostile-files";
import { pdfOf } from "@/tests/support/pdf-of";

const { "entries-worker": FILE } = compiled({ "entries-worker": "lib/ingestion/upload/run.ts" });
const rows = sheetRows([["Post", "Board"], ...Array.from({ length: 1_200 }, (_, at) => [`Clerk ${at}`, "Example Board"])]);
const bytesOf = (text: string): Document["bytes"] => new TextEncoder().encode(text);
const page = bytesOf("title,board\nClerk,Example Board\n");
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
  { name: "rows.csv", bytes: bytesOf(`title,board\n${"Clerk,Example Board\n".repeat(1_200)}`) },
];

beforeEach(() => {
  env.UPLOAD_WORKER = FILE;
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

const busy = async (read: () => Promise<unknown>) => {
  const before = performance.eventLoopUtilization();
  await read();
  return performance.eventLoopUtilization(before).utilization;
};

it("leaves the site free while a small file keeps its reader busy, and ends it", async () => {
  const bytes = slowSheet();
  const read = () => documentEntries({ name: "rows.xlsx", bytes }, { ...UPLOAD_LIMITS, timeMs: 2_000 });
  const refused = expect.objectContaining({ message: "rows.xlsx: not read within 2 seconds" });
  expect(await busy(() => expect(read()).rejects.toEqual(refused))).toBeLessThan(0.5);
});

/** Some 5 KB: a table with one row, whose cells make readers of pages look through all of them for each. */
const wideRow = bytesOf(`<html><table><tr>${"<td>a".repeat(1_000)}`);
const address = "https://board.gov.in/careers";

it("leaves the site free while a page keeps its reader busy, whether it is read by its content or by selectors", async () => {
  const byContent = () => documentEntries({ name: "careers", bytes: wideRow }).catch(() => undefined);
  const bySelectors = () => pageItems({ address, bytes: wideRow, contentType: "" }, { items: "tr", fields: { title: "td" } });
  expect([await busy(byContent), await busy(bySelectors)].map((share) => share < 0.5)).toEqual([true, true]);
});

it("takes of a large page what it takes of a small one", async () => {
  const by = { items: "li", fields: { title: "a", noticeLink: "a@href" } };
  const item = (at: number) => `<li><a href="/${at}">Clerk ${at}</a></li>`;
  const read = (count: number) => {
    const bytes = bytesOf(`<ul>${Array.from({ length: count }, (_, at) => item(at)).join("")}</ul>`);
    return pageItems({ address, bytes, contentType: "text/html" }, by);
  };
  const few = await read(3);
  expect(few[2]).toEqual({ title: "Clerk 2", noticeLink: "https://board.gov.in/2" });
  const many = await read(2_000);
  expect(many).toHaveLength(2_000);
  expect(many.slice(0, 3)).toEqual(few);
});

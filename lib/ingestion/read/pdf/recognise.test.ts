import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { toListingFile } from "@/lib/ingestion/read/entries";
import { readPdf } from "@/lib/ingestion/read/pdf/read-pdf";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { scanOf } from "@/tests/support/scan-of";

const SEEN = new Date("2026-09-01");
let folder = "";

async function read(program = path.join(folder, "tesseract")) {
  const entries = await readPdf(scanOf(40, 30), "notice.pdf", UPLOAD_BOUNDS, program);
  return readListingRows(toListingFile(entries, { name: "notice.pdf", otherwise: SEEN, bounds: UPLOAD_BOUNDS }));
}

/** Puts a program in the place of the real one, which says these lines of words with how sure it is of each, once it was handed a picture. */
function recognises(lines: readonly (readonly [text: string, sure?: number][])[]): void {
  folder = mkdtempSync(path.join(tmpdir(), "scan-"));
  const rows = lines.flatMap((words, line) =>
    words.map(([text, sure = 90], at) =>
      [5, 1, 1, 1, line + 1, at + 1, 40 + at * 300, 40 * line, 200, 20, sure, text].join("\t"),
    ),
  );
  const program = `#!${process.execPath}
if (process.argv.includes("--list-langs")) console.log("List of available languages (1):\\neng");
else require("node:stream/consumers").buffer(process.stdin).then((picture) => {
  if (picture.subarray(0, 14).toString("latin1") === "P6\\n40 30\\n255\\n\\xff") process.stdout.write(${JSON.stringify(["level", ...rows].join("\n"))});
});`;
  writeFileSync(path.join(folder, "tesseract"), program);
  chmodSync(path.join(folder, "tesseract"), 0o755);
}

afterEach(() => rmSync(folder, { recursive: true }));

it("puts what it recognises on a scan before the staff, with the whole text, and publishes none of it", async () => {
  recognises([
    [["Example"], ["Board"]],
    [["Post"], ["Organisation"], ["Last Date"]],
    [["Clerk"], ["Example Board"], ["30-09-2026"], ["~|", 12]],
  ]);
  const { jobs, waiting, refused } = await read();
  expect(jobs).toEqual([]);
  expect(refused).toMatchObject([{ reason: "recognised" }]);
  expect(waiting).toMatchObject([
    {
      title: "Clerk",
      reason: "recognised on a scan: compare it with the notice",
      detail: "Example Board\nPost Organisation Last Date\nClerk Example Board 30-09-2026",
      cells: { organisation: "Example Board", deadline: "30-09-2026" },
    },
  ]);
});

it("takes the first line of words for a title where nothing else is told", async () => {
  recognises([[["GOVT"]], [["Applications are invited from graduates"]]]);
  const { waiting } = await read();
  expect(waiting).toMatchObject([{ title: "Applications are invited from graduates" }]);
});

it("says that a scan is one where this machine recognises nothing, or nothing on it", async () => {
  recognises([]);
  await expect(read("/no/such/program")).rejects.toThrow("the PDF is a scan");
  await expect(read()).rejects.toThrow("the PDF is a scan");
});

it("gives the program one thread and a bounded part of the memory, so that no scan takes that of the server", async () => {
  recognises([[["BOUNDS"]]]);
  const program = path.join(folder, "tesseract");
  const bounds =
    '`Kilobytes ${require("node:child_process").execSync("ulimit -d")} threads ${process.env.OMP_THREAD_LIMIT}`.replace("\\n", "")';
  writeFileSync(
    program,
    readFileSync(program, "utf8").replace(/(process\.stdout\.write\()(.*)\);/, `$1$2.replace("BOUNDS", ${bounds}));`),
  );
  const { waiting } = await read();
  expect(waiting).toMatchObject([{ title: "Kilobytes 1048576 threads 1" }]);
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeLargeWorkbook } from "@/bench/large-workbook";
import { dayInIndia } from "@/lib/dates";

const ROWS = 30_000;
/** A heap in which the program has room, and the rows would not. */
const HEAP_MB = 44;
/** The texts of the cells alone have more. */
const BUFFERS_MB = 16;

const SCRIPT = `
  const [{ openLargeFile }, { surveyFile }, { FILE_BOUNDS }] = await Promise.all(
    ["large/large-file", "large/survey", "read/bounds"].map((name) => import("@/lib/ingestion/" + name)));
  const file = await openLargeFile(process.argv[1], "rows.xlsx", FILE_BOUNDS);
  const { rows, count } = await surveyFile(file, { bounds: FILE_BOUNDS, seenAt: new Date(), maps: [] });
  let [read, buffers] = [0, 0];
  for await (const some of rows()) {
    read += some.length;
    buffers = Math.max(buffers, process.memoryUsage().arrayBuffers);
  }
  console.log(JSON.stringify({ count, read, buffers }));
`;

it("reads a workbook of thirty thousand rows in a heap that does not hold them", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-reading-"));
  try {
    const file = path.join(folder, "rows.xlsx");
    await writeLargeWorkbook(file, ROWS, dayInIndia(new Date()));
    const options = [`--max-old-space-size=${HEAP_MB}`, "--conditions=react-server", "--import", "tsx", "--input-type=module"];
    const said = execFileSync(process.execPath, [...options, "-e", SCRIPT, file], { encoding: "utf8" });
    const { buffers, ...counted } = JSON.parse(said);
    expect(counted).toEqual({ count: ROWS, read: ROWS });
    // What is unpacked, and the pages of texts that are held.
    expect(buffers / 1024 / 1024).toBeLessThan(BUFFERS_MB);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeLargeWorkbook } from "@/bench/large-workbook";
import { dayInIndia } from "@/lib/dates";

const ROWS = 10_000;
/** Held at once, all rows would have twice as much. */
const LIVE_MB = 5;
/** The texts of the cells alone have more. */
const BUFFERS_MB = 5;

/** What lives in the heap is looked at all the time, after what is of no use has been collected. */
const SCRIPT = `
  const [{ openLargeFile }, { surveyFile }, { FILE_BOUNDS }] = await Promise.all(
    ["large/large-file", "large/survey", "read/bounds"].map((name) => import("@/lib/ingestion/" + name)));
  let [read, live, buffers] = [0, 0, 0];
  const look = () => {
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    [live, buffers] = [Math.max(live, heapUsed), Math.max(buffers, arrayBuffers)];
  };
  look();
  const before = live;
  const looks = setInterval(look, 200);
  const file = await openLargeFile(process.argv[1], "rows.xlsx", FILE_BOUNDS);
  const { rows, count } = await surveyFile(file, { bounds: FILE_BOUNDS, seenAt: new Date(), maps: [] });
  for await (const some of rows()) read += some.length;
  clearInterval(looks);
  look();
  console.log(JSON.stringify({ count, read, live: live - before, buffers }));
`;

it("holds a few of the ten thousand rows of a workbook while it reads them", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-reading-"));
  try {
    const file = path.join(folder, "rows.xlsx");
    await writeLargeWorkbook(file, ROWS, dayInIndia(new Date()));
    const options = ["--expose-gc", "--conditions=react-server", "--import", "tsx", "--input-type=module"];
    const said = execFileSync(process.execPath, [...options, "-e", SCRIPT, file], { encoding: "utf8" });
    const { live, buffers, ...counted } = JSON.parse(said);
    expect(counted).toEqual({ count: ROWS, read: ROWS });
    expect(live / 1024 / 1024).toBeLessThan(LIVE_MB);
    // What is unpacked, and the pages of texts that are held.
    expect(buffers / 1024 / 1024).toBeLessThan(BUFFERS_MB);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

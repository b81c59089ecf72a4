import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeLargeWorkbook } from "@/bench/large-workbook";
import { dayInIndia } from "@/lib/dates";

const ROWS = 10_000;
/** Held at once, all rows would have twice as much. */
const LIVE_MB = 5;
/** Some 3 of them for the reader itself; all that is unpacked would be another 5. */
const BUFFERS_MB = 5;

/**
 * What lives in the heap is looked at all the time, after what is of no use has been collected; of buffers, what half of the looks find at most: where the
 * machine is busy, some that are unpacked wait for a moment to be read.
 */
const SCRIPT = `
  const [{ openLargeFile }, { surveyFile }, { FILE_BOUNDS }] = await Promise.all(
    ["large/large-file", "large/survey", "read/bounds"].map((name) => import("@/lib/ingestion/" + name)));
  let [read, live] = [0, 0];
  const buffers = [];
  const look = () => {
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    live = Math.max(live, heapUsed);
    buffers.push(arrayBuffers);
  };
  look();
  const before = live;
  const looks = setInterval(look, 200);
  const file = await openLargeFile(process.argv[1], "rows.xlsx", FILE_BOUNDS);
  const { rows, count } = await surveyFile(file, { bounds: FILE_BOUNDS, seenAt: new Date(), maps: [] });
  for await (const some of rows()) read += some.length;
  clearInterval(looks);
  look();
  console.log(JSON.stringify({ count, read, live: live - before, buffers: buffers.sort((a, b) => a - b)[buffers.length >> 1] }));
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
    // What is unpacked and not read yet, and the pages of texts that are held.
    expect(buffers / 1024 / 1024).toBeLessThan(BUFFERS_MB);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

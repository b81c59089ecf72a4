import { existsSync } from "node:fs";
import path from "node:path";
import { isDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { importFile, importListings } from "@/lib/ingestion/import-file";
import { datesIn } from "@/lib/ingestion/parse/days";
import { titleDeadlines } from "@/lib/ingestion/parse/stated-last-dates";
import { readListingFile } from "@/lib/ingestion/read/read-file";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { parsePay } from "@/lib/jobs/facts/pay";
import { useDatabase } from "@/tests/support/database";

const FILES = [
  "in-freejobalert-by-state/jbl-2026-01-24.json",
  "in-freejobalert-by-state/jbl-2025-05-03.json",
  "in-freejobalert-by-state/union-2024-09_2026-01.csv",
  "in-central-karnataka-tracker/data-2026-08-22.json",
  "in-central-karnataka-tracker/latest-2026-08-22.csv",
  "in-govtjobs-daily/jobs-2026-08-18.json",
];
/** Tens of thousands of rows together: `npm run prove -- uploads` imports them twice too. Of the rest two files are of one source and overlap. */
const LARGE = ["in-freejobalert-by-state/jbl-2025-05-03.json", "in-freejobalert-by-state/union-2024-09_2026-01.csv"];
/** Of the largest every sixth row is compared with what was written, and of those that are imported every fourth; the proof does it with all. */
const LARGEST = "in-freejobalert-by-state/union-2024-09_2026-01.csv";
const isWhole = Boolean(process.env.WHOLE_PROOF);
const [COMPARED, IMPORTED] = isWhole ? [1, 1] : [6, 4];
const folder = process.env.REAL_DATA_DIR ?? path.resolve("../shared/data");
const isThere = FILES.every((file) => existsSync(path.join(folder, file)));
const describeReal = isThere ? describe : describe.skip;
const why = isThere ? "" : " (skipped: set REAL_DATA_DIR to the folder of real files)";

useDatabase();

async function readPart(name: string, every: number) {
  const file = await readListingFile(path.join(folder, name));
  return { ...file, rows: file.rows.filter((_, index) => index % every === 0) };
}

async function bring(name: string) {
  if (isWhole) return importFile(path.join(folder, name));
  return importListings(readListingRows(await readPart(name, IMPORTED)), { input: name });
}

describeReal(`real files of other sites${why}`, () => {
  it.each(FILES)("publish no deadline, vacancy count or pay that %s does not state", async (name) => {
    const file = await readPart(name, name === LARGEST ? COMPARED : 1);
    const cells = new Map(file.rows.map((row) => [row.row, row.cells]));
    const { jobs, joined, refused } = readListingRows(file);
    expect(jobs.length + joined.length).toBeGreaterThan(300);
    expect(jobs.length + joined.length + refused.length).toBe(file.rows.length);
    for (const { row, job } of jobs) {
      const written = cells.get(row) ?? {};
      const inTitle = titleDeadlines(written.title ?? "").map(({ day, month }) =>
        [month, day].map((part) => String(part).padStart(2, "0")).join("-"),
      );
      expect(isDay(job.deadline)).toBe(true);
      expect(job.deadline >= job.postedOn && job.deadline >= "2015-01-01").toBe(true);
      expect(datesIn(written.deadline ?? "").includes(job.deadline) || inTitle.includes(job.deadline.slice(5))).toBe(true);
      if (job.positions) {
        const digits = `${written.vacancies} ${written.title}`.replaceAll(",", "");
        expect(digits).toMatch(new RegExp(`(?<!\\d)0*${job.positions}(?!\\d)`));
        expect([job.postedOn.slice(0, 4), job.deadline.slice(0, 4)]).not.toContain(String(job.positions));
      }
      const pay = job.salary ? parsePay(job.salary) : null;
      if (pay) expect(pay.min).toBeGreaterThanOrEqual(1_000);
      for (const url of [job.sourceUrl, job.applyLink]) expect(url ?? "https://").toMatch(/^https?:\/\//);
      for (const text of [job.title, job.qualification, job.description ?? ""]) expect(text).not.toMatch(/<\/?[a-z][^>]*>/i);
    }
  });

  it("change nothing when all are imported again", async () => {
    const names = FILES.filter((name) => isWhole || !LARGE.includes(name));
    for (const name of names) await bring(name);
    const before = await db().job.aggregate({ _count: true, _max: { updatedAt: true }, _sum: { version: true } });
    expect(before._count).toBeGreaterThan(300);
    for (const name of names) expect(await bring(name)).toMatchObject({ created: 0, updated: 0 });
    expect(await db().job.aggregate({ _count: true, _max: { updatedAt: true }, _sum: { version: true } })).toEqual(before);
  }, 600_000);
});

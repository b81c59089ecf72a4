import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { csvEntries } from "@/lib/ingestion/large/csv-entries";
import { FILE_BOUNDS, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { MAX_COLUMNS } from "@/lib/ingestion/read/read-csv";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "csv-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** How many rows are read of a table whose second row has so many cells. */
async function countOf(cells: number): Promise<number> {
  const file = path.join(folder, "jobs.csv");
  await writeFile(file, `title,deadline\nClerk,2030-01-31\nGuard,2030-01-31${",".repeat(cells - 2)}\n`);
  let count = 0;
  const how = { name: "jobs.csv", encoding: "utf-8", delimiter: ",", bounds: FILE_BOUNDS } as const;
  for await (const batch of csvEntries(file, how)) count += batch.length;
  return count;
}

it("reads a row of as many cells as the widest sheet has, and refuses a table of more, which would fill the memory", async () => {
  expect(await countOf(MAX_COLUMNS)).toBe(2);
  await expect(countOf(MAX_COLUMNS + 1)).rejects.toThrow(UnreadableFileError);
  await expect(countOf(MAX_COLUMNS + 1)).rejects.toThrow(
    "jobs.csv: not readable as CSV (the table has more columns than are read)",
  );
});

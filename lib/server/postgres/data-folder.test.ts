import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync, writeSync } from "node:fs";
import { dataFolder, keepLogShort, readPostmaster } from "@/lib/server/postgres/data-folder";
import { eventually } from "@/tests/support/eventually";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-log");
const file = dataFolder.log(folder);
const lines = (count: number) => Array.from({ length: count }, (_, n) => `2026-03-15 UTC [${n}] ERROR: no room\n`).join("");
const large = lines(300_000);
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("a log that has grown too large keeps its end, in whole lines", () => {
  writeFileSync(file, large);
  keepLogShort(folder).stop();
  const left = readFileSync(file, "utf8");
  expect(left.length).toBeLessThanOrEqual(1_000_000);
  expect(left.length).toBeGreaterThan(900_000);
  expect(large.endsWith(`\n${left}`)).toBe(true);
});

it("a log of the usual size is left, and where there is none yet nothing happens", () => {
  keepLogShort(folder).stop();
  writeFileSync(file, lines(1_000));
  keepLogShort(folder).stop();
  expect(readFileSync(file, "utf8")).toBe(lines(1_000));
});

it("is looked at again while the server writes, whose next line comes at the end", async () => {
  const server = openSync(file, "a");
  const kept = keepLogShort(folder, 20);
  writeSync(server, large);
  await eventually(() => statSync(file).size < large.length);
  writeSync(server, "the next line\n");
  kept.stop();
  expect(readFileSync(file, "utf8").endsWith("ERROR: no room\nthe next line\n")).toBe(true);
  expect(statSync(file).size).toBeLessThan(1_100_000);
  closeSync(server);
});

it("a lock file that names a folder which this account cannot look at keeps nobody from starting", () => {
  // As the home of the account under which the folder was before: this one nobody can look at, root neither.
  const closed = `${folder}/closed`;
  symlinkSync(closed, closed);
  mkdirSync(dataFolder.cluster(folder));
  writeFileSync(`${dataFolder.cluster(folder)}/postmaster.pid`, `7\n${closed}/postgres\n1773550000\n5433\n`);
  expect(readPostmaster(folder)).toMatchObject({ pid: 7, port: 5433 });
});

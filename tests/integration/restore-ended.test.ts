import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { restore } from "@/lib/server/backup/restore/restore";
import { finishRestore, noteWaitingFiles } from "@/lib/server/backup/restore/waiting-files";
import { backUp } from "@/lib/server/backup/write/write-backup";
import { useDatabase } from "@/tests/support/database";
import { withClient } from "@/tests/support/pg-client";

const { url } = useDatabase();
let folder: string;
let dataDir: string;
let file: string;
let said: string[];
const finish = () => finishRestore(url, dataDir, (line) => said.push(line));
const left = () => readdirSync(dataDir).filter((name) => name.startsWith("restore.new"));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "niyukti-restore-ended-"));
  dataDir = path.join(folder, "data");
  file = path.join(folder, "kept.tar.gz");
  said = [];
  mkdirSync(path.join(dataDir, "outbox"), { recursive: true });
  writeFileSync(path.join(dataDir, "outbox/one.eml"), "a mail");
  writeFileSync(path.join(dataDir, "session-secret"), "the secret of the backup", { mode: 0o600 });
  await backUp({ url, dataDir, file });
  rmSync(dataDir, { recursive: true });
  // In its place no file can be put: the restore ends behind its rows, as one that is killed there.
  mkdirSync(path.join(dataDir, "session-secret/in-the-way"), { recursive: true });
  const failed = restore({ url, dataDir, file, replace: true });
  await expect(failed).rejects.toThrow("The next start of the site puts them in their place.");
  rmSync(path.join(dataDir, "session-secret"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it("the next start finishes a restore that ended between its rows and its files", async () => {
  expect(left()).toHaveLength(1);
  await finish();
  expect(readFileSync(path.join(dataDir, "session-secret"), "utf8")).toBe("the secret of the backup");
  expect(readFileSync(path.join(dataDir, "outbox/one.eml"), "utf8")).toBe("a mail");
  expect(left()).toEqual([]);
  await finish();
  expect(said).toEqual(["Put the files in their place of a restore that was ended before"]);
});

it("where the files are not here any more the start says so, until the backup is restored again", async () => {
  for (const name of left()) rmSync(path.join(dataDir, name), { recursive: true });
  await finish();
  expect(said).toEqual([expect.stringMatching(/^A restore was ended .* restore\.new\w+ is not in .* else restore once more\.$/)]);
  await restore({ url, dataDir, file, replace: true });
  await finish();
  expect(said).toHaveLength(1);
  expect(existsSync(path.join(dataDir, "session-secret"))).toBe(true);
});

it("a backup that is made meanwhile, hours later, leaves the files that wait for the next start", async () => {
  const hoursAgo = Date.now() / 1000 - 7 * 3600;
  for (const name of left()) utimesSync(path.join(dataDir, name), hoursAgo, hoursAgo);
  await backUp({ url, dataDir, file: path.join(folder, "nightly.tar.gz") });
  await finish();
  expect(readFileSync(path.join(dataDir, "session-secret"), "utf8")).toBe("the secret of the backup");
});

it("a start that ends before it has noted that the files have their place does so at the next one", async () => {
  const hurried = new URL(url);
  hurried.searchParams.set("options", "-c lock_timeout=100");
  await withClient(url, async (other) => {
    await other.query("BEGIN; LOCK TABLE public._prisma_migrations IN SHARE MODE");
    await expect(finishRestore(hurried.href, dataDir, (line) => said.push(line))).rejects.toThrow("lock timeout");
  });
  await finish();
  await finish();
  expect(said).toEqual(["Put the files in their place of a restore that was ended before"]);
  expect(left()).toEqual([]);
});

it.each(["..", ".", "outbox"])("no folder but one of a restore is taken for one whose files wait: %s", async (name) => {
  const kept = path.join(dataDir, "outbox/of-the-site.eml");
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, "a mail of the site");
  await withClient(url, (client) => noteWaitingFiles(client, name));
  await finish();
  expect(existsSync(kept)).toBe(true);
  expect(said).toEqual([]);
});

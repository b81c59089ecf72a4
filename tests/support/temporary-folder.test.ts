import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eventually } from "@/tests/support/eventually";

const own = mkdtempSync(path.join(tmpdir(), "niyukti-folders-"));
const begun: ChildProcess[] = [];
afterAll(() => {
  for (const child of begun) child.kill("SIGKILL");
  rmSync(own, { recursive: true, force: true });
});

/** A process that has made a temporary folder, and goes on. */
async function startOwner() {
  const script = `
    import { temporaryFolder } from "./tests/support/temporary-folder.mjs";
    console.log(temporaryFolder("niyukti-left"));
    setInterval(() => undefined, 60_000);`;
  const env = { ...process.env, TMPDIR: own, TEST_FOLDERS: "disk" };
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env,
    // A group of its own, as a command has in a terminal.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  begun.push(child);
  const [folder] = await once(child.stdout, "data");
  return { child, folder: String(folder).trim() };
}

/** What the database of a folder leaves there while it runs; its process is by its name a PostgreSQL, or something else. */
async function runDatabase(folder: string, name: string) {
  const program = path.join(own, name);
  writeFileSync(program, "#!/bin/sh\necho runs\nread end\n", { mode: 0o755 });
  const server = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
  begun.push(server);
  await once(server.stdout, "data");
  const cluster = path.join(folder, name);
  mkdirSync(cluster);
  writeFileSync(path.join(cluster, "postmaster.pid"), `${server.pid}\n${cluster}\n`);
  return server;
}

const itOnLinux = process.platform === "linux" ? it : it.skip;

itOnLinux("what a process has that is killed with its group is removed, with the server of its database", async () => {
  const { child, folder } = await startOwner();
  const server = await runDatabase(folder, "postgres");
  // That had the number of a server which is gone.
  const other = await runDatabase(folder, "other");
  process.kill(-(child.pid ?? Number.NaN), "SIGKILL");
  await once(server, "exit");
  await eventually(() => !existsSync(folder));
  expect([server.signalCode, other.signalCode, other.exitCode]).toEqual(["SIGQUIT", null, null]);
});

itOnLinux(
  "what an owner has left that is gone is removed when the next begins, and what belongs to one that is there or was made elsewhere stays",
  async () => {
    const { child, folder } = await startOwner();
    child.kill("SIGKILL");
    await once(child, "exit");
    await eventually(() => !existsSync(folder));
    const elsewhere = path.join(own, `niyukti-left-elsewhere-${child.pid}-abcdef`);
    for (const left of [folder, elsewhere]) mkdirSync(left);
    const there = await startOwner();
    const next = await startOwner();
    await eventually(() => !existsSync(folder));
    expect([there.folder, next.folder, elsewhere].map(existsSync)).toEqual([true, true, true]);
  },
);

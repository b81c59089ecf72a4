import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, statfsSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** Several times what the databases of all tests have at a time. */
const ROOM_BYTES = 6 * 1024 ** 3;

/** Between the name of a folder and the number of the process that made it: of one in another container that number says nothing. */
const OF_THIS_MACHINE = `-${hostname()}-`;

/**
 * A new folder for databases and files: in memory during the tests (TEST_FOLDERS), where the machine has room for them. A database for each test file is
 * hundreds of files that are made and removed, and nothing of them needs to outlive it. What is measured (bench) lies on a disk, as on a server. Where this
 * process ends without removing it, as one that is killed, it is removed all the same, with the server of its database.
 * @param {string} name of what it is for, with which its own name begins: "niyukti-…"
 */
export function temporaryFolder(name) {
  const isInMemory = process.env.TEST_FOLDERS === "memory" && hasRoomInMemory();
  const parent = isInMemory ? MEMORY : tmpdir();
  const folder = mkdtempSync(path.join(parent, `${name}${OF_THIS_MACHINE}${process.pid}-`));
  removeAfterThisProcess(folder);
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES && process.availableMemory() > ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Removes the folders that it is given and, once that closes, those that its input names, and ends the PostgreSQL that runs in one, as its lock file names it
 * (process and folder). It closes with the process that holds it, however that ends.
 */
const REMOVE = `
while read -r folder; do set -- "$@" "$folder"; done
for folder; do
  for lock in "$folder"/postmaster.pid "$folder"/*/postmaster.pid "$folder"/*/*/postmaster.pid; do
    [ -f "$lock" ] || continue
    { read -r pid; read -r cluster; } < "$lock"
    [ "$cluster" = "\${lock%/postmaster.pid}" ] && grep -qx postgres "/proc/$pid/comm" && kill -QUIT "$pid"
  done
  rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
done`;

/** @type {ReturnType<typeof startRemover> | undefined} */
let remover;

/** @param {string} folder */
function removeAfterThisProcess(folder) {
  if (!remover) removeAbandoned(path.dirname(folder));
  remover ??= startRemover([], "pipe");
  remover.stdin?.write(`${folder}\n`);
}

/** What was left where a machine or whoever removes was ended too. @param {string} parent */
function removeAbandoned(parent) {
  const abandoned = readdirSync(parent).filter((name) => name.startsWith("niyukti-") && isAbandoned(name));
  if (abandoned.length > 0) {
    const folders = abandoned.map((name) => path.join(parent, name));
    startRemover(folders, "ignore");
  }
}

/** @param {string} name of a folder */
function isAbandoned(name) {
  const [, owner] = name.split(OF_THIS_MACHINE);
  if (!owner) return false;
  try {
    process.kill(Number.parseInt(owner, 10), 0);
    return false;
  } catch (error) {
    // One of another account is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}

/** @param {string[]} folders @param {"pipe" | "ignore"} input */
function startRemover(folders, input) {
  // In a group of its own, which Ctrl-C does not reach; it keeps nobody from ending. Where there is no such shell, folders stay.
  const child = spawn("sh", ["-c", REMOVE, "niyukti-remover", ...folders], {
    detached: true,
    cwd: "/",
    stdio: [input, "ignore", "ignore"],
  });
  child.on("error", () => undefined).unref();
  const pipe = /** @type {import("node:net").Socket | null} */ (child.stdin);
  pipe?.on("error", () => undefined).unref();
  return child;
}

import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** Several times what the databases of all tests have at a time. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * A new folder for databases and files: in memory during the tests (TEST_FOLDERS), where the machine has room for them. A database for each test file is
 * hundreds of files that are made and removed, and nothing of them needs to outlive it. What is measured (bench) lies on a disk, as on a server.
 * @param {string} name of what it is for, with which its own name begins
 */
export function temporaryFolder(name) {
  const isInMemory = process.env.TEST_FOLDERS === "memory" && hasRoomInMemory();
  return mkdtempSync(path.join(isInMemory ? MEMORY : tmpdir(), `${name}-`));
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES && process.availableMemory() > ROOM_BYTES;
  } catch {
    return false;
  }
}

import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stageFiles } from "@/lib/server/backup/restore/restore-files";
import { backUp } from "@/lib/server/backup/write/write-backup";

const [KILLED, UNDER_WAY, WAITING] = ["restore.newAAAAAA", "restore.newBBBBBB", "restore.newCCCCCC"] as const;
jest.mock("@/lib/server/backup/restore/waiting-files", () => ({
  ...jest.requireActual("@/lib/server/backup/restore/waiting-files"),
  waitingFilesOf: async () => "restore.newCCCCCC",
}));

/** Port 9 is nobody's. */
const url = "postgresql://site@127.0.0.1:9/niyukti";
const FAILING = {
  restore: (dataDir: string) => stageFiles(path.join(dataDir, "no-backup.tar.gz"), dataDir, url),
  backup: (dataDir: string) => backUp({ url, dataDir, file: path.join(dataDir, "backups", "kept.tar.gz") }),
};

it.each([
  ["restore", "ENOENT"],
  ["backup", "ECONNREFUSED"],
] as const)(
  "the next %s removes what a restore left that was killed, and leaves one that is under way, and what waits for the next start",
  async (next, failure) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-restore-files-"));
    const hoursAgo = Date.now() / 1000 - 7 * 3600;
    for (const name of [KILLED, UNDER_WAY, WAITING]) {
      mkdirSync(path.join(dataDir, name, "outbox"), { recursive: true });
      if (name !== UNDER_WAY) utimesSync(path.join(dataDir, name), hoursAgo, hoursAgo);
    }
    await expect(FAILING[next](dataDir)).rejects.toThrow(failure);
    expect([KILLED, UNDER_WAY, WAITING].map((name) => existsSync(path.join(dataDir, name)))).toEqual([false, true, true]);
    rmSync(dataDir, { recursive: true });
  },
);

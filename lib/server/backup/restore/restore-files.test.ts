import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stageFiles } from "@/lib/server/backup/restore/restore-files";
import { backUp } from "@/lib/server/backup/write/write-backup";

const FAILING = {
  restore: (dataDir: string) => stageFiles(path.join(dataDir, "no-backup.tar.gz"), dataDir),
  // Port 9 is nobody's.
  backup: (dataDir: string) =>
    backUp({ url: "postgresql://site@127.0.0.1:9/niyukti", dataDir, file: path.join(dataDir, "backups", "kept.tar.gz") }),
};

it.each([
  ["restore", "ENOENT"],
  ["backup", "ECONNREFUSED"],
] as const)(
  "the next %s removes what a restore left that was killed, and leaves one that is under way",
  async (next, failure) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-restore-files-"));
    const [killed, underWay] = ["restore.newAAAAAA", "restore.newBBBBBB"].map((name) => path.join(dataDir, name));
    for (const folder of [killed, underWay]) mkdirSync(path.join(folder ?? "", "outbox"), { recursive: true });
    const hoursAgo = Date.now() / 1000 - 7 * 3600;
    utimesSync(killed ?? "", hoursAgo, hoursAgo);
    await expect(FAILING[next](dataDir)).rejects.toThrow(failure);
    expect([killed, underWay].map((folder) => existsSync(folder ?? ""))).toEqual([false, true]);
    rmSync(dataDir, { recursive: true });
  },
);

import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stageFiles } from "@/lib/server/backup/restore/restore-files";

it("removes what a restore left that was killed, secrets and mails, and leaves one that is under way", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-restore-files-"));
  const [killed, underWay] = ["restore.newAAAAAA", "restore.newBBBBBB"].map((name) => path.join(dataDir, name));
  for (const folder of [killed, underWay]) mkdirSync(path.join(folder ?? "", "outbox"), { recursive: true });
  const hoursAgo = Date.now() / 1000 - 7 * 3600;
  utimesSync(killed ?? "", hoursAgo, hoursAgo);
  await expect(stageFiles(path.join(dataDir, "no-backup.tar.gz"), dataDir)).rejects.toThrow("ENOENT");
  expect([killed, underWay].map((folder) => existsSync(folder ?? ""))).toEqual([false, true]);
  rmSync(dataDir, { recursive: true });
});

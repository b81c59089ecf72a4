import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { backupFile, removeSurplus, removeUnfinished, surplusBackups } from "@/lib/server/backup/kept-backups";
import { backupPolicy } from "@/lib/server/backup/policy";

const nameOf = (kind: Parameters<typeof backupFile>[1], day: number) =>
  backupFile("", kind, new Date(Date.UTC(2026, 0, day))).replace(/^\//, "");

describe("which backups are too old to keep", () => {
  const nights = [3, 1, 2, 4].map((day) => nameOf("nightly", day));
  const others = [
    nameOf("manual", 1),
    nameOf("before-migration", 1),
    "niyukti-nightly-2020.tar.gz",
    "letters.tar.gz",
    `${nameOf("nightly", 1)}.part`,
  ];

  it("are the oldest of their kind, and nothing else in the folder", () => {
    expect(surplusBackups([...others, ...nights], "nightly", 2)).toEqual([nameOf("nightly", 1), nameOf("nightly", 2)]);
  });

  it("are none while there are no more than that", () => {
    expect(surplusBackups([...others, ...nights], "nightly", 4)).toEqual([]);
    expect(surplusBackups([], "before-restore", 1)).toEqual([]);
  });
});

it("removes what is too old to keep, and what a backup has left that was killed hours ago; of one that is being written nothing", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "niyukti-kept-"));
  const [old, last, cutOff, begun] = [1, 2, 3, 4].map((day) => nameOf("nightly", day) + (day > 2 ? ".part" : ""));
  for (const name of [old, last, cutOff, begun, "letters.part"]) writeFileSync(path.join(dir, `${name}`), "");
  const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3_600;
  for (const name of [cutOff, "letters.part"]) utimesSync(path.join(dir, `${name}`), hoursAgo(7), hoursAgo(7));
  utimesSync(path.join(dir, `${begun}`), hoursAgo(5), hoursAgo(5));
  await removeSurplus(dir, "nightly", 1);
  await removeUnfinished(dir);
  expect(readdirSync(dir).sort()).toEqual(["letters.part", last, begun].sort());
  rmSync(dir, { recursive: true });
});

describe("what the settings say of backups", () => {
  const embedded = {
    DATABASE_URL: undefined,
    DATA_DIR: "/data",
    BACKUP_DIR: undefined,
    BACKUP_KEEP: undefined,
    BACKUP_BEFORE_MIGRATION: undefined,
  };
  const own = { ...embedded, DATABASE_URL: "postgresql://db.example/niyukti" };

  it("an embedded database is backed up by itself, beside its data", () => {
    expect(backupPolicy(embedded)).toEqual({ dir: "/data/backups", keep: 7, beforeMigration: true });
  });

  it("a server of the operator's own only where that was asked for", () => {
    expect(backupPolicy(own)).toMatchObject({ keep: 0, beforeMigration: false });
    const asked = { ...own, BACKUP_DIR: "/backups", BACKUP_KEEP: 30, BACKUP_BEFORE_MIGRATION: true };
    expect(backupPolicy(asked)).toEqual({ dir: "/backups", keep: 30, beforeMigration: true });
    expect(backupPolicy({ ...embedded, BACKUP_KEEP: 0, BACKUP_BEFORE_MIGRATION: false })).toMatchObject({
      keep: 0,
      beforeMigration: false,
    });
  });
});

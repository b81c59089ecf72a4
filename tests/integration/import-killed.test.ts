import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
/** `npm run prove -- kills` takes more. */
const ROWS = process.env.WHOLE_PROOF ? 5_000 : 2_000;

it("an import whose process is killed in the middle leaves nothing behind", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-killed-"));
  const file = path.join(folder, "rows.csv");
  const last = addDays(dayInIndia(new Date()), 20);
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `${index},Junior Clerk Grade ${index},Example Board,Pune,Graduate,${last},https://example.org/${index}`,
  );
  writeFileSync(file, ["id,title,organisation,location,qualification,last date,link", ...rows].join("\n"));
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/import.ts", file], { env, stdio: "ignore" });
  const ended = once(child, "exit");
  try {
    // A sequence counts outside of transactions: it tells how far the other process is.
    while ((await lastNumber()) < ROWS / 5 && child.exitCode === null) await pause(20);
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(await lastNumber()).toBeGreaterThanOrEqual(ROWS / 5);
    // Waits until the server has noticed and given up the lock of the import.
    await db().$transaction((tx) => tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('niyukti import'))::text`, {
      timeout: 30_000,
    });
    expect([await db().job.count(), await db().ingestionRun.count()]).toEqual([0, 0]);
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  }
});

async function lastNumber(): Promise<number> {
  const [row] = await db().$queryRaw<{ last: bigint }[]>`SELECT last_value AS last FROM jobs_id_seq`;
  return Number(row?.last ?? 0);
}

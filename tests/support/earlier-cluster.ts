import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresCommand, postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, embeddedUrl } from "@/lib/server/postgres/data-folder";
import { spawnServer } from "@/lib/server/postgres/process";
import { withClient } from "@/tests/support/pg-client";

const PASSWORD = "password-of-an-earlier-release";

/** A data folder as the releases made it in which the site's role was the superuser of its cluster, without its database yet. */
export function makeEarlierCluster(folder: string): void {
  const identity = postgresIdentity();
  const cluster = dataFolder.cluster(folder);
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  writeFileSync(dataFolder.password(folder), PASSWORD, { mode: 0o600 });
  const copy = path.join(folder, "password-for-initdb");
  writeFileSync(copy, PASSWORD);
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(cluster, identity.uid, identity.gid);
  const { file, args, identity: account } = postgresCommand("initdb", identity, folder);
  const options = [
    "--username=niyukti",
    `--pwfile=${copy}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  execFileSync(file, [...args, `--pgdata=${cluster}`, ...options], { ...account, cwd: "/", stdio: "ignore" });
}

/** Runs the server of such a folder as it is, and does something as its superuser. */
export async function inEarlierCluster<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const child = await spawnServer(folder, postgresIdentity(), { fsync: "off" });
  const ended = once(child, "exit");
  try {
    await untilItAnswers(folder);
    return await work(embeddedUrl(folder));
  } finally {
    child.kill("SIGINT");
    await ended;
  }
}

async function untilItAnswers(folder: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await withClient(embeddedUrl(folder, "postgres"), (client) => client.query("SELECT 1"));
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await sleep(50);
    }
  }
}

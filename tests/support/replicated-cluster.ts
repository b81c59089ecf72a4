import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "@/lib/server/migrations/migrate";
import { postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, embeddedUrl, superuserUrl } from "@/lib/server/postgres/data-folder";
import { createCluster, spawnServer } from "@/lib/server/postgres/process";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

type Server = { folder: string; url: string; superuser: string; stop(): Promise<void> };
export type ReplicatedCluster = { primary: Server; replica: Server; startReplica(): Promise<void>; remove(): Promise<void> };

// A replica that finds nothing new tries again after five seconds by itself, as long as a test waits.
const SETTINGS = { fsync: "off", shared_buffers: "16MB", wal_retrieve_retry_interval: "100ms" };

/** A migrated PostgreSQL server and one that follows it by streaming replication: its files as they stood while it was stopped. */
export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const root = temporaryFolder("niyukti-replica");
  const folders = { primary: path.join(root, "primary"), replica: path.join(root, "replica") };
  for (const folder of [root, ...Object.values(folders)]) owned(folder);
  await createCluster(folders.primary, postgresIdentity());
  const primary = await start(folders.primary);
  await migrate(primary.url);
  const port = Number(new URL(primary.url).port);
  await primary.stop();
  copyAsStandby(folders.primary, folders.replica, superuserUrlAt(folders.primary, port));
  const running = { primary: await start(folders.primary, port), replica: await start(folders.replica) };
  const replicaPort = Number(new URL(running.replica.url).port);
  return {
    ...running,
    startReplica: async () => {
      running.replica = await start(folders.replica, replicaPort);
    },
    remove: async () => {
      await running.replica.stop();
      await running.primary.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Waits until the replica has what the primary has. */
export async function untilItFollows({ primary, replica }: ReplicatedCluster): Promise<void> {
  const position = await one<string>(primary.superuser, "SELECT pg_current_wal_flush_lsn()::text");
  for (let tries = 0; !(await one<boolean>(replica.superuser, `SELECT pg_last_wal_replay_lsn() >= '${position}'`)); tries++) {
    if (tries > 300) throw new Error("The replica does not follow");
    await sleep(50);
  }
}

/** The one value of a query. */
export async function one<T>(url: string, sql: string): Promise<T> {
  const { rows } = await withClient(url, (client) => client.query<{ value: T }>(`SELECT (${sql}) AS value`));
  return (rows[0] as { value: T }).value;
}

async function start(folder: string, port?: number): Promise<Server> {
  const child = await spawnServer(folder, postgresIdentity(), SETTINGS, port);
  for (let tries = 0; !(await answers(folder)); tries++) {
    if (tries > 300) throw new Error(`PostgreSQL does not answer in ${folder}`);
    await sleep(50);
  }
  return { folder, url: embeddedUrl(folder), superuser: superuserUrl(folder, "postgres"), stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
}

async function answers(folder: string): Promise<boolean> {
  return withClient(superuserUrl(folder, "postgres"), () => Promise.resolve(true)).catch(() => false);
}

function copyAsStandby(from: string, to: string, upstream: string): void {
  cpSync(dataFolder.cluster(from), dataFolder.cluster(to), { recursive: true, preserveTimestamps: true });
  for (const file of [dataFolder.password, dataFolder.superuserPassword]) copyFileSync(file(from), file(to));
  writeFileSync(path.join(dataFolder.cluster(to), "standby.signal"), "");
  appendFileSync(path.join(dataFolder.cluster(to), "postgresql.auto.conf"), `\nprimary_conninfo = '${upstream}'\n`);
  const { uid, gid } = postgresIdentity();
  if (uid === undefined || gid === undefined) return;
  const cluster = dataFolder.cluster(to);
  for (const file of ["", ...readdirSync(cluster, { recursive: true, encoding: "utf8" })])
    chownSync(path.join(cluster, file), uid, gid);
}

function superuserUrlAt(folder: string, port: number): string {
  const url = new URL(superuserUrl(folder, "postgres"));
  url.port = String(port);
  return url.href;
}

function owned(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
}

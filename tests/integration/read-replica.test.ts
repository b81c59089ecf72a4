import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { readPublic } from "@/lib/database/read-replica";
import { dayInIndia } from "@/lib/dates";
import { closeDb, setDatabaseUrl } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJob, searchJobs } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { log } from "@/lib/log";
import { makeJobs } from "@/tests/support/population";
import { one, type ReplicatedCluster, startReplicatedCluster, untilItFollows } from "@/tests/support/replicated-cluster";
import { silenceable } from "@/tests/support/silenceable";

const FILTERS = { search: "clerk", sortBy: "relevance", page: 1, limit: 20 } as const;
const warn = jest.spyOn(log, "warn");
let cluster: ReplicatedCluster;

beforeAll(async () => {
  cluster = await startReplicatedCluster();
  setDatabaseUrl(cluster.primary.url, cluster.replica.url);
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  setHearsOfWrites(true);
}, 120_000);
afterAll(async () => {
  await closeDb();
  await cluster.remove();
});

/** Writes a notice as an editor does. */
async function publish(title: string): Promise<void> {
  const [job] = makeJobs(1, dayInIndia(new Date()));
  await upsertJobs([{ ...(job as ParsedJobInput), source: "example.org", sourceReference: title, title }]);
  await announceJobChanges();
}

const listed = async () => (await searchJobs(FILTERS, new Date())).jobs.map(({ title }) => title).toSorted();
const readFrom = () =>
  readPublic(async (client) => {
    const [row] = await client.$queryRaw<{ replica: boolean }[]>`SELECT pg_is_in_recovery() AS replica`;
    return row?.replica ? "replica" : "primary";
  });

/** What was said of a replica that did not answer. */
const warnings = () => warn.mock.calls.map(([said]) => String((said as { err?: unknown }).err));

/** Reads until it is told by whom. */
async function untilReadFrom(server: "replica" | "primary"): Promise<void> {
  for (let tries = 0; (await readFrom()) !== server; tries++) {
    if (tries > 200) throw new Error(`The ${server} is not read: ${warnings().join("; ")}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it("reads what is public from the replica once it holds what was written", async () => {
  await publish("Clerk one");
  await untilItFollows(cluster);
  await untilReadFrom("replica");
  expect(await listed()).toEqual(["Clerk one"]);
  expect(await readFrom()).toBe("replica");
});

it("shows an editor a change at once while the replica is behind, and reads from it again when it is not", async () => {
  await untilReadFrom("replica");
  await one(cluster.replica.superuser, "SELECT pg_wal_replay_pause()::text");
  await publish("Clerk two");
  expect(await listed()).toEqual(["Clerk one", "Clerk two"]);
  const [job] = (await searchJobs({ ...FILTERS, search: "clerk two" }, new Date())).jobs;
  expect(await findJob(job?.id ?? 0)).toMatchObject({ title: "Clerk two" });
  expect(await readFrom()).toBe("primary");
  await one(cluster.replica.superuser, "SELECT pg_wal_replay_resume()::text");
  await untilItFollows(cluster);
  await untilReadFrom("replica");
  expect(await listed()).toEqual(["Clerk one", "Clerk two"]);
});

it("reads from the replica though the primary keeps in memory what no commit has sent, as the hint bits of reads", async () => {
  await untilReadFrom("replica");
  await one(cluster.primary.superuser, "SELECT pg_logical_emit_message(false, 'of no commit', 'x')::text");
  raiseGeneration();
  await untilReadFrom("replica");
});

it("reads from the primary in a process that nobody tells of writes", async () => {
  await untilReadFrom("replica");
  setHearsOfWrites(false);
  expect(await readFrom()).toBe("primary");
  setHearsOfWrites(true);
});

it("reads from the primary while the replica is away, and from the replica when it is back", async () => {
  await untilReadFrom("replica");
  await cluster.replica.stop();
  expect(await readFrom()).toBe("primary");
  await publish("Clerk three");
  expect(await listed()).toEqual(["Clerk one", "Clerk three", "Clerk two"]);
  await cluster.startReplica();
  await untilItFollows(cluster);
  await untilReadFrom("replica");
});

it("reads from the primary where the replica says nothing any more, as on a machine that hangs, and does not wait for it", async () => {
  const server = await silenceable(cluster.replica.url);
  await closeDb();
  setDatabaseUrl(cluster.primary.url, server.url);
  await untilReadFrom("replica");
  const end = server.forget();
  await publish("Clerk four");
  expect(await readFrom()).toBe("primary");
  end();
  server.close();
});

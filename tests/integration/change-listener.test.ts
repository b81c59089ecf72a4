import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { announceChange } from "@/lib/cache/announce";
import { type ChangeListener, startChangeListener } from "@/lib/cache/change-listener";
import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

const SECRET = "s".repeat(32);
const database = useDatabase();

/** Stands in for the site's revalidate route and keeps what it is asked to clear. */
let site: Server;
let listener: ChangeListener | undefined;
let cleared: string[][];
let secrets: unknown[];

beforeEach(async () => {
  [cleared, secrets] = [[], []];
  site = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      cleared.push(JSON.parse(body).tags);
      secrets.push(request.headers["x-internal-secret"]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  await listener?.stop();
  listener = undefined;
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function startListener(): Promise<void> {
  const { port } = site.address() as AddressInfo;
  const revalidateUrl = `http://127.0.0.1:${port}/api/internal/revalidate`;
  listener = await startChangeListener({ connectionString: database.url, revalidateUrl, secret: SECRET });
}

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!isTrue() && Date.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 20));
}

it("announces at once where no server runs", async () => {
  expect(await announceChange(["jobs"])).toBe(true);
});

it("has cleared a server's caches, with its secret, by the time an announcement returns", async () => {
  await startListener();
  expect(await announceChange(["jobs", "job:5"])).toBe(true);
  expect(cleared).toEqual([["jobs", "job:5"]]);
  expect(secrets).toEqual([SECRET]);
});

it("carries more tags than one notification holds", async () => {
  await startListener();
  const tags = Array.from({ length: 3_000 }, (_, index) => `job:${index}`);
  expect(await announceChange(tags)).toBe(true);
  expect(cleared.length).toBeGreaterThan(1);
  expect(new Set(cleared.flat())).toEqual(new Set(tags));
});

it("ignores a notification that it cannot read", async () => {
  await startListener();
  await db().$executeRaw`SELECT pg_notify('niyukti_changed', 'no json')`;
  expect(await announceChange(["exams"])).toBe(true);
  expect(cleared).toEqual([["exams"]]);
});

it("clears everything after a lost connection, because it may have missed an announcement", async () => {
  await startListener();
  await db().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'niyukti-listener'
    AND datname = current_database()`;
  await until(() => cleared.length > 0);
  expect(cleared).toEqual([["jobs", "exams"]]);
  expect(await announceChange(["jobs"])).toBe(true);
});

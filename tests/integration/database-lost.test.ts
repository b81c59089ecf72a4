import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { wasDatabaseAway } from "@/lib/database/database-health";
import { isDatabaseAway } from "@/lib/database/errors";
import { wasDatabaseLostSince, watchLosses } from "@/lib/database/losses";
import { databasePool, db } from "@/lib/db";
import { withReadableErrors } from "@/lib/server/http/readable-errors";
import { useDatabase } from "@/tests/support/database";

useDatabase();

let server: Server;
let origin: string;

/** A page is what one query gives; it fails as a page of Next does. */
beforeAll(async () => {
  // As on a site: the first query of a process reads Prisma's engine, for which a busy machine needs more than the two seconds that an answer has.
  await db().$queryRaw`SELECT 1`;
  const page = withReadableErrors(
    async (request, response) => {
      const sql = new URL(request.url ?? "", "http://site").searchParams.get("sql") ?? "";
      const status = await databasePool()
        .query(sql)
        .then(
          () => 200,
          () => 500,
        );
      response.writeHead(status, { "content-type": "text/html" }).end();
    },
    "http://127.0.0.1:1",
    { wasDatabaseAway, departmentOfGone: async () => null },
  );
  server = createServer(page).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => Object.assign(globalThis, { niyuktiDatabaseLostAt: undefined }));

const statusOf = async (sql: string) => (await fetch(`${origin}/exams?${new URLSearchParams({ sql })}`)).status;
const isLost = () => wasDatabaseLostSince(performance.now());

it("a query that is wrong is no loss of the database", async () => {
  expect(await statusOf("SELECT 1")).toBe(200);
  expect(await statusOf("SELECT * FROM no_such_table")).toBe(500);
  await expect(db().$queryRawUnsafe("SELECT 1 / 0")).rejects.toThrow();
  expect(isLost()).toBe(false);
});

it("a page that failed because the database ended its connection answers 503, though the database answers again", async () => {
  expect(await statusOf("SELECT pg_terminate_backend(pg_backend_pid())")).toBe(503);
  expect(await statusOf("SELECT 1")).toBe(200);
});

it.each([
  ["has no room on its disk", "53100"],
  ["has no memory", "53200"],
  ["has no connection left", "53300"],
  ["only reads, while another takes over", "25006"],
])("a database that %s is away: whoever asks is to come again, and nothing of theirs is wrong", async (_, code) => {
  const sql = `DO $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '${code}'; END $$`;
  const errors = await Promise.all(
    [databasePool().query(sql), db().$executeRawUnsafe(sql)].map((asked) => asked.catch((error) => error)),
  );
  expect(errors.map(isDatabaseAway)).toEqual([true, true]);
  expect(await statusOf(sql)).toBe(503);
});

it.each([
  ["no route leads to", "connect", "EHOSTUNREACH"],
  ["names nobody for now", "getaddrinfo", "EAI_AGAIN"],
  ["is a socket that nobody has made", "connect", "ENOENT"],
])("a database whose address %s is away", async (_, syscall, code) => {
  const error = Object.assign(new Error(`${syscall} ${code} 10.0.0.9`), { code, syscall, errno: -113 });
  const query = jest.spyOn(databasePool(), "query").mockImplementation(() => Promise.reject(error));
  const asked = [databasePool().query("SELECT 1"), db().user.count(), db().$queryRaw`SELECT 1`];
  const errors = await Promise.all(asked.map((one: Promise<unknown>) => one.catch((thrown: unknown) => thrown)));
  query.mockRestore();
  expect(errors.map(isDatabaseAway)).toEqual([true, true, true]);
});

it("what was lost long before a request did not fail it", async () => {
  expect(await statusOf("SELECT pg_terminate_backend(pg_backend_pid())")).toBe(503);
  expect(isLost()).toBe(true);
  expect(wasDatabaseLostSince(performance.now() + 60_000)).toBe(false);
});

it.each([
  ["asked by a query", (pool: pg.Pool) => pool.query("SELECT 1")],
  ["taken for a transaction", (pool: pg.Pool) => pool.connect()],
])("a connection that is refused is a loss: %s", async (_, ask) => {
  const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
  watchLosses(pool);
  await expect(ask(pool)).rejects.toThrow();
  expect(isLost()).toBe(true);
  await pool.end();
});

it("a connection that breaks while a transaction holds it is a loss", async () => {
  const transaction = db().$transaction(async (tx) => {
    const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
    await databasePool().query("SELECT pg_terminate_backend($1)", [pid]);
    await tx.$queryRaw`SELECT 1`;
  });
  await expect(transaction).rejects.toThrow();
  expect(isLost()).toBe(true);
});

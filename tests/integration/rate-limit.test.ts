import { closeDb, db, setDatabaseUrl } from "@/lib/db";
import { clearExpiredCounts, secondsToWait } from "@/lib/http/limits/rate-limit";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(database.clear);
// A server remembers who is over; each test is a server of its own.
afterEach(async () => {
  await closeDb();
  setDatabaseUrl(database.url);
});

const limit = { name: "test", calls: 3, seconds: 600 };
const call = (client = "198.51.100.7") => secondsToWait(limit, client);

it("lets as many calls through as it says, for each client by itself", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => call()));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  expect(Math.max(...waits.map((wait) => wait ?? 0))).toBeGreaterThan(590);
  expect(await call("203.0.113.9")).toBeNull();
  expect(await secondsToWait({ ...limit, name: "other" }, "198.51.100.7")).toBeNull();
});

it("a server that starts anew goes on counting", async () => {
  for (let i = 0; i < 3; i++) await call();
  await closeDb();
  expect(await call()).toBeGreaterThan(0);
});

it("a client that is over costs no further query", async () => {
  for (let i = 0; i < 4; i++) await call();
  await db().callCount.deleteMany();
  expect(await call()).toBeGreaterThan(0);
  expect(await db().callCount.count()).toBe(0);
});

it("counts by itself while the database is away", async () => {
  await closeDb();
  setDatabaseUrl("postgresql://nobody@127.0.0.1:1/none");
  const waits = [await call(), await call(), await call(), await call()];
  expect(waits.map((wait) => wait === null)).toEqual([true, true, true, false]);
});

it("counts the networks of IPv6: all addresses of a /64 as one, and sixteen times as many calls for all of a /48", async () => {
  const passed = async (address: (i: number) => string, times: number) => {
    const waits = await Promise.all(Array.from({ length: times }, (_, i) => call(address(i))));
    return waits.filter((wait) => wait === null).length;
  };
  expect(await passed((i) => `2001:db8:1:1::${i}`, 20)).toBe(3);
  expect(await passed((i) => `2001:db8:1:${i + 2}::1`, 100)).toBe(3 * 16 - 3);
  expect(await passed((i) => `2001:db8:2:${i}::1`, 20)).toBe(20);
});

it("keeps no row of what a network that is over goes on asking from", async () => {
  for (let i = 0; i < 49; i++) await call(`2001:db8:1:${i}::1`);
  const rows = await db().callCount.count();
  for (let i = 100; i < 150; i++) expect(await call(`2001:db8:1:${i}::1`)).toBeGreaterThan(0);
  expect(await db().callCount.count()).toBe(rows);
});

it("counts an entry with a port, in quotes or unreadable by the same network each time", async () => {
  const waits = [await call("198.51.100.7:4711"), await call("198.51.100.7:4712"), await call('"198.51.100.7"'), await call()];
  expect(waits.map((wait) => wait === null)).toEqual([true, true, true, false]);
  const others = [await call("nobody"), await call("_a"), await call("x".repeat(300)), await call("nobody knows")];
  expect(others.map((wait) => wait === null)).toEqual([true, true, true, false]);
});

it("keeps no address", async () => {
  await call();
  expect(
    JSON.stringify(await db().callCount.findMany(), (_, value) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toContain("198.51");
});

it("removes counts whose time is up, and no others", async () => {
  await call();
  expect(await clearExpiredCounts(new Date())).toBe(0);
  expect(await clearExpiredCounts(new Date(Date.now() + 601_000))).toBe(1);
});

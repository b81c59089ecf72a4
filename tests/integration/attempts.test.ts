import { createHash } from "node:crypto";
import { type Attempt, beginAttempt, clearExpiredAttempts, forgiveAttempt } from "@/lib/auth/attempts";
import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  kind: "user",
  account: "asha@example.org",
  address: "198.51.100.7",
  ...change,
});

/** The seconds to wait; null where it may be tried. */
const begin = async (one: Attempt, now: Date) => (await beginAttempt(one, now)).waitSeconds;

beforeEach(database.clear);

it("lets five of a hundred attempts through that come at once", async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => begin(attempt(), NOW)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

it("lets one more through after each wait, and doubles the wait", async () => {
  for (let i = 0; i < 5; i++) await begin(attempt(), NOW);
  expect(await begin(attempt(), NOW)).toBe(30);
  expect(await begin(attempt(), later(31))).toBeNull();
  expect(await begin(attempt(), later(31))).toBe(60);
});

it("does not keep the owner out elsewhere, nor others on the same network", async () => {
  for (let i = 0; i < 20; i++) await begin(attempt(), NOW);
  expect(await begin(attempt({ address: "203.0.113.9" }), NOW)).toBeNull();
  expect(await begin(attempt({ account: "ravi@example.org" }), NOW)).toBeNull();
});

it("forgets failures after a success", async () => {
  for (let i = 0; i < 4; i++) await begin(attempt(), NOW);
  await forgiveAttempt(attempt());
  for (let i = 0; i < 5; i++) expect(await begin(attempt(), NOW)).toBeNull();
});

it("gives each network one try while an account is under attack, but five where it has signed in from", async () => {
  await begin(attempt(), NOW);
  await forgiveAttempt(attempt());
  await begin(attempt({ address: "192.0.2.1" }), NOW);
  // The account is the tally of one failure that neither pair nor network can be told from, so all are raised: the waits stay unset.
  await db().attemptTally.updateMany({ where: { failures: 1 }, data: { failures: 100, blockedUntil: null } });
  expect(await begin(attempt({ address: "203.0.113.9" }), NOW)).toBeNull();
  expect(await begin(attempt({ address: "203.0.113.9" }), NOW)).toBe(30);
  for (let i = 0; i < 5; i++) expect(await begin(attempt(), NOW)).toBeNull();
  expect(await begin(attempt(), NOW)).toBe(30);
});

it("keeps kinds of attempts and accounts apart", async () => {
  for (let i = 0; i < 5; i++) await begin(attempt(), NOW);
  for (const kind of ["reset", "admin", "own-password"] as const) expect(await begin(attempt({ kind }), NOW)).toBeNull();
});

it("counts the addresses of one IPv6 subscriber as one", async () => {
  for (let i = 0; i < 5; i++) await begin(attempt({ address: `2001:db8:1:2::${i}` }), NOW);
  expect(await begin(attempt({ address: "2001:db8:1:2:ffff::1" }), NOW)).toBe(30);
});

it("holds up a /48 that fails from many of its networks on many accounts, and no other", async () => {
  await begin(attempt({ address: "2001:db8:1:1::1" }), NOW);
  await db().attemptTally.updateMany({ data: { failures: 799 } });
  expect(await begin(attempt({ address: "2001:db8:1:2::1", account: "ravi@example.org" }), NOW)).toBeNull();
  const next = { account: "meera@example.org" };
  expect(await begin(attempt({ ...next, address: "2001:db8:1:3::1" }), NOW)).toBe(10);
  expect(await begin(attempt({ ...next, address: "2001:db8:2:3::1" }), NOW)).toBeNull();
  expect(await begin(attempt({ ...next, address: "2001:db8:1:3::1" }), later(11))).toBeNull();
});

it("takes a port for no other network", async () => {
  for (let i = 0; i < 5; i++) await begin(attempt({ address: `198.51.100.7:${4000 + i}` }), NOW);
  expect(await begin(attempt({ address: "198.51.100.7:4711" }), NOW)).toBe(30);
});

it("says whether an account has signed in from there, also while it has to wait", async () => {
  expect(await beginAttempt(attempt(), NOW)).toEqual({ waitSeconds: null, isFamiliar: false });
  await forgiveAttempt(attempt());
  for (let i = 0; i < 5; i++) expect(await beginAttempt(attempt(), NOW)).toEqual({ waitSeconds: null, isFamiliar: true });
  expect(await beginAttempt(attempt(), NOW)).toEqual({ waitSeconds: 30, isFamiliar: true });
});

it("forgets after an hour without an attempt, and keeps no row of it", async () => {
  for (let i = 0; i < 5; i++) await begin(attempt(), NOW);
  expect(await clearExpiredAttempts(later(3_599))).toBe(0);
  for (let i = 0; i < 4; i++) expect(await begin(attempt(), later(3_601))).toBeNull();
  expect(await clearExpiredAttempts(later(7_300))).toBe(3);
  expect(await db().attemptTally.count()).toBe(0);
});

it("keeps neither accounts nor addresses, nor digests that one finds by trying all addresses", async () => {
  await begin(attempt(), NOW);
  const stored = await db().attemptTally.findMany();
  expect(stored.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
  const plain = createHash("sha256")
    .update(JSON.stringify(["network", "user", "198.51.100.7"]))
    .digest("base64url");
  expect(stored.map(({ key }) => key)).not.toContain(plain);
});

it("counts and forgives at once, over accounts and networks that cross, without a dead lock and without a loss", async () => {
  const one = (i: number) => attempt({ account: `user${i % 7}@example.org`, address: `2001:db8:${i % 3}:${i % 5}::1` });
  const calls = Array.from({ length: 300 }, (_, i) => (i % 2 ? forgiveAttempt(one(i)) : begin(one(i), NOW)));
  await expect(Promise.all(calls)).resolves.toHaveLength(300);
  await database.clear();
  const waits = await Promise.all(Array.from({ length: 100 }, (_, i) => begin(one(7 * i), NOW)));
  // One account from three /48 and five networks each: fifteen pairs of five tries.
  expect(waits.filter((wait) => wait === null)).toHaveLength(75);
});

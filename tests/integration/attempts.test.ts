import { beginAttempt, clearExpiredAttempts, forgiveAttempt } from "@/lib/auth/attempts";
import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const attempt = (change: Partial<{ account: string; address: string }> = {}) => ({
  kind: "user" as const,
  account: "asha@example.org",
  address: "198.51.100.7",
  ...change,
});

beforeEach(database.clear);

it("lets five of a hundred attempts through that come at once", async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => beginAttempt(attempt(), NOW)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

it("lets one more through after each wait, and doubles the wait", async () => {
  for (let i = 0; i < 5; i++) await beginAttempt(attempt(), NOW);
  expect(await beginAttempt(attempt(), NOW)).toBe(30);
  expect(await beginAttempt(attempt(), later(31))).toBeNull();
  expect(await beginAttempt(attempt(), later(31))).toBe(60);
});

it("does not keep the owner out elsewhere, nor others on the same network", async () => {
  for (let i = 0; i < 20; i++) await beginAttempt(attempt(), NOW);
  expect(await beginAttempt(attempt({ address: "203.0.113.9" }), NOW)).toBeNull();
  expect(await beginAttempt(attempt({ account: "ravi@example.org" }), NOW)).toBeNull();
});

it("forgets failures after a success", async () => {
  for (let i = 0; i < 4; i++) await beginAttempt(attempt(), NOW);
  await forgiveAttempt(attempt());
  for (let i = 0; i < 5; i++) expect(await beginAttempt(attempt(), NOW)).toBeNull();
});

it("gives each network one try while an account is under attack, but five where it has signed in from", async () => {
  await beginAttempt(attempt(), NOW);
  await forgiveAttempt(attempt());
  await beginAttempt(attempt({ address: "192.0.2.1" }), NOW);
  // The account is the tally of one failure that neither pair nor network can be told from, so all are raised: the waits stay unset.
  await db().attemptTally.updateMany({ where: { failures: 1 }, data: { failures: 100, blockedUntil: null } });
  expect(await beginAttempt(attempt({ address: "203.0.113.9" }), NOW)).toBeNull();
  expect(await beginAttempt(attempt({ address: "203.0.113.9" }), NOW)).toBe(30);
  for (let i = 0; i < 5; i++) expect(await beginAttempt(attempt(), NOW)).toBeNull();
  expect(await beginAttempt(attempt(), NOW)).toBe(30);
});

it("keeps kinds of attempts and accounts apart", async () => {
  for (let i = 0; i < 5; i++) await beginAttempt(attempt(), NOW);
  expect(await beginAttempt({ ...attempt(), kind: "reset" }, NOW)).toBeNull();
  expect(await beginAttempt({ ...attempt(), kind: "admin" }, NOW)).toBeNull();
});

it("counts the addresses of one IPv6 subscriber as one", async () => {
  for (let i = 0; i < 5; i++) await beginAttempt(attempt({ address: `2001:db8:1:2::${i}` }), NOW);
  expect(await beginAttempt(attempt({ address: "2001:db8:1:2:ffff::1" }), NOW)).toBe(30);
});

it("forgets after an hour without an attempt, and keeps no row of it", async () => {
  for (let i = 0; i < 5; i++) await beginAttempt(attempt(), NOW);
  expect(await clearExpiredAttempts(later(3_599))).toBe(0);
  for (let i = 0; i < 4; i++) expect(await beginAttempt(attempt(), later(3_601))).toBeNull();
  expect(await clearExpiredAttempts(later(7_300))).toBe(3);
  expect(await db().attemptTally.count()).toBe(0);
});

it("keeps neither accounts nor addresses, and forgives and counts at once without a dead lock", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? forgiveAttempt(attempt()) : beginAttempt(attempt(), NOW))));
  const stored = JSON.stringify(await db().attemptTally.findMany());
  expect(stored).not.toMatch(/asha|198\.51/);
});

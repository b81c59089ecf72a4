import { beginAttempt, forgetAttempts, forgiveAttempt, waitAfter } from "@/lib/auth/attempts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const attempt = (change: Partial<{ account: string; address: string }> = {}) => ({
  kind: "user" as const,
  account: "asha@example.org",
  address: "198.51.100.7",
  ...change,
});

beforeEach(forgetAttempts);

it.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [10, 900],
  [5000, 900],
])("after %i failures one waits %i seconds", (failures, seconds) => {
  expect(waitAfter(failures, { free: 5, firstWaitSeconds: 30 })).toBe(seconds);
});

it("lets five of a thousand attempts through that come at once", () => {
  const waits = Array.from({ length: 1000 }, () => beginAttempt(attempt(), NOW));
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

it("lets one more through after each wait, and doubles the wait", () => {
  for (let i = 0; i < 5; i++) beginAttempt(attempt(), NOW);
  expect(beginAttempt(attempt(), NOW)).toBe(30);
  expect(beginAttempt(attempt(), later(31))).toBeNull();
  expect(beginAttempt(attempt(), later(31))).toBe(60);
});

it("does not keep the owner out elsewhere, nor others on the same network", () => {
  for (let i = 0; i < 20; i++) beginAttempt(attempt(), NOW);
  expect(beginAttempt(attempt({ address: "203.0.113.9" }), NOW)).toBeNull();
  expect(beginAttempt(attempt({ account: "ravi@example.org" }), NOW)).toBeNull();
});

it("forgets failures after a success", () => {
  for (let i = 0; i < 4; i++) beginAttempt(attempt(), NOW);
  forgiveAttempt(attempt());
  for (let i = 0; i < 5; i++) expect(beginAttempt(attempt(), NOW)).toBeNull();
});

it("holds a network that tries many accounts, but not those that have signed in from there", () => {
  beginAttempt(attempt(), NOW);
  forgiveAttempt(attempt());
  for (let i = 0; i < 60; i++) beginAttempt(attempt({ account: `victim${i}@example.org` }), NOW);
  expect(beginAttempt(attempt({ account: "another@example.org" }), NOW)).toBeGreaterThan(0);
  expect(beginAttempt(attempt(), NOW)).toBeNull();
});

it("gives each network one try only while many networks attack one account", () => {
  for (let i = 0; i < 120; i++) beginAttempt(attempt({ address: `10.0.0.${i}` }), NOW);
  expect(beginAttempt(attempt(), NOW)).toBeNull();
  expect(beginAttempt(attempt(), NOW)).toBeGreaterThan(0);
});

it("counts the addresses of one IPv6 subscriber as one", () => {
  for (let i = 0; i < 5; i++) beginAttempt(attempt({ address: `2001:db8:1:2::${i}` }), NOW);
  expect(beginAttempt(attempt({ address: "2001:db8:1:2:ffff::1" }), NOW)).toBe(30);
});

it("holds an account up after fifty codes from anywhere, but not where it has signed in from, nor for recovery codes", () => {
  const code = (address: string) => ({ kind: "app-code" as const, account: "7", address });
  beginAttempt(code("203.0.113.9"), NOW);
  forgiveAttempt(code("203.0.113.9"));
  for (let i = 0; i < 50; i++) expect(beginAttempt(code(`10.0.${i}.1`), NOW)).toBeNull();
  expect(beginAttempt(code("192.0.2.5"), NOW)).toBe(60);
  expect(beginAttempt(code("203.0.113.9"), NOW)).toBeNull();
  expect(beginAttempt({ ...code("192.0.2.5"), kind: "recovery-code" }, NOW)).toBeNull();
  expect(beginAttempt({ ...code("192.0.2.5"), account: "8" }, NOW)).toBeNull();
});

import { type Known, secondsBlocked, waitAfter, withFailure } from "@/lib/auth/attempt-rule";

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

const NOW = new Date("2026-11-21T10:00:00Z");
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const NONE = { failures: 0, blockedUntil: null };
const known = (change: Partial<Known> = {}): Known => ({
  pair: NONE,
  network: NONE,
  account: NONE,
  isFamiliar: false,
  ...change,
});
const held = { failures: 50, blockedUntil: inSeconds(60) };

it("holds a network that tries many accounts, but not those that have signed in from there", () => {
  expect(withFailure(known({ network: { failures: 49, blockedUntil: null } }), false, NOW).network.blockedUntil).toEqual(
    inSeconds(10),
  );
  expect(secondsBlocked(known({ network: held }), NOW)).toBe(60);
  expect(secondsBlocked(known({ network: held, isFamiliar: true }), NOW)).toBeNull();
});

it("gives each network one try only while many networks attack one account, and five where it has signed in from", () => {
  const attacked = { account: { failures: 100, blockedUntil: null } };
  expect(withFailure(known(attacked), false, NOW).pair.blockedUntil).toEqual(inSeconds(30));
  expect(withFailure(known({ account: { failures: 99, blockedUntil: null } }), false, NOW).pair.blockedUntil).toEqual(NOW);
  expect(withFailure(known({ ...attacked, isFamiliar: true }), false, NOW).pair.blockedUntil).toEqual(NOW);
});

it("holds an account up after fifty codes from anywhere, but not where it has signed in from, nor for what is no code", () => {
  const account = { failures: 49, blockedUntil: null };
  expect(withFailure(known({ account }), true, NOW).account.blockedUntil).toEqual(inSeconds(60));
  expect(withFailure(known({ account }), false, NOW).account.blockedUntil).toEqual(NOW);
  expect(secondsBlocked(known({ account: held }), NOW)).toBe(60);
  expect(secondsBlocked(known({ account: held, isFamiliar: true }), NOW)).toBeNull();
});

it("holds a familiar pair all the same", () => {
  expect(secondsBlocked(known({ pair: held, isFamiliar: true }), NOW)).toBe(60);
});

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
  wider: NONE,
  account: NONE,
  isFamiliar: false,
  ...change,
});
const held = { failures: 50, blockedUntil: inSeconds(60) };

it("lets an account from one network be tried five times, then once after each wait", () => {
  const wait = (failures: number) => withFailure(known({ pair: { failures, blockedUntil: null } }), false, NOW).pair.blockedUntil;
  expect([wait(3), wait(4), wait(5)]).toEqual([null, inSeconds(30), inSeconds(60)]);
});

it("holds a network that tries many accounts, but not those that have signed in from there", () => {
  expect(withFailure(known({ network: { failures: 49, blockedUntil: null } }), false, NOW).network.blockedUntil).toEqual(
    inSeconds(10),
  );
  expect(secondsBlocked(known({ network: held }), NOW)).toBe(60);
  expect(secondsBlocked(known({ network: held, isFamiliar: true }), NOW)).toBeNull();
});

it("holds a wider network after sixteen times as many, but not those who have signed in from there", () => {
  const waits = (failures: number) =>
    withFailure(known({ wider: { failures, blockedUntil: null } }), false, NOW).wider.blockedUntil;
  expect(waits(798)).toBeNull();
  expect(waits(799)).toEqual(inSeconds(10));
  expect(secondsBlocked(known({ wider: held }), NOW)).toBe(60);
  expect(secondsBlocked(known({ wider: held, isFamiliar: true }), NOW)).toBeNull();
});

it("gives each network one try only while many networks attack one account, and five where it has signed in from", () => {
  const attacked = { account: { failures: 100, blockedUntil: null } };
  expect(withFailure(known(attacked), false, NOW).pair.blockedUntil).toEqual(inSeconds(30));
  expect(withFailure(known({ account: { failures: 99, blockedUntil: null } }), false, NOW).pair.blockedUntil).toBeNull();
  expect(withFailure(known({ ...attacked, isFamiliar: true }), false, NOW).pair.blockedUntil).toBeNull();
});

it("holds an account up after fifty codes from anywhere, but not where it has signed in from, nor for what is no code", () => {
  const account = { failures: 49, blockedUntil: null };
  expect(withFailure(known({ account }), true, NOW).account.blockedUntil).toEqual(inSeconds(60));
  expect(withFailure(known({ account }), false, NOW).account.blockedUntil).toBeNull();
  expect(secondsBlocked(known({ account: held }), NOW)).toBe(60);
  expect(secondsBlocked(known({ account: held, isFamiliar: true }), NOW)).toBeNull();
});

it("holds a familiar pair all the same", () => {
  expect(secondsBlocked(known({ pair: held, isFamiliar: true }), NOW)).toBe(60);
});

it("an attempt that needs no wait holds up none that began a moment before it and is counted after it", () => {
  const counted = { ...known(), ...withFailure(known(), false, inSeconds(0.01)) };
  expect(secondsBlocked(counted, NOW)).toBeNull();
});

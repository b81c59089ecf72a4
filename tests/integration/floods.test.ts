import { backgroundDone } from "@/lib/http/background";
import { users } from "@/tests/support/account-calls";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox } from "@/tests/support/outbox";

// Digests as people have them: in quick ones no flood would wait.
jest.mock("@node-rs/argon2", () => jest.requireActual("@node-rs/argon2/index.js"));

const database = useDatabase();
beforeEach(async () => {
  await backgroundDone();
  emptyOutbox();
  await database.clear();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const start = <T>(count: number, call: (i: number) => Promise<T>) => Array.from({ length: count }, (_, i) => call(i));
const times = <T>(count: number, call: (i: number) => Promise<T>) => Promise.all(start(count, call));
const statusOf = async (call: Promise<Response>) => (await call).status;
const howMany = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** Five people who sign in with the right password, each from a network of their own where they never were before. */
async function signInFive(): Promise<() => Promise<number[]>> {
  const people = await times(5, () => makeUser());
  return () =>
    Promise.all(people.map(({ email }, i) => statusOf(users.login({ email, password: TEST_PASSWORD }, from(`203.0.113.${i}`)))));
}

it("130 registrations at once from three networks make no right sign-in fail", async () => {
  const signIn = await signInFive();
  const flood = start(130, (i) =>
    statusOf(
      users.register({ fullName: "A B", email: `a${i}@example.org`, password: "a good one" }, from(`198.51.100.${i % 3}`)),
    ),
  );
  // The flood is waiting when they come.
  await Promise.race(flood);
  expect(await signIn()).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([201, 429]));
});

it("150 wrong sign-ins at once from three networks make no right one fail", async () => {
  const signIn = await signInFive();
  const flood = start(150, (i) =>
    statusOf(users.login({ email: `nobody${i}@example.org`, password: "wrong one" }, from(`198.51.100.${i % 3}`))),
  );
  await Promise.race(flood);
  expect(await signIn()).toEqual([200, 200, 200, 200, 200]);
  expect([...new Set(await Promise.all(flood))].every((status) => status === 401 || status === 429)).toBe(true);
});

it("130 links that nobody was sent are refused without a digest, which would have been too many", async () => {
  const statuses = await times(130, (i) =>
    statusOf(users.resetPassword({ token: `none-${i}`, password: "a good one" }, from(`198.51.100.${i}`))),
  );
  expect(howMany(statuses, 400)).toBe(130);
});

it.each<[string, (i: number) => string]>([
  ["addresses of one IPv6 subscriber", (i) => `2001:db8:1:2::${i + 1}`],
  ["ports of one address", (i) => `198.51.100.7:${5_000 + i}`],
  ["entries that name no address", (i) => `nobody-${i}`],
])("120 resets asked for from as many %s count as one caller", async (_what, address) => {
  const statuses = await times(120, (i) => statusOf(users.forgotPassword({ email: `nobody${i}@example.org` }, from(address(i)))));
  expect(howMany(statuses, 200)).toBe(30);
});

it("counts the records that devices send by their account, wherever they call from, and nobody else's", async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  const send = ({ cookie }: typeof one, i: number) =>
    statusOf(users.mergeRecords({ records: {} }, { ...cookie, ...from(`198.51.100.${i}`) }));
  const statuses = await times(70, (i) => send(one, i));
  expect([howMany(statuses, 200), howMany(statuses, 429)]).toEqual([60, 10]);
  expect(await send(other, 1)).toBe(200);
});

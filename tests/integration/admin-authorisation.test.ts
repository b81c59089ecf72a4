import { db } from "@/lib/db";
import { makeAdmin, makeUser, signIn, type TestAccount } from "@/tests/support/accounts";
import { type AdminCall, adminCalls } from "@/tests/support/admin-calls";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
let admin: TestAccount;
let editor: TestAccount;
let calls: AdminCall[];
let client = 0;

beforeAll(async () => {
  calls = await adminCalls();
});

beforeEach(async () => {
  await database.clear();
  admin = await makeAdmin("admin");
  editor = await makeAdmin("editor");
});

type Headers = Record<string, string>;

/** The statuses of all calls as somebody, by their names; each caller has an address of its own, so that no limit is met. */
async function statusesAs(as: () => Headers | Promise<Headers>, which = calls): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const { name, path, method, handler } of which) {
    const hasBody = method !== "GET" && method !== "DELETE";
    client += 1;
    const response = await call(handler, path, {
      method,
      params: { id: "1" },
      headers: { "x-forwarded-for": `10.0.${client >> 8}.${client & 255}`, ...(hasBody && JSON_BODY), ...(await as()) },
      ...(hasBody && { body: "{}" }),
    });
    statuses[name] = response.status;
  }
  return statuses;
}
const JSON_BODY = { "content-type": "application/json" };

const all = (status: number, which = calls) => Object.fromEntries(which.map(({ name }) => [name, status]));
const isRefused = (status: number | undefined) => status === 401 || status === 403;

it("finds the calls of the staff in the folder of the routes", () => {
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "GET me",
      "GET stats",
      "POST jobs",
      "PUT jobs/[id]",
      "DELETE jobs/[id]",
      "POST exams",
      "POST change-password",
      "GET users",
      "POST users",
    ]),
  );
});

it("every call is refused without a token", async () => {
  expect(await statusesAs(() => ({}))).toEqual(all(401));
});

it("every call is refused with a user's token and with a user's cookie", async () => {
  const user = await makeUser();
  expect(await statusesAs(() => user.bearer)).toEqual(all(403));
  expect(await statusesAs(() => user.cookie)).toEqual(all(401));
});

it("every call is refused with a tampered token, in each of its parts", async () => {
  const bearer = admin.bearer.authorization;
  const [header = "", payload = "", ...rest] = bearer.replace("Bearer ", "").split(".");
  for (const token of [
    `${bearer.slice(0, -6)}AAAAAA`,
    `Bearer ${[header, `${payload.slice(0, -2)}AA`, ...rest].join(".")}`,
    `Bearer ${["eyJhbGciOiJub25lIn0", payload, ...rest].join(".")}`,
    "Bearer ",
    "Bearer x.y.z",
  ]) {
    expect(await statusesAs(() => ({ authorization: token }))).toEqual(all(401));
  }
  expect(await statusesAs(() => ({ cookie: `${admin.cookie.cookie.slice(0, -4)}AAAA` }))).toEqual(all(401));
});

it("every call is refused with an expired session, and with one that has ended", async () => {
  const expired = await signIn("admin", admin.id);
  await db().session.update({ where: { id: expired.sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } });
  const ended = await signIn("admin", admin.id);
  await db().session.update({ where: { id: ended.sessionId }, data: { revokedAt: new Date() } });
  for (const as of [expired.bearer, expired.cookie, ended.bearer, ended.cookie]) {
    expect(await statusesAs(() => as)).toEqual(all(401));
  }
});

it("every call is refused once the bearer token is an hour old", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  try {
    jest.setSystemTime(Date.now() + 61 * 60 * 1000);
    expect(await statusesAs(() => admin.bearer)).toEqual(all(401));
  } finally {
    jest.useRealTimers();
  }
});

it("every call is refused to a deactivated admin", async () => {
  const gone = await makeAdmin("admin");
  await db().adminUser.update({ where: { id: gone.id }, data: { isActive: false } });
  for (const as of [gone.bearer, gone.cookie]) expect(await statusesAs(() => as)).toEqual(all(401));
});

it("calls are for editors and admins, those about users for admins alone", async () => {
  // Some calls end the session that makes them, so each has its own.
  const asEditor = await statusesAs(async () => (await signIn("admin", editor.id)).bearer);
  const refused = Object.keys(asEditor).filter((name) => isRefused(asEditor[name]));
  expect(refused).toEqual(calls.filter(({ role }) => role === "admin").map(({ name }) => name));
  const asAdmin = await statusesAs(async () => (await signIn("admin", admin.id)).bearer);
  expect(Object.keys(asAdmin).filter((name) => isRefused(asAdmin[name]))).toEqual([]);
});

it("no call fails for a body or a number that means nothing", async () => {
  const statuses = await statusesAs(async () => (await signIn("admin", admin.id)).bearer);
  expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
});

it("writes are refused where a page of another site makes the browser send the cookie", async () => {
  const writes = calls.filter(({ method }) => method !== "GET");
  const from = (site: string) => async () => ({ ...(await signIn("admin", admin.id)).cookie, "sec-fetch-site": site });
  expect(await statusesAs(from("cross-site"), writes)).toEqual(all(403, writes));
  expect(await statusesAs(from("same-site"), writes)).toEqual(all(403, writes));
  const own = await statusesAs(from("same-origin"), writes);
  expect(Object.keys(own).filter((name) => isRefused(own[name]))).toEqual([]);
});

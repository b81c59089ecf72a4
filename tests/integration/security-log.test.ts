import * as adminLogin from "@/app/api/admin/login/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as userLogin from "@/app/api/users/login/route";
import * as meRoute from "@/app/api/users/me/route";
import { logRefusal } from "@/lib/auth/security-log";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";
import { makeAdmin, makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
const info = jest.spyOn(log, "info");
const warn = jest.spyOn(log, "warn");
beforeEach(() => jest.clearAllMocks());

const post = (handler: Parameters<typeof call>[0], json: object, address = "198.51.100.7") =>
  call(handler, "/api/x", { json, headers: { "x-forwarded-for": address } });

it("notes who signed in and what failed, as marks that tell neither address nor network and stay the same", async () => {
  const { id, email } = await makeUser();
  for (const password of ["wrong", TEST_PASSWORD]) await post(userLogin.POST, { email, password });
  const marks = { kind: "user", account: expect.stringMatching(/^[\w-]{16}$/), network: expect.stringMatching(/^[\w-]{16}$/) };
  expect(info.mock.calls).toEqual([
    [marks, "A sign-in failed"],
    [{ ...marks, accountId: id }, "Signed in"],
  ]);
  const [[first], [second]] = info.mock.calls as unknown as [[object], [object]];
  expect(second).toEqual({ ...first, accountId: id });
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/example\.org|198\.51/);
});

it("notes the same of the staff", async () => {
  const { id, username } = await makeAdmin();
  for (const password of ["wrong", TEST_PASSWORD]) await post(adminLogin.POST, { username, password });
  expect(info.mock.calls.map(([, message]) => message)).toEqual(["A sign-in failed", "Signed in"]);
  expect(info.mock.calls[1]?.[0]).toMatchObject({ kind: "admin", accountId: id });
});

it("notes a call that somebody who is signed in may not make", async () => {
  const [editor, user] = [await makeAdmin("editor"), await makeUser()];
  expect((await call(usersRoute.GET, "/api/admin/users?x=1", { headers: editor.bearer })).status).toBe(403);
  expect((await call(meRoute.GET, "/api/users/me", { headers: editor.bearer })).status).toBe(403);
  expect((await call(usersRoute.GET, "/api/admin/users", { headers: user.bearer })).status).toBe(403);
  const message = "A call was refused to somebody signed in";
  expect(warn.mock.calls).toEqual([
    [{ kind: "admin", accountId: editor.id, method: "GET", path: "/api/admin/users", needs: "admin" }, message],
    [{ kind: "admin", accountId: editor.id, method: "GET", path: "/api/users/me", needs: "user" }, message],
    [{ kind: "user", accountId: user.id, method: "GET", path: "/api/admin/users", needs: "admin" }, message],
  ]);
});

it("notes that a call was refused for what it holds", async () => {
  await post(userLogin.POST, { email: 7, password: { hunter2: true } });
  expect(info.mock.calls).toMatchObject([
    [{ path: "/api/x", code: "INVALID", fields: ["email", "password"] }, "A call was refused"],
  ]);
});

describe("a refusal", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const noted = () => info.mock.calls.map(([fields, message]) => ({ ...(fields as unknown as object), message }));

  function refuse(code: ErrorCode, fields?: Record<string, string[]>): void {
    const headers = { "x-forwarded-for": "198.51.100.7" };
    logRefusal(
      new Request("http://site.example/api/x?secret=1", { method: "POST", headers }),
      new AppError(code, "hunter2", fields),
    );
  }

  it("notes a refusal with the names of the wrong fields, and nothing that stood in them", () => {
    jest.setSystemTime(new Date("2031-01-01T00:00:30Z"));
    refuse("INVALID", { email: ["hunter2"], "asha@example.org": ["hunter2"], "posts.0.name": ["hunter2"] });
    refuse("RATE_LIMITED");
    refuse("NOT_FOUND");
    logRefusal(new Request("http://site.example/"), new Error("not foreseen"));
    const where = {
      method: "POST",
      path: "/api/x",
      network: expect.stringMatching(/^[\w-]{16}$/),
      message: "A call was refused",
    };
    expect(noted()).toEqual([
      { ...where, code: "INVALID", fields: ["email", "posts.0.name"] },
      { ...where, code: "RATE_LIMITED", fields: [] },
    ]);
    expect(JSON.stringify(noted())).not.toMatch(/hunter2|secret|198\.51|example\.org/);
  });

  it("notes sixty refusals a minute, and then the number of the others", () => {
    jest.setSystemTime(new Date("2031-01-01T00:01:30Z"));
    for (let n = 0; n < 65; n++) refuse("TOO_LARGE");
    expect(noted()).toHaveLength(60);
    jest.setSystemTime(new Date("2031-01-01T00:02:30Z"));
    refuse("TOO_LARGE");
    expect(noted().slice(60)).toMatchObject([{ leftOut: 5 }, { message: "A call was refused" }]);
  });
});

import * as confirmRoute from "@/app/api/admin/second-factor/confirm/route";
import * as renewRoute from "@/app/api/admin/second-factor/recovery-codes/route";
import * as ownRoute from "@/app/api/admin/second-factor/route";
import * as resetRoute from "@/app/api/admin/users/[id]/second-factor/route";
import * as listRoute from "@/app/api/admin/users/second-factors/route";
import { db } from "@/lib/db";
import { resetSecondFactorOf } from "@/lib/staff/second-factor-people";
import { SECOND_FACTOR_WORDS } from "@/lib/staff/second-factor-schema";
import { makeAdmin, makeUser, signIn, TEST_PASSWORD } from "@/tests/support/accounts";
import {
  codeNow,
  enrol,
  type Headers,
  lastActions,
  login,
  pairOf,
  send,
  statusOfMe,
  stopClock,
  useStoppedSite,
} from "@/tests/support/second-factor-calls";

useStoppedSite();

describe("setting up a second factor", () => {
  it("gives an editor a key, takes its first code with the password, and shows ten recovery codes", async () => {
    const staff = await makeAdmin("editor");
    const elsewhere = await signIn("admin", staff.id);
    const { key, recoveryCodes, cookie } = await enrol(staff);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await Promise.all([cookie, staff.cookie, elsewhere.cookie, elsewhere.bearer].map(statusOfMe))).toEqual([
      200, 401, 401, 401,
    ]);
    const state = await send(ownRoute.GET, "GET", cookie);
    expect(state.body).toEqual({ isOn: true, since: expect.any(String), isReadable: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify([await db().secondFactor.findMany(), await db().recoveryCode.findMany()]);
    for (const hidden of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(hidden);
    }
    expect(await lastActions()).toEqual(["user.second-factor-on", "user.second-factor-begin"]);
    expect(JSON.stringify(await db().auditEntry.findMany())).not.toContain(key);
  });

  it("shows the key as text, as an address and as the dark modules of its QR code", async () => {
    const { cookie, username } = await makeAdmin();
    const { body } = await send(ownRoute.POST, "POST", cookie);
    const key = String(body.key);
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(body).toEqual({
      key,
      uri: expect.stringMatching(`^otpauth://totp/[^?]+:${username}\\?secret=${key.replaceAll(" ", "")}&`),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) },
    });
  });

  it("counts for nothing until it is confirmed: the sign-in asks for no code", async () => {
    const { cookie, username } = await makeAdmin();
    await send(ownRoute.POST, "POST", cookie);
    expect((await login({ username, password: TEST_PASSWORD })).status).toBe(200);
    expect((await send(ownRoute.GET, "GET", cookie)).body.isOn).toBe(false);
  });

  it("is refused where the password is changed while it runs: the thief who was put out has no session, and no second factor of theirs", async () => {
    const { id, cookie } = await makeAdmin();
    const key = String((await send(ownRoute.POST, "POST", cookie)).body.key).replaceAll(" ", "");
    const isWaiting = () => db().$queryRaw<object[]>`
      SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const { begun } = await db().$transaction(async (tx) => {
      await tx.adminUser.update({ where: { id }, data: { passwordHash: "another", sessionVersion: { increment: 1 } } });
      const call = send(confirmRoute.POST, "POST", cookie, { currentPassword: TEST_PASSWORD, code: codeNow(key) });
      while ((await isWaiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
      return { begun: call };
    });
    expect([(await begun).status, (await begun).cookies]).toEqual([400, []]);
    expect(await db().secondFactor.findMany()).toEqual([expect.objectContaining({ adminUserId: id, confirmedAt: null })]);
  });

  it("is refused with a wrong password, a wrong code, without a key and a second time, naming the field", async () => {
    const { cookie } = await makeAdmin();
    const confirm = (currentPassword: string, code: string) => send(confirmRoute.POST, "POST", cookie, { currentPassword, code });
    expect((await confirm(TEST_PASSWORD, "123456")).status).toBe(409);
    const key = String((await send(ownRoute.POST, "POST", cookie)).body.key).replaceAll(" ", "");
    const wrongPassword = await confirm("wrong", codeNow(key));
    expect([wrongPassword.status, Object.keys(wrongPassword.body.errors ?? {})]).toEqual([400, ["currentPassword"]]);
    const wrongCode = await confirm(TEST_PASSWORD, "a b c");
    // Not the words of the sign-in: there are no recovery codes yet.
    expect([wrongCode.status, wrongCode.body.errors]).toEqual([400, { code: [SECOND_FACTOR_WORDS.wrongFirstCode] }]);
    const done = await confirm(TEST_PASSWORD, codeNow(key));
    const fresh = pairOf(done.cookies, "session");
    expect((await send(ownRoute.POST, "POST", fresh)).status).toBe(409);
    expect((await send(confirmRoute.POST, "POST", fresh, { currentPassword: TEST_PASSWORD, code: codeNow(key) })).status).toBe(
      409,
    );
  });

  it("asked again before it is confirmed, gives another key, and the first one is worth nothing", async () => {
    const { cookie } = await makeAdmin();
    const first = String((await send(ownRoute.POST, "POST", cookie)).body.key).replaceAll(" ", "");
    await send(ownRoute.POST, "POST", cookie);
    const proof = { currentPassword: TEST_PASSWORD, code: codeNow(first) };
    expect((await send(confirmRoute.POST, "POST", cookie, proof)).status).toBe(400);
  });

  it.each([
    ["GET", ownRoute.GET],
    ["POST", ownRoute.POST],
    ["DELETE", ownRoute.DELETE],
    ["POST confirm", confirmRoute.POST],
    ["POST recovery-codes", renewRoute.POST],
    ["GET second-factors", listRoute.GET],
    ["DELETE second-factor", resetRoute.DELETE],
  ])("%s is refused without a session of the staff and for a page of another site", async (name, handler) => {
    const user = await makeUser();
    const admin = await makeAdmin();
    const method = name.split(" ")[0] ?? "";
    const status = async (as: Headers) => (await send(handler, method, as, method === "GET" ? undefined : {}, 1)).status;
    expect([await status({}), await status(user.cookie), await status(user.bearer)]).toEqual([401, 401, 403]);
    if (method !== "GET") expect(await status({ ...admin.cookie, "sec-fetch-site": "cross-site" })).toBe(403);
  });
});

describe("a second factor that is on", () => {
  it("is turned off by password and code alone, and the sign-in asks for no code any more", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, cookie } = await enrol(staff);
    const off = (currentPassword: string, code: string) => send(ownRoute.DELETE, "DELETE", cookie, { currentPassword, code });
    expect(Object.keys((await off("wrong", codeNow(key))).body.errors ?? {})).toEqual(["currentPassword"]);
    expect(Object.keys((await off(TEST_PASSWORD, "000000")).body.errors ?? {})).toEqual(["code"]);
    expect((await login({ username: staff.username, password: TEST_PASSWORD })).status).toBe(401);
    expect((await off(TEST_PASSWORD, codeNow(key))).status).toBe(200);
    expect((await login({ username: staff.username, password: TEST_PASSWORD })).status).toBe(200);
    expect((await off(TEST_PASSWORD, codeNow(key, 1))).status).toBe(409);
    expect(await db().recoveryCode.count()).toBe(0);
    expect((await lastActions())[0]).toBe("user.second-factor-off");
  });

  it("gets new recovery codes, and the old ones work no longer", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, cookie, recoveryCodes } = await enrol(staff);
    const proof = { currentPassword: TEST_PASSWORD, code: codeNow(key) };
    const renewed = await send(renewRoute.POST, "POST", cookie, proof);
    expect(renewed.status).toBe(200);
    expect((await lastActions())[0]).toBe("user.recovery-codes");
    const signInBy = (code: unknown) => login({ username: staff.username, password: TEST_PASSWORD, code });
    expect((await signInBy(recoveryCodes[3])).status).toBe(401);
    expect((await signInBy((renewed.body.recoveryCodes as string[])[3])).status).toBe(200);
    expect((await send(renewRoute.POST, "POST", cookie, proof)).status).toBe(400);
  });

  it("slows whoever tries passwords and codes with a session that was left open", async () => {
    const staff = await makeAdmin();
    const { cookie } = await enrol(staff);
    const off = async () => (await send(ownRoute.DELETE, "DELETE", cookie, { currentPassword: "guess", code: "000000" })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push(await off());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("holds the account up where many networks guess at the password with a session, whatever stands for a code", async () => {
    const { cookie } = await enrol(await makeAdmin());
    const guess = async (network: number, currentPassword = "guess") => {
      const as = { ...cookie, "x-forwarded-for": `203.0.113.${network}` };
      return (await send(ownRoute.DELETE, "DELETE", as, { currentPassword, code: "0".repeat(16) })).status;
    };
    for (let network = 0; network < 50; network++) expect(await guess(network)).toBe(400);
    expect(await guess(50, TEST_PASSWORD)).toBe(429);
  });

  it("is reset by an admin, which ends every session and is noted; not by an editor, and nobody resets their own", async () => {
    stopClock();
    const chief = await makeAdmin("admin");
    const editor = await makeAdmin("editor");
    const { cookie, key } = await enrol(editor);
    const reset = (as: Headers, id: number) => send(resetRoute.DELETE, "DELETE", as, undefined, id);
    expect((await send(listRoute.GET, "GET", chief.bearer)).body).toEqual([editor.id]);
    expect((await send(listRoute.GET, "GET", cookie)).status).toBe(403);
    expect((await reset(cookie, chief.id)).status).toBe(403);
    expect((await reset(chief.bearer, chief.id)).status).toBe(409);
    expect((await reset(chief.bearer, 9_999)).status).toBe(404);
    const challenge = pairOf((await login({ username: editor.username, password: TEST_PASSWORD })).cookies, "challenge");

    expect((await reset(chief.bearer, editor.id)).status).toBe(200);
    expect(await statusOfMe(cookie)).toBe(401);
    expect((await login({ code: codeNow(key) }, challenge)).status).toBe(401);
    expect((await login({ username: editor.username, password: TEST_PASSWORD })).status).toBe(200);
    const [row] = await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(row).toMatchObject({ action: "user.second-factor-reset", actorName: chief.username, label: editor.username });
    const again = await reset(chief.bearer, editor.id);
    expect([again.status, again.body]).toEqual([200, { message: "There was no second factor." }]);
  });

  it("is reset from the command line by name, in any case, and the log says that the site did it", async () => {
    const staff = await makeAdmin();
    const { cookie } = await enrol(staff);
    expect(await resetSecondFactorOf(staff.username.toUpperCase())).toEqual({ wasOn: true });
    expect(await statusOfMe(cookie)).toBe(401);
    expect(await resetSecondFactorOf(staff.username)).toEqual({ wasOn: false });
    await expect(resetSecondFactorOf("nobody")).rejects.toThrow("No admin user has this name.");
    const [row] = await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(row).toMatchObject({ action: "user.second-factor-reset", actorId: null, actorName: "site", label: staff.username });
  });

  it("is in the database either a key that was shown or one that has taken a code", async () => {
    const { id } = await makeAdmin();
    const half = db().secondFactor.create({ data: { adminUserId: id, sealedKey: "x", confirmedAt: new Date() } });
    await expect(half).rejects.toThrow("second_factors_confirmed_with_step");
  });
});

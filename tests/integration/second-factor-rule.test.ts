import * as ownRoute from "@/app/api/admin/second-factor/route";
import * as ruleRoute from "@/app/api/admin/users/second-factor-rule/route";
import { db } from "@/lib/db";
import { resetSecondFactor } from "@/lib/staff/second-factor-people";
import { isSecondFactorRequired } from "@/lib/staff/second-factor-rule";
import { makeAdmin, signIn, TEST_PASSWORD } from "@/tests/support/accounts";
import { adminCalls } from "@/tests/support/admin-calls";
import { codeNow, enrol, type Headers, type Staff, send, useStoppedSite } from "@/tests/support/second-factor-calls";

useStoppedSite();

const OWED = "A second factor is required of all staff. Set yours up at /admin/second-factor first.";
const setRule = (as: Headers, isRequired = true) => send(ruleRoute.PUT, "PUT", as, { isRequired });

/** Sets up a second factor; every older session ends with it. */
async function enrolled(staff: Staff): Promise<{ proof: object; bearer: Headers }> {
  const { key } = await enrol(staff);
  return { proof: { currentPassword: TEST_PASSWORD, code: codeNow(key) }, bearer: (await signIn("admin", staff.id)).bearer };
}

const lastEntry = () =>
  db().auditEntry.findFirst({ orderBy: { id: "desc" }, select: { action: true, actorName: true, label: true } });

it("an admin who has no second factor cannot require one, nor can an editor", async () => {
  const [admin, editor] = [await makeAdmin("admin"), await makeAdmin("editor")];
  const refused = { message: "Set up your own second factor before you require one of all staff." };
  expect(await setRule(admin.bearer)).toMatchObject({ status: 409, body: refused });
  const { bearer } = await enrolled(editor);
  expect((await setRule(bearer)).status).toBe(403);
  expect(await isSecondFactorRequired()).toBe(false);
});

it("an admin who has one can, and take it back, each with a row of the log; asking twice changes nothing", async () => {
  const admin = await makeAdmin("admin");
  const { bearer } = await enrolled(admin);
  expect((await setRule(bearer)).status).toBe(200);
  expect(await isSecondFactorRequired()).toBe(true);
  const entry = { actorName: admin.username, label: "all staff" };
  expect(await lastEntry()).toEqual({ ...entry, action: "user.second-factor-required" });
  const count = await db().auditEntry.count();
  expect((await setRule(bearer)).status).toBe(200);
  expect(await db().auditEntry.count()).toBe(count);
  expect((await setRule(bearer, false)).status).toBe(200);
  expect(await lastEntry()).toEqual({ ...entry, action: "user.second-factor-optional" });
  expect(await isSecondFactorRequired()).toBe(false);
});

it("whoever owes one can call nothing, by token or cookie, but what sets it up, who they are and the way out", async () => {
  const { bearer } = await enrolled(await makeAdmin("admin"));
  const owing = await makeAdmin("admin");
  await setRule(bearer);
  const allowed: string[] = [];
  for (const { name, method, handler } of await adminCalls()) {
    const hasBody = method !== "GET" && method !== "DELETE";
    for (const carrier of ["bearer", "cookie"] as const) {
      // A call may end the session that makes it, and of too many at one instant the new one ends.
      await db().session.deleteMany({ where: { adminUserId: owing.id } });
      const own = await signIn("admin", owing.id);
      const { status, body } = await send(handler, method, own[carrier], hasBody ? {} : undefined, 1);
      if (status === 403) expect([name, body.message]).toEqual([name, OWED]);
      else allowed.push(`${name} by ${carrier}`);
    }
  }
  const open = ["GET me", "GET second-factor", "POST logout", "POST second-factor", "POST second-factor/confirm"];
  expect(allowed.toSorted()).toEqual(open.flatMap((name) => [`${name} by bearer`, `${name} by cookie`]).toSorted());
});

it("setting it up opens everything again, and so does taking the rule back", async () => {
  const { bearer } = await enrolled(await makeAdmin("admin"));
  const [first, second] = [await makeAdmin("admin"), await makeAdmin("admin")];
  await setRule(bearer);
  const read = async (as: Headers) => (await send(ruleRoute.GET, "GET", as)).status;
  expect([await read(first.bearer), await read(second.bearer)]).toEqual([403, 403]);
  expect(await read((await enrolled(first)).bearer)).toBe(200);
  await setRule(bearer, false);
  expect(await read(second.bearer)).toBe(200);
});

it("nobody turns theirs off while it is required, and whoever's was reset sets it up anew", async () => {
  const admin = await makeAdmin("admin");
  const { proof, bearer } = await enrolled(admin);
  await setRule(bearer);
  const off = await send(ownRoute.DELETE, "DELETE", bearer, proof);
  expect(off).toMatchObject({ status: 409, body: { message: expect.stringContaining("cannot be turned off") } });
  await resetSecondFactor(admin.id, { id: null, username: "site" });
  const again = await signIn("admin", admin.id);
  expect((await send(ruleRoute.GET, "GET", again.bearer)).status).toBe(403);
  expect((await send(ruleRoute.GET, "GET", (await enrolled({ ...admin, ...again })).bearer)).status).toBe(200);
});

import * as auditRoute from "@/app/api/admin/audit/route";
import * as statsRoute from "@/app/api/admin/stats/route";
import * as userRoute from "@/app/api/admin/users/[id]/route";
import * as usersRoute from "@/app/api/admin/users/route";
import { db } from "@/lib/db";
import { makeAdmin, signIn } from "@/tests/support/accounts";
import { useStaff } from "@/tests/support/staff-calls";

const { staff, send, createJob } = useStaff();

describe("users", () => {
  const NEW = { username: "meera", email: "meera@example.org", password: "secret of hers" };

  it("are created as admins unless another role is named, listed without passwords, and taken names refused", async () => {
    const made = await send(usersRoute.POST, "POST", { body: NEW });
    expect(made).toEqual({
      status: 201,
      body: { id: expect.any(Number), username: "meera", email: NEW.email, isActive: true, lastLogin: null, role: "admin" },
    });
    expect((await send(usersRoute.GET, "GET")).body).toContainEqual(made.body);
    const message = "This username or email address is already taken";
    expect(await send(usersRoute.POST, "POST", { body: { ...NEW, username: "MEERA", email: "other@example.org" } })).toEqual({
      status: 409,
      body: { message, errors: { username: ["This username is already taken"] } },
    });
    expect(await send(usersRoute.POST, "POST", { body: { ...NEW, username: "other", email: "Meera@Example.org" } })).toEqual({
      status: 409,
      body: { message, errors: { email: ["This email address is already taken"] } },
    });
    const log = await db().auditEntry.findFirst({ where: { action: "user.create", label: "meera" }, orderBy: { id: "desc" } });
    expect(JSON.stringify(log)).not.toContain("secret of hers");
  });

  it.each([
    [{ username: "ab" }, "username", "Username must be at least 3 characters long"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters long"],
    [{ email: "nowhere" }, "email", "Please enter a valid email address"],
    [{ role: "owner" }, "role", "Role must be one of: admin, editor"],
  ])("are refused with %j", async (change, field, message) => {
    const { status, body } = await send(usersRoute.POST, "POST", { body: { ...NEW, ...change } });
    expect({ status, body }).toEqual({ status: 400, body: { message, errors: { [field]: [message] } } });
  });

  it("that are deactivated or signed out are refused at the very next call", async () => {
    await send(userRoute.PATCH, "PATCH", { id: staff.editor.id, body: { endSessions: true } });
    expect((await send(statsRoute.GET, "GET", { as: staff.editor.bearer })).status).toBe(401);
    const again = await signIn("admin", staff.editor.id);
    expect((await send(statsRoute.GET, "GET", { as: again.bearer })).status).toBe(200);
    await send(userRoute.PATCH, "PATCH", { id: staff.editor.id, body: { isActive: false } });
    expect((await send(statsRoute.GET, "GET", { as: again.bearer })).status).toBe(401);
  });

  it("are logged with what changed of them alone, a row for each", async () => {
    const { id } = await makeAdmin("editor");
    await send(userRoute.PATCH, "PATCH", { id, body: { role: "admin" } });
    await send(userRoute.PATCH, "PATCH", { id, body: { role: "editor", isActive: false } });
    const where = { entity: "user", entityId: String(id), action: { not: "user.create" } };
    const log = await db().auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(log.map(({ action, oldValues, newValues }) => [action, oldValues, newValues])).toEqual([
      ["user.role", { role: "editor" }, { role: "admin" }],
      ["user.role", { role: "admin" }, { role: "editor" }],
      ["user.deactivate", { isActive: true }, { isActive: false }],
    ]);
  });

  it("leave at least one active admin, also when two demote each other at once", async () => {
    const refused = await send(userRoute.PATCH, "PATCH", { id: staff.admin.id, body: { role: "editor" } });
    expect(refused).toEqual({ status: 409, body: { message: "The last active admin cannot be removed or demoted" } });
    const second = await makeAdmin("admin");
    const statuses = await Promise.all([
      send(userRoute.PATCH, "PATCH", { id: staff.admin.id, body: { isActive: false }, as: second.bearer }),
      send(userRoute.PATCH, "PATCH", { id: second.id, body: { role: "editor" }, as: staff.admin.bearer }),
    ]);
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db().adminUser.count({ where: { role: "admin", isActive: true } })).toBe(1);
  });
});

describe("stats and log", () => {
  it("give the figures of finished imports", async () => {
    const run = { source: "a", input: "a.csv", status: "succeeded" as const };
    await db().ingestionRun.create({ data: { ...run, itemsProcessed: 100, itemsRefused: 20, durationMs: 250 } });
    await db().ingestionRun.create({ data: { ...run, status: "failed", itemsProcessed: 7 } });
    const waiting = { source: "a", sourceReference: "1", reason: "r", detail: "d", title: "t", cells: {} };
    await db().reviewItem.create({ data: waiting });
    expect((await send(statsRoute.GET, "GET", { as: staff.editor.bearer })).body).toEqual({
      totalProcessed: 100,
      successfulExtractions: 80,
      reviewRequired: 1,
      avgProcessingTime: 2.5,
    });
  });

  it("show who did what, to editors without what was done to users", async () => {
    const { id } = await createJob({ title: "Zebra keeper" });
    await send(userRoute.PATCH, "PATCH", { id: staff.editor.id, body: { endSessions: true } });
    const as = (await signIn("admin", staff.editor.id)).bearer;
    const found = await send(auditRoute.GET, "GET", { as, query: "?search=zebra" });
    expect(found.body.entries).toMatchObject([{ action: "job.create", entityId: String(id), actorName: staff.admin.username }]);
    expect((await send(auditRoute.GET, "GET", { as, query: "?entity=user" })).body.total).toBe(0);
    expect((await send(auditRoute.GET, "GET", { query: `?entity=user&entityId=${staff.editor.id}` })).body.total).toBeGreaterThan(
      0,
    );
    expect((await send(auditRoute.GET, "GET", { query: "?entity=cat" })).status).toBe(400);
  });
});

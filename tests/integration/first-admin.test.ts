import * as loginRoute from "@/app/api/admin/login/route";
import { db } from "@/lib/db";
import { readEnv } from "@/lib/settings";
import { ensureFirstAdmin } from "@/lib/staff/first-admin";
import { makeAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
});

const login = (username: string, password: string) => call(loginRoute.POST, "/api/admin/login", { json: { username, password } });

const lines: string[] = [];
const report = (line: string) => lines.push(line);
beforeEach(() => lines.splice(0));

it("the first administrator comes from the settings, once", async () => {
  const settings = { ADMIN_USERNAME: "Chief", ADMIN_EMAIL: "chief@example.org", ADMIN_PASSWORD: "a good password" };
  await ensureFirstAdmin(readEnv(settings), report);
  await ensureFirstAdmin(readEnv({ ...settings, ADMIN_USERNAME: "other" }), report);
  expect(await db().adminUser.findMany({ select: { username: true } })).toEqual([{ username: "Chief" }]);
  expect((await login("chief", "a good password")).status).toBe(200);
  expect(lines).toEqual([]);
});

it("the first administrator has no name with an @, by which nobody could sign in, and once there is one no such name keeps a site from starting", async () => {
  const settings = { ADMIN_USERNAME: "chief@example.org", ADMIN_PASSWORD: "a good password" };
  const start = () => ensureFirstAdmin(readEnv(settings), report);
  await expect(start()).rejects.toMatchObject({
    name: "FirstAdminError",
    message: "ADMIN_USERNAME: Username cannot contain @",
  });
  expect(await db().adminUser.count()).toBe(0);
  await makeAdmin();
  await start();
});

it("the first administrator gets a random password, printed once, on the embedded database", async () => {
  await ensureFirstAdmin(readEnv({}), report);
  const password = /password (\S+)/.exec(lines.join())?.[1] ?? "";
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect((await login("admin", password)).status).toBe(200);
  await ensureFirstAdmin(readEnv({}), report);
  expect(lines).toHaveLength(1);
});

it("the first administrator is not invented on another database", async () => {
  await ensureFirstAdmin(readEnv({ DATABASE_URL: "postgresql://u:p@db.example/x" }), report);
  expect(await db().adminUser.count()).toBe(0);
  expect(lines).toHaveLength(1);
});

import { randomUUID } from "node:crypto";
import { GET as openAddress, POST as unsubscribe } from "@/app/api/unsubscribe/route";
import { EXPORTS } from "@/lib/accounts/export";
import { ACCOUNT_FORMS } from "@/lib/accounts/forms";
import { makeOwnCalendar } from "@/lib/accounts/own-calendar";
import { readUnsubscribeToken, unsubscribeLink } from "@/lib/accounts/unsubscribe";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import type { FormHandler } from "@/lib/http/forms/form-action";
import { upsertJobs } from "@/lib/jobs/mutations";
import { cookieOf, users } from "@/tests/support/account-calls";
import { useAccounts } from "@/tests/support/account-sessions";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

useAccounts();

type Reference = { table: string; column: string };

/** Every column of the database that points at a user, as the database itself knows it. */
function referencesToUsers(): Promise<Reference[]> {
  return db().$queryRaw<Reference[]>`
    SELECT source.table_name::text AS "table", source.column_name::text AS "column"
    FROM information_schema.referential_constraints AS reference
    JOIN information_schema.key_column_usage AS source
      ON source.constraint_schema = reference.constraint_schema AND source.constraint_name = reference.constraint_name
    JOIN information_schema.table_constraints AS target
      ON target.constraint_schema = reference.unique_constraint_schema AND target.constraint_name = reference.unique_constraint_name
    WHERE target.table_name = 'users' AND source.table_schema = 'public'
    ORDER BY 1`;
}

it("no column that names a user escapes the database's own list of references", async () => {
  const named = await db().$queryRaw<Reference[]>`
    SELECT table_name::text AS "table", column_name::text AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(^|_)user_id$' AND column_name !~ 'admin_user_id$'`;
  expect(await referencesToUsers()).toEqual(expect.arrayContaining(named));
});

async function countRows({ table, column }: Reference, userId: number): Promise<number> {
  const [row] = await db().$queryRawUnsafe<{ count: bigint }[]>(`SELECT count(*) FROM "${table}" WHERE "${column}" = $1`, userId);
  return Number(row?.count ?? 0);
}

async function makeJob(): Promise<number> {
  const [input] = makeJobs(1, dayInIndia(new Date()));
  if (!input) throw new Error("one job was made");
  await upsertJobs([input]);
  return (await db().job.findFirstOrThrow({ select: { id: true } })).id;
}

/** An account with a row in every table that belongs to one. */
async function makeFullAccount() {
  const registered = await users.register({ fullName: "Asha Verma", email: "asha@example.org", password: TEST_PASSWORD });
  const { user } = (await registered.json()) as { user: { id: number } };
  await db().user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } });
  const cookie = cookieOf(registered);
  const value = { jobId: 5, title: "Clerk", department: "Banking", deadline: "2026-12-31" };
  await users.mergeRecords({ records: { savedJobs: [{ key: "5", value, changedAt: {}, deletedAt: null }] } }, cookie);
  await call(unsubscribe, unsubscribeLink(user.id, "alert", "en").replace("/unsubscribe", "/api/unsubscribe"), {
    method: "POST",
  });
  const jobId = await makeJob();
  const alert = { userId: user.id, alertKey: "an alert" };
  await db().alertDelivery.create({ data: { ...alert, jobId, foundAt: new Date() } });
  const follow = { userId: user.id, jobId };
  await db().jobFollower.create({ data: { ...follow, followedOn: new Date(), known: ["apply.1"] } });
  await db().stageDelivery.create({ data: { ...follow, stage: "exam.1", foundAt: new Date() } });
  const { id: sessionId } = await db().session.findFirstOrThrow({ where: { userId: user.id } });
  const device = { endpoint: "https://push.example/1", p256dh: "key", auth: "secret", createdAt: new Date() };
  await db().pushSubscription.create({ data: { ...device, userId: user.id, sessionId } });
  await db().telegramChat.create({ data: { userId: user.id, chatId: 77, createdAt: new Date() } });
  await db().$executeRaw`
    INSERT INTO sms_numbers (user_id, number, code_hash, code_until, created_at) VALUES (${user.id}, '+919876543210', '', now(), now())`;
  await db().heldNote.create({
    data: { userId: user.id, list: "alert", title: "A job", text: "Clerk", href: "/", heldAt: new Date() },
  });
  await db().reminderDelivery.create({ data: { ...follow, moment: "2026-11-30.3", foundAt: new Date() } });
  await db().reminderMail.create({ data: { userId: user.id, day: new Date("2026-11-27"), mailId: randomUUID() } });
  await db().earlierAddress.create({ data: { userId: user.id, email: "old@example.org", leftAt: new Date() } });
  await makeOwnCalendar({ id: user.id, sessionId });
  await backgroundDone();
  return { id: user.id, cookie };
}

it("the first proof of its address by a reset empties every table but those of its consents and links", async () => {
  const { id } = await makeFullAccount();
  await db().user.update({ where: { id }, data: { emailVerifiedAt: null } });
  await users.forgotPassword({ email: "asha@example.org" });
  await backgroundDone();
  const token = /token=([\w-]+)/.exec(readOutbox().at(-1)?.text ?? "")?.[1];
  expect((await users.resetPassword({ token, password: "a new one" })).status).toBe(200);
  const left = [];
  for (const reference of await referencesToUsers()) if ((await countRows(reference, id)) > 0) left.push(reference.table);
  expect(left).toEqual(["consents", "one_time_tokens"]);
});

it("the export names every table that points at a user, and an account of the test fills each", async () => {
  const { id, cookie } = await makeFullAccount();
  const references = await referencesToUsers();
  expect(references.length).toBeGreaterThan(0);
  const exported = await (await users.export(cookie)).json();
  expect(Object.keys(EXPORTS).sort()).toEqual([...new Set(references.map(({ table }) => table))].sort());
  for (const reference of references) {
    const rows = await countRows(reference, id);
    expect([reference.table, rows > 0, exported[reference.table]?.length]).toEqual([reference.table, true, rows]);
  }
  expect(exported.account).toMatchObject({ fullName: "Asha Verma", email: "asha@example.org" });
});

it("the export holds what is kept under the address alone, once the address is proven to be the owner's", async () => {
  const { id, cookie } = await makeFullAccount();
  const at = { createdAt: new Date() };
  await db().outgoingMail.create({ data: { kind: "alert", address: "Asha@Example.org", ...at } });
  const alerts = { create: { key: "clerk", value: { title: "Clerk" }, ...at } };
  await db().subscriber.create({
    data: { email: "asha@example.org", emailKey: "asha@example.org", language: "en", ...at, alerts },
  });
  const replies = { create: { authorName: "chief", text: "Thank you." } };
  for (const email of ["Asha@example.org", "other@example.org"]) {
    await db().contactMessage.create({ data: { name: "Asha", email, subject: "A date", message: `From ${email}`, replies } });
  }
  const exported = async () => (await users.export(cookie)).json();
  const proven = await exported();
  expect(proven.outgoing_mails).toContainEqual(expect.objectContaining({ kind: "alert" }));
  expect(proven.subscribers).toMatchObject([{ email: "asha@example.org", alerts: [{ value: { title: "Clerk" } }] }]);
  expect(proven.contact_messages).toMatchObject([{ message: "From Asha@example.org", replies: [{ text: "Thank you." }] }]);
  // A letter that stands for any other in a pattern stands for itself in an address.
  await db().user.update({ where: { id }, data: { email: "a_ha@example.org" } });
  expect((await exported()).contact_messages).toEqual([]);
  await db().user.update({ where: { id }, data: { emailVerifiedAt: null } });
  expect(Object.keys(await exported())).not.toEqual(expect.arrayContaining(["contact_messages"]));
});

it("the export holds no digest of a password or of a link, and comes as a file", async () => {
  const { id, cookie } = await makeFullAccount();
  const response = await users.export(cookie);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="niyukti-account-\d{4}-\d\d-\d\d\.json"$/);
  const text = await response.text();
  const user = await db().user.findUniqueOrThrow({ where: { id } });
  const [token] = await db().oneTimeToken.findMany();
  expect(token).toBeDefined();
  for (const secret of [user.passwordHash, token?.tokenHash ?? "", "$argon2id$"]) expect(text).not.toContain(secret);
});

it.each([
  ["en", "/sign-in?next=%2Fsettings"],
  ["hi", "/sign-in?lang=hi&next=%2Fsettings%3Flang%3Dhi"],
])("the export leads a reader who was logged out to sign in, in %s, and tells a program so", async (lang, page) => {
  const asked = await users.export({ "sec-fetch-mode": "navigate" }, `?lang=${lang}`);
  expect([asked.status, asked.headers.get("location")]).toEqual([303, page]);
  expect((await users.export()).status).toBe(401);
});

it("deletion leaves no row of the account in any table, at once, and only that account's go", async () => {
  const { id, cookie } = await makeFullAccount();
  const other = await makeUser();
  expect((await users.deleteMe({ password: "wrong" }, cookie)).status).toBe(400);
  const response = await users.deleteMe({ password: TEST_PASSWORD }, cookie);
  expect([response.status, response.headers.get("set-cookie")]).toEqual([200, expect.stringContaining("Max-Age=0")]);
  expect(await db().user.findUnique({ where: { id } })).toBeNull();
  for (const reference of await referencesToUsers()) {
    expect([reference.table, await countRows(reference, id)]).toEqual([reference.table, 0]);
  }
  expect((await users.me(cookie)).status).toBe(401);
  expect((await users.me(other.cookie)).status).toBe(200);
  await backgroundDone();
  expect(readOutbox().at(-1)?.subject).toBe("Your account with Niyukti was deleted");
});

it("deletion that is asked for twice at once happens once, is told by one mail, and fails for none", async () => {
  const { cookie } = await makeFullAccount();
  const before = readOutbox().length;
  const asked = await Promise.all([1, 2, 3].map(() => users.deleteMe({ password: TEST_PASSWORD }, cookie)));
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  await backgroundDone();
  expect(readOutbox().length - before).toBe(1);
});

describe("unsubscribing", () => {
  const click = (token: string) => call(unsubscribe, `/api/unsubscribe?token=${token}`, { method: "POST" });
  const tokenOf = (id: number) => new URL(unsubscribeLink(id, "alert", "en"), "http://x").searchParams.get("token") ?? "";

  it("works with one click, without a session, twice, and for an account that has gone", async () => {
    const { id } = await makeUser();
    for (let i = 0; i < 2; i++) expect((await click(tokenOf(id))).status).toBe(200);
    expect(await db().mailOptOut.findMany({ select: { userId: true, list: true } })).toEqual([{ userId: id, list: "alert" }]);
    expect((await click(tokenOf(999_999))).status).toBe(200);
  });

  it("counts no clicks by where they come from: a mail provider makes those of all its readers", async () => {
    const headers = {
      "x-forwarded-for": "203.0.113.9",
      host: "site.example",
      "content-type": "application/x-www-form-urlencoded",
    };
    const statuses = new Set<number>();
    for (let id = 1; id <= 70; id++) {
      const options = { method: "POST", headers, body: "List-Unsubscribe=One-Click" };
      statuses.add((await call(unsubscribe, `/api/unsubscribe?token=${tokenOf(id)}`, options)).status);
    }
    expect([...statuses]).toEqual([200]);
    const { id } = await makeUser();
    const answers: string[] = [];
    for (let at = 0; at < 61; at++) {
      const form = { method: "POST", headers, body: `token=${at < 60 ? "forged" : tokenOf(id)}` };
      const answer = await call(ACCOUNT_FORMS.unsubscribe as FormHandler, "/api/account-forms/unsubscribe", form);
      answers.push(answer.headers.get("location") ?? "");
    }
    expect(answers.at(-1)).toBe("/unsubscribe");
    expect(await db().mailOptOut.count({ where: { userId: id } })).toBe(1);
  });

  it("leads whoever opens the address of a mail's header to the page that asks, and stops nothing", async () => {
    const { id } = await makeUser();
    for (const [token, lang] of [
      [tokenOf(id), ""],
      [tokenOf(id), "lang=hi&"],
      ["forged", ""],
    ]) {
      const { status, headers } = await call(openAddress, `/api/unsubscribe?${lang}token=${token}`);
      expect([status, headers.get("location")]).toEqual([303, `/unsubscribe?${lang}token=${token}`]);
    }
    expect(await db().mailOptOut.count()).toBe(0);
  });

  it("stops the mails of that kind, and none about the safety of the account", async () => {
    const { id, email, cookie } = await makeUser();
    await click(tokenOf(id));
    await users.changePassword({ currentPassword: TEST_PASSWORD, newPassword: "a new one" }, cookie);
    await users.forgotPassword({ email });
    await backgroundDone();
    expect(readOutbox().map(({ subject }) => subject)).toEqual([
      "Your password for Niyukti was changed",
      "Set a new password for Niyukti",
    ]);
  });

  it.each(["", "1.alert.x", "1.alert", "x.alert.y", `${"9".repeat(12)}.alert.z`, "1.notice.x"])(
    "refuses the token %j",
    async (token) => {
      expect(readUnsubscribeToken(token)).toBeNull();
      expect((await click(token)).status).toBe(400);
    },
  );

  it("cannot be moved to another account or another kind", async () => {
    const signature = tokenOf(5).split(".")[2];
    expect(readUnsubscribeToken(`5.alert.${signature}`)).toEqual({ userId: 5, list: "alert" });
    expect(readUnsubscribeToken(`6.alert.${signature}`)).toBeNull();
    expect(readUnsubscribeToken(tokenOf(2_000_000_000))).toEqual({ userId: 2_000_000_000, list: "alert" });
    expect(readUnsubscribeToken(`5.follow.${signature}`)).toBeNull();
    expect(readUnsubscribeToken(`5.notice.${signature}`)).toBeNull();
  });
});

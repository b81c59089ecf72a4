import { optOut } from "@/lib/accounts/unsubscribe";
import { addDays, type Day, dayInIndia, dayOf, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import { claim, MAX_ATTEMPTS } from "@/lib/mail/delivery-rows";
import { closeSmtp } from "@/lib/mail/smtp";
import { deliverReminders, noteDueReminders } from "@/lib/reminders/deliver";
import { noteOfDue } from "@/lib/reminders/due";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";
import { startSmtpServer } from "@/tests/support/smtp-server";

const TODAY = dayInIndia(new Date());
const HOUR_MS = 60 * 60 * 1000;
const NOTHING = { reminders: 0, mails: 0, failed: 0 };
const inDays = (days: number): Day => addDays(TODAY, days);
/** An hour of a day, some days from today, in India. */
const at = (days: number, hour = 9) => new Date(startOfDay(inDays(days)).getTime() + hour * HOUR_MS);

const database = useDatabase();
let number = 0;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** A notice that closes so many days from today, at an hour where one is given. */
async function notice(closesIn: number, hour?: number, title = `Post ${++number}`): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const sourceReference = `reminder-test-${++number}`;
  await upsertJobs([{ ...job, sourceReference, title, applicationStartDate: null, deadline: inDays(closesIn) }]);
  const { id } = await db().job.findFirstOrThrow({ where: { sourceReference } });
  if (hour !== undefined) await db().job.update({ where: { id }, data: { notice: noticeTill(closesIn, hour) } });
  return id;
}

const noticeTill = (days: number, hour: number) => ({ posts: [{ name: "JE" }], closesAt: at(days, hour).toISOString() });

async function keep(user: TestAccount, kind: string, key: string, value: object, savedAt = at(-30)): Promise<void> {
  const changedAt = { jobId: savedAt.getTime() };
  await db().accountRecord.create({ data: { userId: user.id, kind, key, value, changedAt, revision: 1 } });
}

async function save(user: TestAccount, jobId: number, savedAt?: Date): Promise<void> {
  const deadline = dayOf((await db().job.findUniqueOrThrow({ where: { id: jobId } })).deadline);
  await keep(user, "savedJobs", String(jobId), { jobId, title: "Post", department: "SSC", deadline }, savedAt);
}

const track = (user: TestAccount, jobId: number, status: string) =>
  keep(user, "trackedApplications", `job:${jobId}`, { jobId, jobTitle: "Post", department: "SSC", appliedDate: TODAY, status });

async function run(days: readonly number[], hour = 9): Promise<string[]> {
  for (const day of days) await deliverReminders(at(day, hour));
  return readOutbox().map(({ subject }) => subject);
}

const everyDay = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it("reminds 7, 3 and 1 days before the last date, once each, with its hour and the ways to stop", async () => {
  const id = await notice(10, 17, "Junior Engineer");
  const user = await makeUser();
  await save(user, id);
  const days = everyDay(0, 12);
  expect(await run(days.flatMap((day) => [day, day]))).toEqual([
    "Last date in 7 days: Junior Engineer",
    "Last date in 3 days: Junior Engineer",
    "Last date is tomorrow: Junior Engineer",
  ]);
  const [mail] = readOutbox();
  for (const form of [mail?.html, mail?.text]) {
    expect(form).toContain(`/job/${id}`);
    expect(form).toContain("till 5 pm");
    expect(form).toContain("/unsubscribe?token=");
  }
  expect(mail?.listUnsubscribe).toContain(`/api/unsubscribe?token=${user.id}.reminder.`);
});

it("says all of a day in one mail, the soonest first, in the reader's language, and nothing else that day", async () => {
  const user = await makeUser();
  await db().user.update({ where: { id: user.id }, data: { language: "hi" } });
  for (const closesIn of [7, 3, 1]) await save(user, await notice(closesIn, undefined, `Post in ${closesIn}`));
  expect(await deliverReminders(at(0))).toEqual({ reminders: 3, mails: 1, failed: 0 });
  await save(user, await notice(3, undefined, "Later"));
  expect(await deliverReminders(at(0, 15))).toEqual({ reminders: 1, mails: 0, failed: 0 });
  expect(await deliverReminders(at(1, 7.99))).toEqual(NOTHING);
  expect(await deliverReminders(at(1, 8))).toMatchObject({ mails: 1 });
  const [first, second] = readOutbox();
  expect(first?.subject).toBe("3 भर्तियों की आख़िरी तारीख़ पास है");
  expect(first?.text.match(/Post in \d/g)?.slice(0, 3)).toEqual(["Post in 1", "Post in 3", "Post in 7"]);
  expect(second?.subject).toBe("आख़िरी तारीख़ 2 दिन बाद है: Later");
});

it.each([0, 7.99, 22, 23.9])("wakes nobody at %s o'clock in India, and mails in the morning", async (hour) => {
  await save(await makeUser(), await notice(3));
  expect(await deliverReminders(at(0, hour))).toEqual(NOTHING);
  expect(await deliverReminders(at(1, 8))).toMatchObject({ mails: 1 });
});

it("mails at the first and in the last minute of the day", async () => {
  await save(await makeUser(), await notice(3));
  expect(await deliverReminders(at(0, 8))).toMatchObject({ mails: 1 });
  await save(await makeUser(), await notice(3));
  expect(await deliverReminders(at(0, 21.99))).toMatchObject({ mails: 1 });
});

it("makes up for what was due while no server ran, by the last reminder alone", async () => {
  await save(await makeUser(), await notice(10, undefined, "Clerk"));
  expect(await run([8, 9, 10])).toEqual(["Last date in 2 days: Clerk", "Last date is tomorrow: Clerk"]);
});

it("does not remind of a date that its owner had before their eyes just now", async () => {
  await save(await makeUser(), await notice(10), at(7, 10));
  expect(await run(everyDay(5, 12))).toHaveLength(1);
  await save(await makeUser(), await notice(3), at(2, 10));
  expect(await run([2, 3])).toHaveLength(1);
});

it("reminds anew of a date that moved, of the same one not again", async () => {
  const id = await notice(3, undefined, "Clerk");
  await save(await makeUser(), id);
  await run([0]);
  await db().job.update({ where: { id }, data: { deadline: new Date(inDays(9)) } });
  const told = await run(everyDay(1, 9));
  await db().job.update({ where: { id }, data: { deadline: new Date(inDays(3)) } });
  expect(await run([1, 2])).toEqual(told);
  expect(told.map((subject) => subject.split(":")[0])).toEqual([
    "Last date in 3 days",
    "Last date in 7 days",
    "Last date in 3 days",
    "Last date is tomorrow",
  ]);
});

it.each<[string, (user: TestAccount, id: number) => Promise<unknown>, days?: number[]]>([
  ["a notice that was withdrawn", (_, id) => db().job.update({ where: { id }, data: { status: "withdrawn" } }), [0]],
  [
    "a notice that closed at an hour of its last date",
    (_, id) => db().job.update({ where: { id }, data: { notice: noticeTill(3, 11) } }),
    [3],
  ],
  ["a last date that moved", (_, id) => db().job.update({ where: { id }, data: { deadline: new Date(inDays(40)) } })],
  ["what was applied for", (user, id) => track(user, id, "applied")],
  ["what is saved no more", () => db().accountRecord.updateMany({ data: { deletedAt: new Date() } })],
  ["what a person wants no mails of", (user) => optOut({ userId: user.id, list: "reminder" }, new Date())],
  ["anything to an address that is not proven", () => db().user.updateMany({ data: { emailVerifiedAt: null } })],
])("does not remind of %s, also where a mail of it has failed before", async (_what, leave, days = [0, 1, 2]) => {
  const user = await makeUser();
  const id = await notice(3);
  await save(user, id);
  env.SMTP_URL = "smtp://127.0.0.1:1";
  expect(await deliverReminders(at(0))).toEqual({ reminders: 1, mails: 0, failed: 1 });
  env.SMTP_URL = undefined;
  await leave(user, id);
  expect(await run(days, 12)).toEqual([]);
});

it("reminds of what is tracked as planned, once where it is saved too, and not of what was applied for", async () => {
  const user = await makeUser();
  const [planned, applied] = [await notice(3, undefined, "Planned"), await notice(3, undefined, "Applied")];
  await track(user, planned, "planned");
  await save(user, planned);
  await track(user, applied, "exam_scheduled");
  await save(user, applied);
  expect(await run([0, 1])).toEqual(["Last date in 3 days: Planned"]);
});

it("mails each person once however many servers run at a time, and again where one fails, over a real mail server", async () => {
  const server = await startSmtpServer();
  env.SMTP_URL = server.url;
  const users = await Promise.all(Array.from({ length: 6 }, () => makeUser()));
  const ids = [await notice(3), await notice(7), await notice(1)];
  for (const user of users) for (const id of ids) await save(user, id);
  server.refuse("try later");
  await deliverReminders(at(0));
  server.refuse(null);
  for (const hour of [10, 11, 12]) {
    await Promise.all(Array.from({ length: 4 }, (_, index) => deliverReminders(at(0, hour + index / 1000))));
  }
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual(users.map(({ email }) => email).sort());
  closeSmtp();
  env.SMTP_URL = undefined;
  await server.close();
});

it("mails a person one reminder a day of two workers that take different notices in one instant", async () => {
  const user = await makeUser();
  await save(user, await notice(3, undefined, "First"));
  await noteDueReminders(at(0));
  const runs = await db().$transaction(
    async (tx) => {
      // The first worker is held while it takes what it has seen, and more is saved before the second comes.
      await tx.$executeRaw`SELECT FROM reminder_deliveries FOR UPDATE`;
      const first = deliverReminders(at(0));
      await waiting(1);
      await save(user, await notice(3, undefined, "Second"));
      const second = deliverReminders(at(0));
      await waiting(2);
      return [first, second];
    },
    { timeout: 20_000 },
  );
  await Promise.all(runs);
  expect(readOutbox().map(({ subject }) => subject)).toEqual(["Last date in 3 days: First"]);
  expect(await run([0])).toHaveLength(1);
  expect(await run([1])).toHaveLength(2);
});

it("leaves a day to a mail of which nobody knows whether it went, and mails the next day what was saved since", async () => {
  const user = await makeUser();
  await save(user, await notice(3, undefined, "First"));
  await noteDueReminders(at(0));
  const reminders = { table: "reminder_deliveries", key: "moment", onceOn: inDays(0) } as const;
  expect((await claim(reminders, { ownerId: user.id, mailId: null }, at(0))).claimed).toHaveLength(1);
  // The worker died with it at the last of its tries.
  await db().$executeRaw`UPDATE reminder_deliveries SET attempts = ${MAX_ATTEMPTS}`;
  await save(user, await notice(3, undefined, "Second"));
  expect(await run([0], 10)).toEqual([]);
  expect(await run([1], 10)).toEqual(["Last date in 2 days: Second"]);
});

/** Until so many sessions wait for another. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const [row] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if (row?.count === count) return;
  }
}

it("finds who keeps a notice by its index, not by all that is kept nor by all who keep something", async () => {
  await save(await makeUser(), await notice(3));
  await db().$executeRaw`
    WITH made AS (INSERT INTO users (email, email_key, email_verified_at, full_name, password_hash)
      SELECT name, name, now(), 'Asha', 'x' FROM (SELECT number || '@many.example' AS name FROM generate_series(1, 1000) AS number) AS named
      RETURNING id)
    INSERT INTO account_records (user_id, kind, key, value, changed_at, revision)
    SELECT id, 'savedJobs', number::text, '{}', '{}', 1 FROM made, generate_series(100000, 100020) AS number`;
  await db().$executeRaw`ANALYZE account_records, jobs, users`;
  const [explained] = await db().$queryRaw<{ "QUERY PLAN": [{ Plan: PlanNode }] }[]>`EXPLAIN (FORMAT JSON) ${noteOfDue(at(0))}`;
  const reading = nodeOf("record", explained?.["QUERY PLAN"][0].Plan);
  expect(reading?.["Node Type"]).not.toBe("Seq Scan");
  expect(JSON.stringify(reading)).toContain("account_records_kept_idx");
});

type PlanNode = { "Node Type": string; Alias?: string; Plans?: PlanNode[] };

function nodeOf(alias: string, node: PlanNode | undefined): PlanNode | undefined {
  if (node?.Alias === alias) return node;
  for (const inner of node?.Plans ?? []) {
    const found = nodeOf(alias, inner);
    if (found) return found;
  }
  return undefined;
}

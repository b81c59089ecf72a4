import { addDays, type Day, dateOf, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import { deliverReminders, noteDueReminders } from "@/lib/reminders/deliver";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const NOTHING = { reminders: 0, mails: 0, failed: 0 };
const inDays = (days: number): Day => addDays(TODAY, days);
const at = (days: number, hour = 9) => new Date(startOfDay(inDays(days)).getTime() + hour * 60 * 60 * 1000);

const database = useDatabase();
let number = 0;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** A notice that closes thirty days from today. */
async function notice(title = "Clerk"): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const sourceReference = `earlier-test-${++number}`;
  await upsertJobs([{ ...job, sourceReference, title, applicationStartDate: null, deadline: inDays(30) }]);
  return (await db().job.findFirstOrThrow({ where: { sourceReference } })).id;
}

type Kept = { savedAt?: Date; status?: string; language?: string; deadline?: Day };

/** Somebody who saved a notice this morning, or tracks it, with the date that it had then. */
async function keeper(
  jobId: number,
  { savedAt = at(0), status, language = "en", deadline = inDays(30) }: Kept = {},
): Promise<number> {
  const { id: userId } = await makeUser();
  await db().user.update({ where: { id: userId }, data: { language } });
  const kind = status ? "trackedApplications" : "savedJobs";
  const value = { jobId, department: "SSC", deadline, ...(status ? { jobTitle: "Clerk", status } : { title: "Clerk" }) };
  const record = { userId, kind, key: status ? `job:${jobId}` : String(jobId), value };
  await db().accountRecord.create({ data: { ...record, changedAt: { jobId: savedAt.getTime() }, revision: 1 } });
  return userId;
}

const move = (id: number, days: number) => db().job.update({ where: { id }, data: { deadline: dateOf(inDays(days)) } });

/** As the staff closes it (lib/jobs/editing/write/close.ts). */
function close(id: number, closedAt: Date) {
  const closedOn = dateOf(dayInIndia(closedAt));
  const closing = { deadline: closedOn, closedOn, closedAt, closedReason: "Court order", statedDeadline: dateOf(inDays(30)) };
  return db().job.update({ where: { id }, data: closing });
}

async function run(...moments: Date[]): Promise<string[]> {
  for (const moment of moments) await deliverReminders(moment);
  return readOutbox().map(({ subject }) => subject);
}

it.each([
  [0, "is today"],
  [1, "is tomorrow"],
  [5, "in 5 days"],
])("tells at once of a last date that was moved forward by which %i days are left, and says so once", async (days, words) => {
  const id = await notice();
  await keeper(id);
  await move(id, days);
  expect(await run(at(0, 12), at(0, 13))).toEqual([`Last date ${words}, earlier than before: Clerk`]);
  expect(readOutbox()[0]?.text).toContain("When you saved it, the last date was");
  const later = await run(at(1), at(2), at(3), at(4), at(5), at(6));
  expect(later.slice(1).map((subject) => subject.split(":")[0])).toEqual(
    days === 5 ? ["Last date in 3 days", "Last date is tomorrow"] : [],
  );
});

it.each([
  ["en", "Applications ended early: Clerk", "When you saved it, the last date was"],
  ["hi", "आवेदन समय से पहले बंद हो गए: क्लर्क", "जब आपने इसे सहेजा था, तब आख़िरी तारीख़"],
])("tells in %s, once, that applications ended early", async (language, subject, before) => {
  const id = await notice();
  await keeper(id, { language });
  await close(id, at(1, 15));
  expect(await run(at(1, 16), at(1, 17), at(2), at(3), at(20))).toEqual([subject]);
  expect(readOutbox()[0]?.text).toContain(before);
});

it("tells it who plans to apply, and of several in one mail with what is near", async () => {
  const [ended, near] = [await notice("Ended"), await notice("Near")];
  const userId = await keeper(ended, { status: "planned" });
  const record = await db().accountRecord.findFirstOrThrow({ where: { userId } });
  await db().accountRecord.create({
    data: { ...record, kind: "savedJobs", key: String(near), value: { deadline: inDays(30) } } as never,
  });
  await close(ended, at(0, 11));
  await move(near, 3);
  expect(await run(at(0, 12))).toEqual(["2 notices: last dates near, or ended early"]);
  const text = readOutbox()[0]?.text ?? "";
  expect(text.indexOf("Ended")).toBeLessThan(text.indexOf("Near"));
});

it("says the next morning that it has ended where the date was moved to a day whose mail had gone", async () => {
  const [moved, near] = [await notice("Moved"), await notice("Near")];
  const userId = await keeper(moved);
  const record = await db().accountRecord.findFirstOrThrow({ where: { userId } });
  await db().accountRecord.create({ data: { ...record, key: String(near) } as never });
  await move(near, 3);
  await run(at(0, 9));
  await move(moved, 0);
  expect((await run(at(0, 12), at(1), at(2))).slice(1)).toEqual([
    "Applications ended early: Moved",
    "Last date is tomorrow: Near",
  ]);
});

const takeOff = (id: number, updatedAt: Date, status: "withdrawn" | "draft" = "withdrawn") =>
  db().job.update({ where: { id }, data: { status, updatedAt } });

it.each([
  ["en", "Taken off this site: Clerk", "The body may have withdrawn it", "withdrawn"],
  ["hi", "इस साइट से हटाई गई: क्लर्क", "आधिकारिक साइट देख लें", "draft"],
] as const)(
  "tells in %s, once, who keeps a notice that it has been gone from the site for a day",
  async (language, subject, text, status) => {
    const id = await notice();
    await keeper(id, { language });
    await keeper(id, { status: "applied" });
    await keeper(id, { savedAt: at(1, 11) });
    await takeOff(id, at(1, 10), status);
    expect(await run(at(1, 12), at(2, 9), at(2, 11), at(3), at(9))).toEqual([subject]);
    expect(readOutbox()[0]?.text).toContain(text);
  },
);

it("tells once that a notice is gone, whatever is written into it until it is public again", async () => {
  const id = await notice();
  await keeper(id);
  await takeOff(id, at(1, 10), "draft");
  expect(await run(at(2, 11))).toHaveLength(1);
  await move(id, 40);
  await takeOff(id, at(3, 10), "draft");
  expect(await run(at(4, 11))).toHaveLength(1);
});

it.each<[string, (id: number, into: number) => Promise<unknown>]>([
  ["has come back", (id) => db().job.update({ where: { id }, data: { status: "published" } })],
  [
    "came back before the mail",
    async (id) => {
      env.SMTP_URL = "smtp://127.0.0.1:1";
      expect(await deliverReminders(at(2, 11))).toMatchObject({ reminders: 1, failed: 1 });
      env.SMTP_URL = undefined;
      await db().job.update({ where: { id }, data: { status: "published" } });
    },
  ],
  ["was joined with another", (jobId, intoId) => db().joinedJob.create({ data: { jobId, intoId } })],
  ["was over in any case", (id) => move(id, 1)],
])("tells nothing of a notice that %s", async (_what, change) => {
  const [id, other] = [await notice(), await notice("Other")];
  await keeper(id);
  await takeOff(id, at(1, 10));
  await change(id, other);
  expect(await run(at(2, 12), at(3))).toEqual([]);
});

it("waits for the morning with what ends at night", async () => {
  const id = await notice();
  await keeper(id);
  await close(id, at(0, 21.9));
  expect(await deliverReminders(at(0, 22))).toEqual(NOTHING);
  expect(await run(at(1, 8))).toHaveLength(1);
});

it.each<[string, (id: number) => Promise<unknown>]>([
  ["who saved it after it had ended", (id) => keeper(id, { savedAt: at(0, 11.5) })],
  ["who saved it with the date on which it ended", (id) => keeper(id, { deadline: TODAY })],
  ["who has applied", (id) => keeper(id, { status: "applied" })],
  [
    "who follows it and is told of its course",
    async (jobId) =>
      db().jobFollower.create({ data: { userId: await keeper(jobId), jobId, followedOn: dateOf(TODAY), known: [], days: {} } }),
  ],
])("does not tell %s", async (_who, keep) => {
  const id = await notice();
  await keep(id);
  await close(id, at(0, 11));
  expect(await run(at(0, 12), at(1))).toEqual([]);
});

it("does not tell of an end that was taken back before its mail went, of one long ago, or that the earlier date has come", async () => {
  const back = await notice();
  await keeper(back);
  await close(back, at(0, 11));
  env.SMTP_URL = "smtp://127.0.0.1:1";
  expect(await deliverReminders(at(0, 12))).toMatchObject({ reminders: 1, mails: 0, failed: 1 });
  env.SMTP_URL = undefined;
  const open = { closedOn: null, closedAt: null, closedReason: null, statedDeadline: null };
  await db().job.update({ where: { id: back }, data: { ...open, deadline: dateOf(inDays(30)) } });
  expect(await run(at(0, 13))).toEqual([]);
  const old = await notice();
  await keeper(old);
  await close(old, at(1));
  expect(await run(at(9))).toEqual([]);
  const moved = await notice("Moved");
  await keeper(moved, { savedAt: at(9) });
  await move(moved, 10);
  expect(await run(at(9, 12), at(10), at(11))).toEqual(["Last date is tomorrow, earlier than before: Moved"]);
});

it("tells of an end or of what is gone no more once it is history, as where no server ran between the finding and the mail", async () => {
  const [ended, gone] = [await notice("Ended"), await notice("Gone")];
  for (const id of [ended, gone]) await keeper(id);
  await close(ended, at(1, 8.5));
  await takeOff(gone, at(0, 10));
  expect(await noteDueReminders(at(1, 11))).toBe(2);
  expect(await run(at(31), at(32))).toEqual([]);
});

it("leaves the day of a mail that had nothing to say any more to what is found later that day, and reminds of what holds again", async () => {
  const [withdrawn, other] = [await notice("Withdrawn"), await notice()];
  await move(other, 50);
  const userId = await keeper(withdrawn);
  const record = await db().accountRecord.findFirstOrThrow({ where: { userId } });
  await db().accountRecord.create({
    data: {
      ...record,
      key: String(other),
      value: { ...(record.value as object), jobId: other },
      changedAt: record.changedAt as object,
    },
  });
  const be = (status: "withdrawn" | "published") => db().job.update({ where: { id: withdrawn }, data: { status } });
  await noteDueReminders(at(23));
  await be("withdrawn");
  expect(await run(at(23))).toEqual([]);
  await move(other, 24);
  expect(await run(at(23, 10))).toEqual(["Last date is tomorrow, earlier than before: Clerk"]);
  await be("published");
  expect((await run(at(24))).slice(1)).toEqual(["Last date in 6 days: Withdrawn"]);
});

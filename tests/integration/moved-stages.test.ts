import { addDays, type Day, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { deliverStages } from "@/lib/follow/deliver";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const NOTHING = { stages: 0, mails: 0, failed: 0 };
const inDays = (days: number): Day => addDays(TODAY, days);
/** An hour of a day, some days from today, in India. */
const at = (days: number, hour = 12) => new Date(startOfDay(inDays(days)).getTime() + hour * 60 * 60 * 1000);
const told = () => readOutbox().map(({ subject }) => subject);
const MOVED = /^Exam, now .* \(confirmed\), no longer .*: Junior Engineer$/;
const CALLED_OFF = /^Exam, called off \(was .*\): Junior Engineer$/;

const database = useDatabase();
let number = 0;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** A recruitment with an exam on a day, if any; without one nothing is known of it. */
async function recruitment(day: number | null): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const sourceReference = `moved-test-${++number}`;
  const title = "Junior Engineer";
  await upsertJobs([{ ...job, sourceReference, title, applicationStartDate: inDays(-1), deadline: inDays(10) }]);
  const { id } = await db().job.findFirstOrThrow({ where: { sourceReference } });
  await setExam(id, day);
  return id;
}

async function setExam(jobId: number, day: number | null, status = "confirmed"): Promise<void> {
  const stage = { kind: "exam", status, ...(day !== null && { from: inDays(day) }) };
  await db().job.update({ where: { id: jobId }, data: { notice: { posts: [{ name: "JE" }], stages: [stage] } } });
}

async function follow(jobId: number, user?: TestAccount): Promise<TestAccount> {
  const follower = user ?? (await makeUser());
  const value = { jobId, title: "Junior Engineer", department: "SSC", deadline: inDays(10), isFollowed: true };
  const record = { userId: follower.id, kind: "savedJobs", key: String(jobId) };
  await db().accountRecord.create({ data: { ...record, value, changedAt: {}, revision: 1 } });
  return follower;
}

/** A recruitment whose exam was mailed to a follower. */
async function toldOf(day: number): Promise<number> {
  const id = await recruitment(null);
  await follow(id);
  await deliverStages(at(0));
  await setExam(id, day);
  expect(await deliverStages(at(0, 13))).toMatchObject({ mails: 1 });
  emptyOutbox();
  return id;
}

it("mails whom it told of a day once that it moved, with both days, and once each time it moves again, back too", async () => {
  const id = await toldOf(40);
  for (const [day, hour] of [
    [47, 14],
    [54, 15],
    [40, 16],
    [47, 17],
  ] as const) {
    await setExam(id, day);
    expect(await deliverStages(at(0, hour))).toEqual({ stages: 1, mails: 1, failed: 0 });
    expect(await deliverStages(at(0, hour + 0.5))).toEqual(NOTHING);
  }
  expect(await deliverStages(at(47))).toEqual(NOTHING);
  expect(told()).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(MOVED)));
});

it("mails once that a stage was called off, and once that it is held after all", async () => {
  const id = await toldOf(40);
  await setExam(id, 40, "cancelled");
  await deliverStages(at(1));
  expect(await deliverStages(at(2))).toEqual(NOTHING);
  await setExam(id, 60);
  await deliverStages(at(3));
  await deliverStages(at(4));
  expect(told()).toEqual([expect.stringMatching(CALLED_OFF), expect.stringMatching(/^Exam, \d+ \w+ \d+ \(confirmed\): Junior/)]);
});

it("mails who saw a day on the page when they began to follow, and nobody who began after it moved", async () => {
  const id = await recruitment(40);
  const first = await follow(id);
  await deliverStages(at(0));
  await setExam(id, 47);
  await deliverStages(at(1));
  await follow(id);
  expect(await deliverStages(at(2))).toEqual(NOTHING);
  expect(readOutbox()).toMatchObject([{ to: first.email, subject: expect.stringMatching(MOVED) }]);
});

it("tells of a longer time to apply, in the reader's language", async () => {
  const id = await recruitment(null);
  const { id: userId } = await follow(id);
  await db().user.update({ where: { id: userId }, data: { language: "hi" } });
  await deliverStages(at(0));
  await db().job.update({ where: { id }, data: { deadline: new Date(inDays(17)) } });
  await deliverStages(at(1));
  expect(told()).toEqual([expect.stringMatching(/, अब .* \(पक्की\), पहले .*: /)]);
});

it("says of a time to apply that ended early until when it was to be", async () => {
  const id = await recruitment(null);
  await follow(id);
  await deliverStages(at(0));
  // As the staff closes it on the day after (lib/jobs/editing/write/close.ts).
  const [closedOn, statedDeadline] = [new Date(inDays(1)), new Date(inDays(10))];
  const closing = { deadline: closedOn, closedOn, closedAt: at(1), statedDeadline, closedReason: "Court order" };
  await db().job.update({ where: { id }, data: closing });
  await deliverStages(at(1));
  expect(told()).toEqual([expect.stringMatching(/^Application, now .* \(confirmed\), no longer .*: Junior Engineer$/)]);
});

it("mails nothing of a change that was taken back before its mail went, and the newest of several", async () => {
  const id = await toldOf(40);
  await setExam(id, 47);
  expect(await deliverStages(at(0, 23))).toEqual({ stages: 1, mails: 0, failed: 0 });
  await setExam(id, 40);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  await setExam(id, 54);
  await deliverStages(at(1, 23));
  await setExam(id, 61);
  expect(await deliverStages(at(2))).toMatchObject({ mails: 1 });
  expect(await deliverStages(at(3))).toEqual(NOTHING);
});

it("tells of a new day in one mail where the first telling has not gone yet", async () => {
  const id = await recruitment(null);
  await follow(id);
  await deliverStages(at(0));
  await setExam(id, 40);
  await deliverStages(at(0, 23));
  await setExam(id, 47);
  expect(await deliverStages(at(1))).toMatchObject({ mails: 1 });
  expect(await deliverStages(at(2))).toEqual(NOTHING);
  expect(told()).toEqual([expect.not.stringContaining("no longer")]);
});

it("tries again what could not be mailed, with both days", async () => {
  const id = await toldOf(40);
  await setExam(id, 47);
  env.SMTP_URL = "smtp://127.0.0.1:1";
  expect(await deliverStages(at(1))).toEqual({ stages: 1, mails: 0, failed: 1 });
  env.SMTP_URL = undefined;
  expect(await deliverStages(at(2))).toEqual({ stages: 0, mails: 1, failed: 0 });
  expect(told()).toEqual([expect.stringMatching(MOVED)]);
});

it("mails each change once however many servers run at a time", async () => {
  const id = await recruitment(40);
  for (let index = 0; index < 5; index++) await follow(id);
  await deliverStages(at(0));
  for (const day of [47, 54]) {
    await setExam(id, day);
    await Promise.all(Array.from({ length: 6 }, (_, server) => deliverStages(at(day - 40, 12 + server / 1000))));
    expect(new Set(readOutbox().map(({ to }) => to)).size).toBe(5);
    expect(readOutbox()).toHaveLength(5);
    emptyOutbox();
  }
});

it("takes the days of its first run for known where an older server kept none, of what it mailed too", async () => {
  const id = await toldOf(40);
  await db().jobFollower.updateMany({ data: { days: {} } });
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  await setExam(id, 47);
  await deliverStages(at(2));
  expect(told()).toEqual([expect.stringMatching(MOVED)]);
});

it("tells who saw a day on the page of the same day again, once it was taken back meanwhile", async () => {
  const id = await recruitment(40);
  await follow(id);
  await deliverStages(at(0));
  await setExam(id, null);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  await setExam(id, 40);
  expect(await deliverStages(at(2))).toEqual({ stages: 1, mails: 1, failed: 0 });
  expect(told()).toEqual([expect.not.stringContaining("no longer")]);
});

it("mails nothing to who follows no more, and a date that was taken back once there is another", async () => {
  const id = await toldOf(40);
  await setExam(id, null);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  await setExam(id, 60);
  await deliverStages(at(2));
  expect(told()).toEqual([expect.stringMatching(MOVED)]);
  await db().accountRecord.updateMany({ data: { deletedAt: new Date() } });
  await setExam(id, 67);
  expect(await deliverStages(at(3))).toEqual(NOTHING);
});

it("tells of a date that was taken back before its mail went once it is there again", async () => {
  const id = await recruitment(null);
  await follow(id);
  await deliverStages(at(0));
  await setExam(id, 40);
  expect(await deliverStages(at(0, 23))).toEqual({ ...NOTHING, stages: 1 });
  await setExam(id, null);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  await setExam(id, 50);
  expect(await deliverStages(at(2))).toMatchObject({ mails: 1 });
  expect(told()).toEqual([expect.stringMatching(/^Exam, .* \(confirmed\): Junior Engineer$/)]);
});

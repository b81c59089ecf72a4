import { optOut } from "@/lib/accounts/unsubscribe";
import { addDays, type Day, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { deliverStages } from "@/lib/follow/deliver";
import { FOLLOWS } from "@/lib/follow/find-stages";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const HOUR_MS = 60 * 60 * 1000;
const NOTHING = { stages: 0, mails: 0, failed: 0 };
/** An hour of a day, some days from today, in India. */
const at = (days: number, hour = 12) => new Date(startOfDay(addDays(TODAY, days)).getTime() + hour * HOUR_MS);
const inDays = (days: number): Day => addDays(TODAY, days);

const database = useDatabase();
let number = 0;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

type Stage = { kind: string; name?: string; from?: Day; to?: Day; status?: string };

/** A recruitment that is open for ten days and has been since yesterday, with some stages. */
async function recruitment(stages: Stage[] = []): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const sourceReference = `follow-test-${++number}`;
  await upsertJobs([
    { ...job, sourceReference, title: "Junior Engineer", applicationStartDate: inDays(-1), deadline: inDays(10) },
  ]);
  const { id } = await db().job.findFirstOrThrow({ where: { sourceReference } });
  await announce(id, stages);
  return id;
}

async function announce(jobId: number, stages: Stage[]): Promise<void> {
  const notice = { posts: [{ name: "JE" }], stages: stages.map((stage) => ({ status: "confirmed", ...stage })) };
  await db().job.update({ where: { id: jobId }, data: { notice } });
}

async function setFollowed(user: TestAccount, jobId: number, isFollowed = true): Promise<void> {
  const value = { jobId, title: "Junior Engineer", department: "SSC", deadline: inDays(10), isFollowed };
  const where = { userId_kind_key: { userId: user.id, kind: "savedJobs", key: String(jobId) } };
  await db().accountRecord.upsert({
    where,
    create: { userId: user.id, kind: "savedJobs", key: String(jobId), value, changedAt: {}, revision: 1 },
    update: { value },
  });
}

/** Somebody who follows a recruitment since noon today. */
async function follower(jobId: number, isVerified = true): Promise<TestAccount> {
  const user = await makeUser({ emailVerifiedAt: isVerified ? new Date() : null });
  await setFollowed(user, jobId);
  expect(await deliverStages(at(0))).toMatchObject({ mails: 0 });
  return user;
}

const subjects = () => readOutbox().map(({ subject }) => subject);

it("mails a stage once, when it comes to have a date, with the ways to stop, and not again on its day", async () => {
  const id = await recruitment([{ kind: "exam", name: "Tier 1" }]);
  const user = await follower(id);
  await announce(id, [{ kind: "exam", name: "Tier 1", from: inDays(40), status: "provisional" }]);
  await deliverStages(at(1));
  await deliverStages(at(2));
  await announce(id, [{ kind: "exam", name: "Tier I", from: inDays(40) }]);
  await deliverStages(at(40));
  const mails = readOutbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: user.email });
  expect(mails[0]?.subject).toMatch(/^Exam: Tier 1, .* \(provisional\): Junior Engineer$/);
  for (const form of [mails[0]?.html, mails[0]?.text]) {
    expect(form).toContain(`/job/${id}`);
    expect(form).toContain("/unsubscribe?token=");
  }
  expect(mails[0]?.listUnsubscribe).toContain(`/api/unsubscribe?token=${user.id}.follow.`);
});

it("mails what had its date before somebody followed on its day, from eight in the morning in India", async () => {
  const id = await recruitment([{ kind: "admit_card", from: inDays(20) }]);
  await follower(id);
  expect(await deliverStages(at(19, 23))).toEqual(NOTHING);
  expect(await deliverStages(new Date(at(20, 8).getTime() - 1))).toEqual(NOTHING);
  expect(await deliverStages(at(20, 8))).toEqual({ stages: 1, mails: 1, failed: 0 });
  expect(await deliverStages(at(20, 9))).toEqual(NOTHING);
  expect(subjects()).toEqual([expect.stringMatching(/^Admit card, .* \(confirmed\): Junior Engineer$/)]);
});

it("mails once what a source announced, also when more is announced, and where the notice had planned it", async () => {
  const id = await recruitment([{ kind: "result", from: inDays(30), status: "provisional" }]);
  await follower(id);
  const told = (kind: string, day: number) => ({
    kind,
    name: null,
    from: inDays(day),
    to: inDays(day),
    status: "confirmed",
    url: null,
  });
  const tell = (...stages: ReturnType<typeof told>[]) =>
    db().job.update({ where: { id }, data: { announced: { stages, corrigenda: [] } } });
  await tell(told("admit_card", 2));
  await deliverStages(at(2));
  await tell(told("admit_card", 2), told("result", 12));
  await deliverStages(at(12));
  await tell(told("admit_card", 2), told("result", 12), told("answer_key", 12));
  await deliverStages(at(13));
  await deliverStages(at(14));
  expect(subjects()).toEqual([
    expect.stringMatching(/^Admit card/),
    expect.stringMatching(/^Result/),
    expect.stringMatching(/^Answer key/),
  ]);
});

it("takes the day on which somebody began to follow as India counts it", async () => {
  const id = await recruitment([{ kind: "exam", from: inDays(2) }]);
  await setFollowed(await makeUser(), id);
  // Twenty minutes past midnight in India: the day before in UTC.
  await deliverStages(at(2, 1 / 3));
  expect(await deliverStages(at(2, 9))).toEqual(NOTHING);
});

it("tells of the days of the exam in the calendar too, and of several at once in one mail in the reader's language", async () => {
  const id = await recruitment();
  const user = await follower(id);
  await db().user.update({ where: { id: user.id }, data: { language: "hi" } });
  await db().exam.create({
    data: {
      source: "test",
      sourceReference: "e1",
      title: "JE",
      conductingOrganization: "SSC",
      eligibility: "Diploma",
      officialWebsite: "https://ssc.example",
      jobId: id,
      registrationStartDate: new Date(inDays(-1)),
      registrationEndDate: new Date(inDays(10)),
      admitCardDate: new Date(inDays(30)),
      examDate: new Date(inDays(40)),
    },
  });
  expect(await deliverStages(at(1))).toEqual({ stages: 2, mails: 1, failed: 0 });
  expect(subjects()).toEqual(["आपकी भर्तियों की 2 तारीख़ों की ख़बर"]);
});

it("mails once however many servers run at a time", async () => {
  const id = await recruitment();
  for (let index = 0; index < 5; index++) await follower(id);
  await announce(id, [
    { kind: "exam", from: inDays(40) },
    { kind: "result", from: inDays(90) },
  ]);
  await Promise.all(Array.from({ length: 6 }, (_, server) => deliverStages(at(1, 12 + server / 1000))));
  const mails = readOutbox();
  expect(new Set(mails.map(({ to }) => to)).size).toBe(5);
  expect(mails.flatMap(({ text }) => text.match(/\((?:confirmed|provisional)\)/g) ?? [])).toHaveLength(10);
});

it.each<[string, (user: TestAccount, jobId: number) => Promise<unknown>]>([
  ["who follows no more", (user, id) => setFollowed(user, id, false)],
  ["who removed the job", () => db().accountRecord.updateMany({ data: { deletedAt: new Date() } })],
  ["who stopped such mails", (user) => optOut({ userId: user.id, list: "follow" }, new Date())],
  ["whose address is not proven any more", () => db().user.updateMany({ data: { emailVerifiedAt: null } })],
  ["of a listing that was withdrawn", (_, id) => db().job.update({ where: { id }, data: { status: "withdrawn" } })],
])("mails nothing to a person %s", async (_who, leave) => {
  const id = await recruitment();
  const user = await follower(id);
  await leave(user, id);
  await announce(id, [{ kind: "exam", from: inDays(40) }]);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  expect(await deliverStages(at(40))).toEqual(NOTHING);
});

it("mails nothing of what was due while its mail could not be sent, once it is followed no more", async () => {
  const id = await recruitment();
  const user = await follower(id);
  await announce(id, [{ kind: "exam", from: inDays(40) }]);
  env.SMTP_URL = "smtp://127.0.0.1:1";
  expect(await deliverStages(at(1))).toEqual({ stages: 1, mails: 0, failed: 1 });
  env.SMTP_URL = undefined;
  await setFollowed(user, id, false);
  expect(await deliverStages(at(2))).toEqual(NOTHING);
});

it("mails nothing to an address that was never proven, and nothing of before to one that is proven later", async () => {
  const id = await recruitment();
  const user = await follower(id, false);
  await announce(id, [{ kind: "exam", from: inDays(40) }]);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  await db().user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } });
  expect(await deliverStages(at(2))).toEqual(NOTHING);
  expect(await deliverStages(at(40))).toMatchObject({ mails: 1 });
});

it("does not mail a stage again to who stopped following and began again", async () => {
  const id = await recruitment();
  const user = await follower(id);
  await announce(id, [{ kind: "exam", from: inDays(40) }]);
  expect(await deliverStages(at(1))).toMatchObject({ mails: 1 });
  await setFollowed(user, id, false);
  await deliverStages(at(2));
  await setFollowed(user, id);
  await deliverStages(at(3));
  expect(await deliverStages(at(40))).toEqual(NOTHING);
});

it("tells again of a date that was taken back and set anew, of no stage that was called off, and of no history entered late", async () => {
  const id = await recruitment([{ kind: "exam", from: inDays(30) }]);
  await follower(id);
  await announce(id, [{ kind: "exam" }]);
  expect(await deliverStages(at(1))).toEqual(NOTHING);
  const past = { kind: "admit_card", from: inDays(-8) };
  await announce(id, [{ kind: "exam", from: inDays(60) }, { kind: "interview", from: inDays(70), status: "cancelled" }, past]);
  expect(await deliverStages(at(2))).toEqual({ stages: 1, mails: 1, failed: 0 });
});

it("survives a record whose key names no job", async () => {
  const user = await makeUser();
  for (const key of ["x", "99999999999", "0", "-1", "1; DROP TABLE jobs"]) {
    const value = { jobId: 1, title: "a", department: "b", deadline: TODAY, isFollowed: true };
    await db().accountRecord.create({ data: { userId: user.id, kind: "savedJobs", key, value, changedAt: {}, revision: 1 } });
  }
  expect(await deliverStages(at(0))).toEqual(NOTHING);
});

it("asks for what is followed by its index, not of all that is saved", async () => {
  const plan = await db().$transaction(async (tx) => {
    // A table of a few rows is read whole, whatever indexes it has.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<Record<string, string>[]>`EXPLAIN SELECT DISTINCT record.key FROM ${FOLLOWS}`;
  });
  expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("account_records_followed_idx");
});

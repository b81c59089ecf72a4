import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { dateOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { deliverStages } from "@/lib/follow/deliver";
import { restoreJob } from "@/lib/jobs/editing/write/status";
import { useDatabase } from "@/tests/support/database";
import { at, inDays, keep, keeperOfSecond, TODAY } from "@/tests/support/joined-keeper";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { STAFF } from "@/tests/support/stored-pair";

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** Somebody who looks for what both jobs of a pair are, of which the first was public before. */
async function seeker(frequency: "instant" | "weekly") {
  const pair = await keeperOfSecond(false);
  const criteria = criteriaOfSearch({ search: "JE recruitment" });
  if (!criteria) throw new Error("An alert can look for it");
  const value = { ...alertOfSearch(criteria, "Engineers", pair.user.email), frequency };
  await keep(pair.user, "jobAlerts", alertKey(value), value);
  await db().$executeRaw`UPDATE job_publications SET matched_for = published_at WHERE job_id = ${pair.first}`;
  await deliverAlerts(new Date());
  return pair;
}

async function announce(jobId: number, ...stages: { kind: string; from: string }[]): Promise<void> {
  const notice = { posts: [{ name: "JE" }], stages: stages.map((stage) => ({ status: "confirmed", ...stage })) };
  await db().job.update({ where: { id: jobId }, data: { notice } });
}

const subjects = () => readOutbox().map(({ subject }) => subject.split(":")[0]);

it("tells who followed a job that was joined with another of the stages of that one, of none twice, and of a day that it has otherwise", async () => {
  const { first, second, user, join } = await keeperOfSecond(true);
  await deliverStages(at(0));
  await announce(second, { kind: "exam", from: inDays(40) }, { kind: "admit_card", from: inDays(30) });
  await deliverStages(at(1));
  expect(subjects()).toEqual(["2 dates of recruitments you follow"]);
  await join();
  await announce(first, { kind: "exam", from: inDays(47) }, { kind: "admit_card", from: inDays(30) });
  for (const day of [1, 2, 3]) await deliverStages(at(day));
  await announce(
    first,
    { kind: "exam", from: inDays(47) },
    { kind: "admit_card", from: inDays(30) },
    { kind: "result", from: inDays(90) },
  );
  for (const day of [4, 30]) await deliverStages(at(day));
  expect(subjects().slice(1)).toEqual([
    expect.stringMatching(/^Exam, now .* \(confirmed\), no longer /),
    expect.stringMatching(/^Result, /),
  ]);
  expect(readOutbox().at(-1)).toMatchObject({ to: user.email, text: expect.stringContaining(`/job/${first}`) });
});

it("follows what was joined as the job of its own that it is again, once the join is undone or it is taken out of the bin", async () => {
  const { first, second, join, undo } = await keeperOfSecond(true);
  await join();
  await deliverStages(at(0));
  const followed = async () => (await db().jobFollower.findMany()).map(({ jobId }) => jobId);
  expect(await followed()).toEqual([first]);
  await undo();
  await deliverStages(at(0));
  expect(await followed()).toEqual([second]);
  await db().recruitmentListing.updateMany({ where: { source: "aggregator.example" }, data: { state: "waiting" } });
  await join();
  const { version } = await db().job.findUniqueOrThrow({ where: { id: second } });
  await restoreJob(second, { ...STAFF, version });
  await deliverStages(at(0));
  expect(await followed()).toEqual([second]);
});

it("goes by what its keeper says of the one that stays, where they keep that too", async () => {
  const { first, user, join } = await keeperOfSecond(true);
  await join();
  await keep(user, "savedJobs", String(first), {
    jobId: first,
    title: "JE",
    department: "SSC",
    deadline: inDays(20),
    isFollowed: false,
  });
  await deliverStages(at(0));
  expect(await db().jobFollower.count()).toBe(0);
  await db().accountRecord.updateMany({ where: { key: String(first) }, data: { deletedAt: at(0) } });
  await deliverStages(at(0));
  expect(await db().jobFollower.findMany()).toMatchObject([{ jobId: first }]);
});

it("tells what an alert had found of a job that was joined before its mail as the one that stays", async () => {
  const { first, join } = await seeker("weekly");
  await join();
  await deliverAlerts(at(8));
  expect(readOutbox().map(({ text }) => text.match(/\/job\/\d+/g))).toEqual([[`/job/${first}`]]);
});

it("says of a job that was mailed with a later last date, and joined before the mail of its earlier one, that the one that stays has that", async () => {
  const { first, second, join } = await seeker("instant");
  await db().job.updateMany({ where: { id: { in: [first, second] } }, data: { deadline: new Date(inDays(10)) } });
  await deliverAlerts(new Date(Date.now() + 6 * 60_000));
  await join();
  await deliverAlerts(at(2));
  const [, mail, ...others] = readOutbox();
  expect([mail?.text.match(/\/job\/\d+/g), others]).toEqual([[`/job/${first}`], []]);
  expect(mail?.subject).toMatch(/^Last date earlier than before: /);
});

it("keeps the exam that was linked with a joined job, in the course of the one that stays", async () => {
  const { first, second, join } = await keeperOfSecond(true);
  const exam = { source: "test", sourceReference: "e1", title: "JE", conductingOrganization: "SSC", eligibility: "Diploma" };
  const days = {
    registrationStartDate: dateOf(TODAY),
    registrationEndDate: dateOf(inDays(20)),
    examDate: dateOf(inDays(50)),
  };
  await db().exam.create({ data: { ...exam, ...days, officialWebsite: "https://ssc.gov.in", jobId: second } });
  await join();
  await deliverStages(at(0));
  await deliverStages(at(50));
  expect(subjects()).toEqual([expect.stringMatching(/^Exam, .* \(provisional\)$/)]);
  expect(await db().exam.findMany()).toMatchObject([{ jobId: first }]);
});

it("tells of the one that stays nobody anew who was mailed of the joined one, and everybody that it is gone", async () => {
  const { first, join } = await seeker("instant");
  // Who keeps it is told by reminders.
  await db().accountRecord.deleteMany({ where: { kind: "savedJobs" } });
  await join();
  const be = (status: "withdrawn" | "published") => db().job.update({ where: { id: first }, data: { status } });
  await be("withdrawn");
  await be("published");
  await deliverAlerts(at(1));
  expect(readOutbox()).toHaveLength(1);
  await be("withdrawn");
  for (const day of [1, 2, 3]) await deliverAlerts(at(day));
  expect(subjects().slice(1)).toEqual(["No longer open"]);
});

it("says of the one that stays that it closes earlier, to whom the joined one was mailed with a later last date", async () => {
  const { first, join } = await seeker("instant");
  await db().job.update({ where: { id: first }, data: { deadline: new Date(inDays(10)) } });
  await db().$executeRaw`DELETE FROM corrected_jobs`;
  await join();
  for (const day of [1, 2, 3]) await deliverAlerts(at(day));
  expect(subjects().slice(1)).toEqual(["Last date earlier than before"]);
});

it("tells what was mailed of the joined one not again by the mail of the one that stays, for which it waited", async () => {
  const { first, second, user, join } = await seeker("weekly");
  const mailed = { sentAt: at(0), toldUntil: new Date(inDays(20)), toldAt: at(0) };
  await db().alertDelivery.updateMany({ where: { jobId: second }, data: mailed });
  const { alertKey: key } = await db().alertDelivery.findFirstOrThrow();
  await db().alertDelivery.create({ data: { userId: user.id, alertKey: key, jobId: first, foundAt: at(0), dueAt: at(7) } });
  await join();
  for (const day of [1, 8]) await deliverAlerts(at(day));
  expect(readOutbox()).toEqual([]);
});

it.each(["first", "second"] as const)(
  "tells by another alert, which waits for its day, nothing of a recruitment whose %s listing was mailed before that one found the other",
  async (mailed) => {
    const { user, join, ...pair } = await keeperOfSecond(false);
    const criteria = { search: "", keywords: "", salaryRange: "all-salaries" as const, department: "all-departments" as const };
    const alerts = [
      { ...alertOfSearch({ ...criteria, search: "JE recruitment", location: "all-locations" }, "Engineers", user.email) },
      { ...alertOfSearch({ ...criteria, search: "recruitment", location: "all-locations" }, "All", user.email) },
    ];
    const [telling = "", waiting = ""] = alerts.map(alertKey);
    for (const value of alerts) await keep(user, "jobAlerts", alertKey(value), value);
    const told = { alertKey: telling, jobId: pair[mailed], toldUntil: new Date(inDays(20)), toldAt: at(-2), sentAt: at(-2) };
    const found = { alertKey: waiting, jobId: mailed === "first" ? pair.second : pair.first, dueAt: at(3) };
    await db().$executeRaw`UPDATE job_publications SET matched_for = published_at`;
    await db().alertDelivery.createMany({
      data: [
        { userId: user.id, foundAt: at(-2), ...told, dueAt: at(-2) },
        { userId: user.id, foundAt: at(-1), ...found },
      ],
    });
    await join();
    for (const day of [1, 4, 8]) await deliverAlerts(at(day));
    expect(readOutbox()).toEqual([]);
  },
);

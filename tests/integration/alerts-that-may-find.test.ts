import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { noteNewJobs } from "@/lib/alerts/find-new-jobs";
import { mayFind } from "@/lib/alerts/may-find";
import { alertOfSearch } from "@/lib/alerts/of-search";
import { ALERT_OWNERS, activeAlerts } from "@/lib/alerts/owners";
import type { AlertCriteria, JobAlert } from "@/lib/alerts/schema";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { readFewJobs } from "@/lib/jobs/search/match-few";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { oracleIds } from "@/tests/support/job-oracle";
import { mixedJobs, writeMixedJobs } from "@/tests/support/mixed-jobs";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";
import { fc } from "@/tests/support/properties";
import { alert, askedBy } from "@/tests/support/questions";

const NOW = new Date("2026-03-15T12:00:00+05:30");
const TODAY = dayInIndia(new Date());

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

async function keep(alerts: readonly JobAlert[], key = (_alert: JobAlert, number: number) => String(number)): Promise<string> {
  const { id: userId, email } = await makeUser();
  const data = alerts.map((value, number) => ({
    userId,
    key: key(value, number),
    value,
    kind: "jobAlerts",
    changedAt: {},
    revision: 1,
  }));
  await db().accountRecord.createMany({ data });
  return email;
}

async function list(location: string): Promise<number> {
  const texts = { description: null, qualification: "12th pass", recruitingOrganization: "A body", jobPositions: [] };
  const others = { applicationStartDate: null, deadline: addDays(TODAY, 20), sourceReference: "one", title: "Staff Nurse" };
  const department = "Staff Selection Commission";
  await upsertJobs(makeJobs(1, TODAY).map((job) => ({ ...job, ...texts, ...others, department, location })));
  return (await db().job.findFirstOrThrow()).id;
}

it("reads no alert of which one part alone rules a new notice out, and each of which none does", async () => {
  const id = await list("Patna, Bihar");
  const isRead: Partial<AlertCriteria>[] = [
    {},
    { location: "Bihar" },
    { location: "bihar" },
    { location: "goa" },
    { location: ["Goa", "Bihar"] },
    { department: "SSC", closing: "30-days" },
    { qualification: "12th", keywords: "no-such-word" },
    { vacancies: 1_000_000 },
  ];
  const isRuledOut: Partial<AlertCriteria>[] = [
    { location: "Goa" },
    { location: "Bihar", department: "UPSC" },
    { department: "Indian Navy" },
    { qualification: "postgraduate" },
    { closing: "week" },
    { stage: "closed" },
  ];
  await keep([...isRead, ...isRuledOut].map((change) => ({ ...NURSE_ALERT, ...change })));
  const few = await readFewJobs([id], new Date());
  const read: string[] = [];
  for (const owners of ALERT_OWNERS) {
    for await (const some of activeAlerts(owners, await mayFind(few), new Date())) read.push(...some.map(({ key }) => key));
  }
  expect(read).toEqual(isRead.map((_, number) => String(number)));
});

it("tells of each notice that is published by itself by exactly those of hundreds of alerts whose list holds it, two servers at once", async () => {
  const [made = []] = fc.sample(mixedJobs, { seed: 5, numRuns: 1 });
  const jobs = (await writeMixedJobs(made, dayInIndia(NOW))).filter(({ status }) => status === "published");
  const alerts = fc.sample(alert, { seed: 6, numRuns: 400 });
  await keep(alerts.map((criteria) => alertOfSearch(criteria, "An alert", "a@example.org")));
  const shown = { sortBy: "latest", page: 1, limit: 100 } as const;
  const expected = alerts.flatMap((criteria, number) =>
    oracleIds(jobs, { ...shown, ...askedBy(criteria), postedDate: undefined }, NOW).map((id) => `${number}: ${id}`),
  );
  await db().$executeRaw`UPDATE job_publications SET matched_for = published_at`;
  for (const { id } of jobs) {
    await db().jobPublication.update({ where: { jobId: id }, data: { matchedFor: null } });
    await Promise.all([noteNewJobs(NOW), noteNewJobs(NOW)]);
  }
  const found = await db().alertDelivery.findMany();
  expect(found.map(({ alertKey, jobId }) => `${alertKey}: ${jobId}`).toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(400);
});

it("asks of a notice that was corrected those as well who could find it as it was alone", async () => {
  const [delhi, bihar] = ["Delhi", "Bihar"].map((location): JobAlert => ({ ...NURSE_ALERT, location, frequency: "weekly" }));
  await list("New Delhi");
  await keep([delhi as JobAlert], alertKey);
  const told = await keep([bihar as JobAlert], alertKey);
  await deliverAlerts(new Date());
  await list("Patna, Bihar");
  await deliverAlerts(new Date(Date.now() + 6 * 60_000));
  await deliverAlerts(new Date(Date.now() + 8 * DAY_MS));
  expect(readOutbox().map(({ to }) => to)).toEqual([told]);
});

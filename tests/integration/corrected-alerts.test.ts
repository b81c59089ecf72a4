import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import type { JobAlert } from "@/lib/alerts/schema";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const NEXT_WEEK = new Date(Date.now() + 8 * DAY_MS);

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** Somebody who looks for nurses in one place. */
async function lookFor(location: string, frequency: JobAlert["frequency"] = "instant"): Promise<string> {
  const { id, email } = await makeUser();
  const value = { ...NURSE_ALERT, location, frequency };
  const data = { userId: id, kind: "jobAlerts", key: alertKey(value), value, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data });
  return email;
}

async function list(change: { location?: string; description?: string; title?: string }): Promise<void> {
  const texts = { description: null, qualification: "12th pass", recruitingOrganization: "A body", jobPositions: [] };
  const others = { applicationStartDate: null, deadline: addDays(TODAY, 30), sourceReference: "one", title: "Staff Nurse" };
  await upsertJobs(makeJobs(1, TODAY).map((job) => ({ ...job, ...texts, ...others, ...change })));
}

const told = () => readOutbox().map(({ to }) => to);

it("tells of a notice that was corrected whoever looks for what it says now, and nobody who has long seen it", async () => {
  const [pune, kochi] = [await lookFor("Pune"), await lookFor("Kochi")];
  await list({ location: "Pune" });
  await deliverAlerts(new Date());
  expect(told()).toEqual([pune]);
  // Asked for after it was published: it stood in the list that was looked at then.
  await db().accountRecord.updateMany({
    data: { value: { ...NURSE_ALERT, location: "all-locations", frequency: "instant" }, key: "all" },
    where: { user: { email: pune } },
  });
  await list({ location: "Kochi" });
  await deliverAlerts(later(1));
  expect(told()).toEqual([pune]);
  await deliverAlerts(later(6));
  await deliverAlerts(later(12));
  expect(told()).toEqual([pune, kochi]);
  expect(await db().correctedJob.count()).toBe(0);
});

it("does not tell of a notice that has been corrected to what an alert does not look for", async () => {
  await lookFor("Pune", "weekly");
  await list({ location: "Pune" });
  await deliverAlerts(new Date());
  await list({ location: "Kochi" });
  await deliverAlerts(later(6));
  await deliverAlerts(NEXT_WEEK);
  expect(told()).toEqual([]);
});

it("keeps what waits for a mail where its notice is put back as it was while alerts are looked for", async () => {
  const email = await lookFor("Pune", "weekly");
  await list({ location: "Pune" });
  await deliverAlerts(new Date());
  const { location, places, searchWords } = await db().job.findFirstOrThrow();
  await list({ location: "Kochi" });
  await db().$transaction(async (tx) => {
    await tx.job.updateMany({ data: { location, places, searchWords } });
    await deliverAlerts(later(6));
  });
  await deliverAlerts(NEXT_WEEK);
  expect(told()).toEqual([email]);
});

it("takes a column that was not there when the notice was kept as it is now, and a status that is none any more", async () => {
  await list({ location: "Pune" });
  await deliverAlerts(new Date());
  await lookFor("Pune");
  await list({ location: "Pune", title: "Staff Nurse (Regular)" });
  await db().$executeRaw`UPDATE corrected_jobs SET was = was - 'places' || '{"status": "public"}'`;
  await deliverAlerts(later(6));
  expect(told()).toEqual([]);
});

it("tells in time of a notice whose last date became an earlier one while it was found", async () => {
  await lookFor("Pune", "weekly");
  await list({ location: "Pune" });
  await deliverAlerts(new Date());
  await db().job.updateMany({ data: { deadline: new Date(addDays(TODAY, 1)) } });
  // As where the transaction of that began before the row was noted, and ended after it.
  await db().alertDelivery.updateMany({ data: { dueAt: NEXT_WEEK } });
  await deliverAlerts(later(6));
  expect(told()).toHaveLength(1);
});

it("goes on behind very many that somebody corrects anew just now", async () => {
  await upsertJobs(makeJobs(501, TODAY));
  await db().$executeRaw`INSERT INTO corrected_jobs (job_id, was) SELECT id, to_jsonb(jobs) FROM jobs`;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT job_id FROM corrected_jobs ORDER BY job_id LIMIT 500 FOR UPDATE`;
    await deliverAlerts(later(6));
  });
  expect(await db().correctedJob.count()).toBe(500);
});

it("looks again at what was corrected once more meanwhile", async () => {
  await list({ location: "Pune" });
  await list({ location: "Kochi" });
  await list({ location: "Delhi" });
  expect(await db().correctedJob.findMany({ select: { changes: true } })).toEqual([{ changes: 2 }]);
  await list({ location: "Delhi", description: "Only the words of it." });
  expect(await db().correctedJob.findMany({ select: { changes: true } })).toEqual([{ changes: 2 }]);
});

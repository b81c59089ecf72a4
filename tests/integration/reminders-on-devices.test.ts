import { readFileSync } from "node:fs";
import { isNight } from "@/lib/alerts/schedule";
import { addDays, closingInstant, type Day, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { noteDueReminders } from "@/lib/reminders/deliver";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

/** A service worker imports nothing of the site: its rules are a copy, which this holds to what mails go by. */
type Worker = {
  reminderOf(job: { deadline: Day; closesAt: string | null; savedAt: number }, now: number): { days: number } | null;
  isNight(now: number): boolean;
};

useDatabase();

const worker: Worker = new Function(`${readFileSync("public/sw-reminders.js", "utf8")}; return { reminderOf, isNight };`)();

const TODAY = dayInIndia(new Date());
const LAST = addDays(TODAY, 20);
const HOUR_MS = 60 * 60 * 1000;
const SECOND = 1 / 3600;
const MILLISECOND = SECOND / 1000;
const at = (day: Day, hour: number) => Math.round(startOfDay(day).getTime() + hour * HOUR_MS);

const HOURS = [null, MILLISECOND, 8, 8 + MILLISECOND, 17.5, 24 - 2 * SECOND, 24 - SECOND, 24 - MILLISECOND];
const SAVED = [
  at(TODAY, 0),
  at(addDays(LAST, -7), 8) - 1,
  at(addDays(LAST, -7), 8),
  at(addDays(LAST, -3), 9),
  at(addDays(LAST, -1), 8),
];
const CASES = HOURS.flatMap((hour) => SAVED.map((savedAt) => ({ hour, savedAt })));
/** Moments of a day, at which something begins or ends. */
const MOMENTS = [
  0,
  MILLISECOND,
  8 - MILLISECOND,
  8,
  8 + 2 * MILLISECOND,
  17.5,
  22,
  24 - 2 * SECOND,
  24 - SECOND,
  24 - MILLISECOND,
];

const closing = (hour: number | null) => (hour === null ? null : new Date(at(LAST, hour)).toISOString());

it("reminds on a device at the moments at which a mail is due, of whatever hour and whenever it was saved", async () => {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const names = CASES.map((_, index) => `case-${index}`);
  await upsertJobs(
    names.map((name) => ({ ...job, title: name, sourceReference: name, applicationStartDate: null, deadline: LAST })),
  );
  const user = await makeUser();
  const ids = new Map((await db().job.findMany()).map(({ id, sourceReference }) => [sourceReference, id]));
  const cases = CASES.map(({ hour, savedAt }, index) => ({
    id: ids.get(`case-${index}`) ?? 0,
    closesAt: closing(hour),
    savedAt,
  }));
  for (const { id, closesAt, savedAt } of cases) {
    if (closesAt) await db().job.update({ where: { id }, data: { notice: { posts: [{ name: "JE" }], closesAt } } });
    const value = { jobId: id, title: "Post", department: "SSC", deadline: LAST };
    const record = { userId: user.id, kind: "savedJobs", key: String(id), value, changedAt: { jobId: savedAt }, revision: 1 };
    await db().accountRecord.create({ data: record });
  }
  let told = 0;
  for (let day = addDays(LAST, -8); day <= addDays(LAST, 1); day = addDays(day, 1)) {
    for (const hour of MOMENTS) {
      const now = at(day, hour);
      await db().reminderDelivery.deleteMany();
      await noteDueReminders(new Date(now));
      const mailed = await db().reminderDelivery.findMany({ orderBy: { jobId: "asc" } });
      const onDevice = cases.flatMap(({ id, ...rest }) => {
        const reminder = worker.reminderOf({ deadline: LAST, ...rest }, now);
        return reminder ? [{ jobId: id, moment: `${LAST}.${reminder.days}` }] : [];
      });
      const noted = mailed.map(({ jobId, moment }) => ({ jobId, moment }));
      expect({ day, hour, reminders: onDevice.toSorted((a, b) => a.jobId - b.jobId) }).toEqual({ day, hour, reminders: noted });
      told += noted.length;
    }
  }
  expect(told).toBeGreaterThan(500);
});

it.each([0, 7, 8 - MILLISECOND, 8, 12, 22 - MILLISECOND, 22, 24 - MILLISECOND])(
  "knows night as mails do at %s o'clock",
  (hour) => {
    expect(worker.isNight(at(LAST, hour))).toBe(isNight(new Date(at(LAST, hour))));
  },
);

it.each([...HOURS, 24, 30, -2])("ends a last date with the hour %s where the site does", (hour) => {
  const last = { deadline: LAST, closesAt: closing(hour) };
  const end = closingInstant(last).getTime();
  const isTold = (now: number) => worker.reminderOf({ ...last, savedAt: 0 }, now) !== null;
  const begins = at(addDays(LAST, -7), 8);
  expect([isTold(begins), isTold(end - 1), isTold(end)]).toEqual([true, true, false]);
});

import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { Deliveries, DueMail } from "@/lib/mail/delivery-rows";
import { postMail } from "@/lib/mail/post-mail";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { at, DAY_MS, publish } from "@/tests/support/mail-alerts";
import { emptyOutbox } from "@/tests/support/outbox";

const NOW = new Date();
const ALERTS = { table: "alert_deliveries", owner: "user_id", key: "alert_key", hasTime: true } as const;
const REMINDERS = { table: "reminder_deliveries", key: "moment", onceOn: dayInIndia(NOW) } as const;

const database = useDatabase();
let jobId: number;
let users: number[];

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
  jobId = await publish("Staff Nurse");
  users = [];
  for (let count = 0; count < 12; count++) users.push((await makeUser()).id);
});
afterEach(() => {
  env.MAIL_PER_HOUR = undefined;
});

/** @returns whom a run mails, in the order of the mails */
async function mailedBy(deliveries: Deliveries, kind: "alert" | "reminder"): Promise<number[]> {
  const told: number[] = [];
  await sendDeliveries(deliveries, { now: NOW, clock: () => NOW }, async ({ ownerId }: DueMail) => {
    told.push(ownerId);
    await postMail(kind, { to: "asha@example.in", subject: "Jobs", html: "<p>Jobs</p>", text: "Jobs" });
    return true;
  });
  return told;
}

const alertFor = (userId: number, daysAgo: number) => ({
  userId,
  jobId,
  alertKey: "nurse",
  foundAt: NOW,
  dueAt: at(-daysAgo * DAY_MS),
});
const reminderFor = (userId: number, deadline: string) => ({ userId, jobId, moment: `${deadline}.3`, foundAt: NOW });

it("leaves room to last dates, however many wait to be told of what is new", async () => {
  env.MAIL_PER_HOUR = 10;
  await db().alertDelivery.createMany({ data: users.map((userId) => alertFor(userId, 1)) });
  await db().reminderDelivery.createMany({ data: users.map((userId) => reminderFor(userId, "2026-11-30")) });
  expect(await mailedBy(ALERTS, "alert")).toHaveLength(7);
  expect(await mailedBy(REMINDERS, "reminder")).toHaveLength(2);
});

it("mails first whose last date is the nearest, and what has been due the longest, whoever was there before", async () => {
  const [first = 0, second = 0, third = 0] = users;
  const days = ["2026-12-09", "2026-11-30", "2026-12-02"];
  await db().reminderDelivery.createMany({ data: days.map((day, index) => reminderFor(users[index] ?? 0, day)) });
  await db().alertDelivery.createMany({ data: [alertFor(first, 1), alertFor(second, 2), alertFor(third, 3)] });
  expect(await mailedBy(REMINDERS, "reminder")).toEqual([second, third, first]);
  expect(await mailedBy(ALERTS, "alert")).toEqual([third, second, first]);
});

it("mails what was told and is earlier or over now before all that is new, however long that waits, and keeps no room from it", async () => {
  env.MAIL_PER_HOUR = 10;
  const again = users.slice(-8);
  await db().alertDelivery.createMany({ data: users.slice(0, 4).map((userId) => alertFor(userId, 2)) });
  await db().alertDelivery.createMany({ data: again.map((userId) => ({ ...alertFor(userId, 1), toldUntil: NOW })) });
  expect(await mailedBy(ALERTS, "alert")).toEqual(again);
});

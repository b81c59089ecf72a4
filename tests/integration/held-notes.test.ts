import push from "web-push";
import * as pushRoute from "@/app/api/users/me/push/route";
import { sendListMail } from "@/lib/accounts/list-mail";
import { optOut } from "@/lib/accounts/unsubscribe";
import { tellHeldNotes } from "@/lib/channels/channel";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import type { MailItem } from "@/lib/mail/blocks";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";
import { playBrowser } from "@/tests/support/push-player";

/** Midnight in India. */
const NIGHT = new Date("2026-11-22T18:30:00Z");
const after = (hours: number) => new Date(NIGHT.getTime() + hours * 3_600_000);

const database = useDatabase();
const realFetch = global.fetch;
const { publicKey, privateKey } = push.generateVAPIDKeys();
let sent: { url: string; body: Buffer }[] = [];

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
  await upsertJobs(makeJobs(3, "2026-11-22").map((job) => ({ ...job, deadline: "2026-12-22" })));
  Object.assign(env, { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  sent = [];
  global.fetch = async (url, init) => {
    sent.push({ url: String(url), body: Buffer.from(init?.body as Uint8Array) });
    return new Response(null, { status: 201 });
  };
});
afterEach(() => {
  global.fetch = realFetch;
  Object.assign(env, { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined });
});

const [browser, another] = ["one", "two"].map((name) => playBrowser(`https://fcm.googleapis.com/fcm/send/${name}`));

async function makeTold(by = browser): Promise<TestAccount> {
  const user = await makeUser();
  const subscribed = await call(pushRoute.POST, "/api/users/me/push", { headers: user.bearer, json: by?.subscription });
  expect(subscribed.status).toBe(200);
  return user;
}

const hrefOf = (id: number) => `http://localhost:3000/job/${id}`;
const CLERK: MailItem = { text: "Clerk", href: hrefOf(1) };

/** A mail of alerts that are told at once. */
async function mailAtNight({ id, email }: TestAccount, items: MailItem[] = [CLERK]): Promise<void> {
  const content = { subject: "1 new job matches your alerts", blocks: [{ kind: "list", items } as const], reason: "because" };
  await sendListMail("alert", { userId: id, email, refusedDays: 0, language: "en" }, content, NIGHT);
}

it("tells in the morning, once, what was mailed at night, to who is told anywhere and has not stopped the list since", async () => {
  const [user, other, stopped] = [await makeTold(), await makeUser(), await makeTold(another)];
  for (const account of [user, other, stopped]) await mailAtNight(account);
  expect([sent, readOutbox().length]).toEqual([[], 3]);
  expect(await db().heldNote.count()).toBe(2);
  await optOut({ userId: stopped.id, list: "alert" }, NIGHT);
  expect(await tellHeldNotes(after(7.9))).toBe(0);
  expect(sent).toEqual([]);
  const runs = await Promise.all([tellHeldNotes(after(8)), tellHeldNotes(after(8))]);
  expect(runs.reduce((sum, told) => sum + told)).toBe(1);
  expect(sent.map(({ url }) => url)).toEqual([browser?.subscription.endpoint]);
  const title = "1 new job matches your alerts";
  expect(JSON.parse(browser?.read(sent[0]?.body ?? Buffer.alloc(0)) ?? "")).toMatchObject({ title, text: "Clerk" });
  expect(await db().heldNote.count()).toBe(0);
});

it("tells nothing of a night that is long over, and keeps nothing of it", async () => {
  await mailAtNight(await makeTold());
  expect(await tellHeldNotes(after(34))).toBe(0);
  expect([sent, await db().heldNote.count()]).toEqual([[], 0]);
});

it("tells in the morning of no notice that has closed or was withdrawn in the night", async () => {
  const user = await makeTold();
  for (const id of [1, 2, 3]) await mailAtNight(user, [{ text: `Notice ${id}`, href: `${hrefOf(id)}?lang=hi` }]);
  await db().job.update({ where: { id: 1 }, data: { deadline: new Date("2026-11-22") } });
  await db().job.update({ where: { id: 3 }, data: { status: "withdrawn" } });
  expect([await tellHeldNotes(after(8)), await db().heldNote.count()]).toEqual([1, 0]);
  expect(sent.map(({ body }) => JSON.parse(browser?.read(body) ?? "").text)).toEqual(["Notice 2"]);
});

it("tells a person what several mails of a night said as one note, each notice once and its last date whole, and others their own", async () => {
  const [user, other] = [await makeTold(), await makeTold(another)];
  const day = "last date Thu, 3 Dec 2026";
  const long = { ...CLERK, text: "Engineer ".repeat(40).trim(), href: hrefOf(2), day };
  const last = { ...CLERK, text: "Officer", href: hrefOf(3) };
  for (const items of [[CLERK], [long], [CLERK, last], [{ ...CLERK, text: "Fourth" }]]) await mailAtNight(user, items);
  await mailAtNight(other);
  expect(await tellHeldNotes(after(8))).toBe(2);
  const [told, toldOther] = [browser, another].map((by) =>
    sent.flatMap(({ url, body }) => (url === by?.subscription.endpoint ? JSON.parse(by.read(body)) : [])),
  );
  expect(told).toEqual([
    {
      title: "New jobs match your alerts",
      text: expect.stringMatching(/^Clerk\nEngineer .+…: last date Thu, 3 Dec 2026\nOfficer$/),
      href: expect.stringMatching(/^http[^?]+$/),
    },
  ]);
  expect(told?.[0].text.length).toBeLessThanOrEqual(300);
  expect(toldOther).toMatchObject([{ title: "1 new job matches your alerts", text: "Clerk", href: CLERK.href }]);
});

it("has of no person a part for the next run, however many notes wait", async () => {
  const { id: userId } = await makeTold();
  const note = { userId, list: "alert", title: "1 new job matches", text: "Clerk", href: hrefOf(1), heldAt: NIGHT };
  await db().heldNote.createMany({ data: Array.from({ length: 501 }, () => note) });
  expect([await tellHeldNotes(after(8)), await tellHeldNotes(after(8)), sent.length]).toEqual([1, 0, 1]);
});

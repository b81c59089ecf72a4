import { POST as submitForm } from "@/app/api/account-forms/[form]/route";
import { sendListMail } from "@/lib/accounts/list-mail";
import { channelsOf } from "@/lib/channels/channel";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { SMS, useSmsPlayer } from "@/tests/support/sms-player";

const NOON = new Date("2026-11-22T06:30:00Z");
const NIGHT = new Date("2026-11-22T18:30:00Z");
const TITLE = `Last date is tomorrow: Clerk "A" {to} $& \\ in a very long office`;

const database = useDatabase();
const { sent, answer } = useSmsPlayer();
let number = 0;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

async function post(user: TestAccount, fields: Record<string, string>): Promise<void> {
  const submit = (request: Request) => submitForm(request, { params: Promise.resolve({ form: "sms" }) });
  const headers = {
    ...user.cookie,
    "content-type": "application/x-www-form-urlencoded",
    "x-forwarded-for": `10.8.${++number >> 8}.${number & 255}`,
  };
  await call(submit, "/api/account-forms/sms", { method: "POST", headers, body: new URLSearchParams(fields).toString() });
}

const lastCode = () => /^(\d{6}) is your code/.exec(sent.at(-1)?.body.text ?? "")?.[1] ?? "";
const state = async (user: TestAccount) => (await channelsOf(user, NOON)).sms?.number;

const kept = () => db().$queryRaw<object[]>`SELECT * FROM sms_numbers`;

async function prove(user: TestAccount, mobile = "98765 43210"): Promise<void> {
  await post(user, { act: "ask", mobile });
  await post(user, { act: "confirm", code: lastCode() });
}

async function mail(user: TestAccount, now = NOON, path = "job/1"): Promise<void> {
  const items = [{ text: "Clerk", href: `http://localhost:3000/${path}` }];
  const content = { subject: TITLE, blocks: [{ kind: "list", items } as const], reason: "because" };
  await sendListMail("reminder", { userId: user.id, email: user.email, refusedDays: 0, language: "en" }, content, now);
}

it("tells a phone that was proved, by the registered texts and numbers, three times a day and never at night", async () => {
  const user = await makeUser();
  await prove(user);
  expect(sent[0]).toMatchObject({
    url: SMS.SMS_URL,
    authorization: SMS.SMS_AUTHORIZATION,
    body: { to: "+919876543210", sender: "NIYUKT", entityId: SMS.DLT_ENTITY_ID, templateId: SMS.DLT_TEMPLATE_CODE },
  });
  expect(await state(user)).toEqual({ number: "…3210", isConfirmed: true });
  await mail(user, NIGHT);
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 5; count++) await mail(user);
  expect(sent).toHaveLength(4);
  expect(sent[1]?.body).toEqual({
    to: "+919876543210",
    sender: "NIYUKT",
    entityId: SMS.DLT_ENTITY_ID,
    templateId: SMS.DLT_TEMPLATE_TOLD,
    text: `Niyukti: ${TITLE.slice(0, 29).trim()}… - see http://localhost:3000/job/1`,
  });
  expect(readOutbox()).toHaveLength(6);
});

it("fills a text that names the site before its link with the rest of it alone, which a variable has room for", async () => {
  // Not the first of the test before, who was told three times today.
  const [, user] = [await makeUser(), await makeUser()];
  const registered = env.SMS_TEXT_TOLD;
  await prove(user, "98765 43216");
  env.SMS_TEXT_TOLD = "Niyukti: {#var#} - http://localhost:3000/{#var#}";
  const search = "Lab%20technician%20of%20a%20district%20hospital";
  for (const path of ["job/1", "job/123456?lang=hi", `?lang=hi&search=${search}`]) await mail(user, NOON, path);
  env.SMS_TEXT_TOLD = registered;
  expect(sent.slice(1).map(({ body }) => body.text?.split(" - ").at(-1))).toEqual([
    "http://localhost:3000/job/1",
    "http://localhost:3000/job/123456?lang=hi",
    "http://localhost:3000/?lang=hi",
  ]);
});

it("tells nothing to a phone that is not proved, was given up, or where SMS is off, and mails all the same", async () => {
  const user = await makeUser();
  await post(user, { act: "ask", mobile: "+91 98765-43211" });
  await mail(user);
  expect(sent).toHaveLength(1);
  await post(user, { act: "confirm", code: lastCode() });
  env.SMS_SENDER = undefined;
  await mail(user);
  expect(await state(user)).toBeUndefined();
  env.SMS_SENDER = SMS.SMS_SENDER;
  await post(user, { act: "stop" });
  await mail(user);
  expect([sent.length, (await kept()).length, readOutbox().length]).toEqual([1, 0, 3]);
  answer.status = 500;
  await prove(user, "98765 43212");
  await mail(user);
  expect(readOutbox()).toHaveLength(4);
});

it("proves a phone by the last code alone, of the same person, in ten minutes and five tries", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  await post(user, { act: "ask", mobile: "9876543213" });
  const first = lastCode();
  await post(user, { act: "ask", mobile: "9876543213" });
  const code = lastCode();
  expect(JSON.stringify(await kept())).not.toContain(code);
  await post(user, { act: "confirm", code: first === code ? "x" : first });
  await post(other, { act: "confirm", code });
  for (const wrong of ["", "1", "12345", "x"]) await post(user, { act: "confirm", code: wrong });
  await post(user, { act: "confirm", code });
  expect(await state(user)).toMatchObject({ isConfirmed: false });
  await post(user, { act: "ask", mobile: "9876543214" });
  await db().$executeRaw`UPDATE sms_numbers SET code_until = now() - interval '1 second'`;
  await post(user, { act: "confirm", code: lastCode() });
  expect(await state(user)).toMatchObject({ isConfirmed: false });
});

it("sends three codes a day to a phone, whoever asks", async () => {
  for (let count = 0; count < 5; count++) await post(await makeUser(), { act: "ask", mobile: "9876543215" });
  expect(sent).toHaveLength(3);
});

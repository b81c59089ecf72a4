import { POST } from "@/app/api/contact/route";
import { findDraft } from "@/lib/contact/drafts";
import { makeFormMark } from "@/lib/contact/form-mark";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import { eraseOutdated } from "@/lib/tasks/erase-outdated";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const MESSAGE = { name: "Asha Rao", email: "asha@example.in", subject: "Admit card", message: "Where is it?\nRegards" };

const { clear } = useDatabase();
let network = 0;

beforeEach(async () => {
  await clear();
  emptyOutbox();
  network += 1;
});

/** A network of its own for each test: the limit counts them apart. */
const headers = (type: string) => ({ "content-type": type, "x-forwarded-for": `10.1.0.${network}` });
const send = (body: unknown, path = "/api/contact") =>
  call(POST, path, {
    method: "POST",
    headers: headers("application/json"),
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const post = (fields: Record<string, string>, path = "/api/contact") =>
  call(POST, path, {
    method: "POST",
    headers: headers("application/x-www-form-urlencoded"),
    body: new URLSearchParams(fields).toString(),
  });
const stored = () => db().contactMessage.findMany({ orderBy: { id: "asc" } });
const agedMark = (seconds: number) => makeFormMark(new Date(Date.now() - seconds * 1000));

it("keeps a message and mails support, whose answer reaches the visitor", async () => {
  const response = await send(MESSAGE);
  expect(response.status).toBe(201);
  expect(await stored()).toEqual([expect.objectContaining({ ...MESSAGE, language: "en", status: "new", jobId: null })]);
  const [mail] = readOutbox();
  expect(mail).toMatchObject({ to: env.CONTACT_EMAIL, replyTo: MESSAGE.email, subject: "[Niyukti] Admit card" });
  expect(mail?.text).toContain("> Where is it?\n> Regards");
});

it("takes every address that may have an account, a Hindi one too", async () => {
  const email = "आशा@उदाहरण.भारत";
  expect((await send({ ...MESSAGE, email: ` ${email} ` })).status).toBe(201);
  expect(await stored()).toEqual([expect.objectContaining({ email })]);
  expect(readOutbox()[0]).toMatchObject({ replyTo: email });
});

it("names every field that is missing, in the language of the form", async () => {
  const english = await send({});
  expect(english.status).toBe(400);
  expect(await english.json()).toEqual({
    message: "Please check the fields marked below.",
    errors: {
      name: ["Please enter your name."],
      email: ["Please enter your email address."],
      subject: ["Please enter a subject."],
      message: ["Please write your message."],
    },
  });
  const hindi = (await (await send({ ...MESSAGE, email: "asha" }, "/api/contact?lang=hi")).json()) as { errors: unknown };
  expect(hindi.errors).toEqual({ email: ["कृपया सही ईमेल पता लिखें, जैसे name@example.com।"] });
  expect(await stored()).toEqual([]);
});

it.each<[string, unknown]>([
  ["no JSON", "{"],
  ["null", null],
  ["a list", [MESSAGE]],
  ["a text", "name"],
  ["a number as a name", { ...MESSAGE, name: 5 }],
  ["an object as a message", { ...MESSAGE, message: { $gt: "" } }],
  ["a list as an address", { ...MESSAGE, email: ["a@b.in", "c@d.in"] }],
  ["two addresses", { ...MESSAGE, email: "a@b.in, c@d.in" }],
  ["an address with a header", { ...MESSAGE, email: "a@b.in\r\nBcc: c@d.in" }],
  ["a blank name", { ...MESSAGE, name: " \u0000\t\n " }],
  ["a long name", { ...MESSAGE, name: "x".repeat(101) }],
  ["a long message", { ...MESSAGE, message: "क".repeat(5_001) }],
  ["a mark of somebody else", { ...MESSAGE, mark: "abc.def.ghi" }],
  ["a mark that is no text but a list", { ...MESSAGE, name: "", mark: [1] }],
  ["a prototype", JSON.stringify({ ...MESSAGE, name: undefined }).replace("{", '{"__proto__":{"name":"x"},')],
])("refuses %s with 400", async (_what, body) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty("message");
  expect(await stored()).toEqual([]);
  expect(readOutbox()).toEqual([]);
});

it("refuses a body that is too large, of another type, or from a page of another site", async () => {
  expect((await send(JSON.stringify({ ...MESSAGE, message: "x".repeat(70_000) }))).status).toBe(413);
  const plain = await call(POST, "/api/contact", {
    method: "POST",
    headers: headers("text/plain"),
    body: JSON.stringify(MESSAGE),
  });
  expect(plain.status).toBe(415);
  const foreign = { ...headers("application/json"), "sec-fetch-site": "cross-site" };
  expect((await call(POST, "/api/contact", { method: "POST", headers: foreign, body: JSON.stringify(MESSAGE) })).status).toBe(
    403,
  );
  expect(await stored()).toEqual([]);
});

it("keeps hostile texts as texts", async () => {
  const message = "<script>alert(1)</script>\u0000'; DROP TABLE jobs; --";
  expect((await send({ ...MESSAGE, subject: "Hello\r\nBcc: other@example.in", message })).status).toBe(201);
  const [row] = await stored();
  expect(row).toMatchObject({ subject: "Hello Bcc: other@example.in", message: message.replace("\u0000", "") });
  expect(readOutbox()[0]?.html).not.toContain("<script>");
});

it("ties a report to its listing, and drops one that is none", async () => {
  await upsertJobs(makeJobs(1, dayInIndia(new Date())));
  const job = (await db().job.findFirstOrThrow()).id;
  await send({ ...MESSAGE, job: String(job) });
  await send({ ...MESSAGE, job: "999999" });
  await send({ ...MESSAGE, job: "x'; --" });
  expect((await stored()).map(({ jobId }) => jobId)).toEqual([job, null, null]);
  expect(readOutbox()[0]?.text).toContain(`/job/${job}`);
});

describe("a plain form", () => {
  it("is kept and led to the page that says so", async () => {
    const response = await post({ ...MESSAGE, mark: agedMark(10) }, "/api/contact?lang=hi");
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?lang=hi&sent=1"]);
    expect(await stored()).toEqual([expect.objectContaining({ language: "hi" })]);
  });

  it("that is refused keeps what was typed", async () => {
    const response = await post({ ...MESSAGE, email: "asha", mark: agedMark(10) });
    const location = new URL(response.headers.get("location") ?? "", "http://site.example");
    expect(response.status).toBe(303);
    expect(findDraft(location.searchParams.get("draft") ?? "")).toMatchObject({
      values: { ...MESSAGE, email: "asha" },
      errors: { email: [expect.stringContaining("name@example.com")] },
    });
  });

  it("is taken once, however often it is sent", async () => {
    const fields = { ...MESSAGE, mark: agedMark(10) };
    const answers = await Promise.all([post(fields), post(fields), post(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await stored()).toHaveLength(1);
    expect(readOutbox()).toHaveLength(1);
  });

  it.each([
    ["that was filled in at once", () => ({ ...MESSAGE, mark: agedMark(1) })],
    ["that was open for two days", () => ({ ...MESSAGE, mark: agedMark(172_800) })],
    ["without its mark", () => ({ ...MESSAGE })],
    ["whose time was changed", () => ({ ...MESSAGE, mark: agedMark(1).replace(/^\w+/, (Date.now() - 9_000).toString(36)) })],
  ])("%s is not kept", async (_what, fields) => {
    expect((await post(fields())).headers.get("location")).toContain("draft=");
    expect(await stored()).toEqual([]);
  });

  it("that falls into the trap is told that all went well, and thrown away", async () => {
    const response = await post({ ...MESSAGE, website: "http://spam.example", mark: agedMark(10) });
    expect(response.headers.get("location")).toBe("/contact?sent=1");
    expect(await stored()).toEqual([]);
    expect(readOutbox()).toEqual([]);
  });
});

it("takes a form that a server made whose clock was ahead of ours: its reader was told to wait a few seconds for as long as clocks differ", async () => {
  expect((await send({ ...MESSAGE, mark: agedMark(-120) })).status).toBe(201);
});

it("takes twenty messages an hour from one network", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await send(MESSAGE)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const refused = await send(MESSAGE);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const form = await post({ ...MESSAGE, mark: agedMark(10) });
  expect(form.headers.get("location")).toContain("draft=");
});

it("keeps a message whose mail no server takes", async () => {
  env.SMTP_URL = "smtp://127.0.0.1:1";
  try {
    expect((await send(MESSAGE)).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  } finally {
    env.SMTP_URL = undefined;
  }
});

it("erases messages after a year, as the privacy policy says", async () => {
  await send(MESSAGE);
  await send({ ...MESSAGE, subject: "Old" });
  const old = await db().contactMessage.findFirstOrThrow({ where: { subject: "Old" } });
  await db().contactMessage.update({ where: { id: old.id }, data: { createdAt: new Date(Date.now() - 366 * 86_400_000) } });
  await eraseOutdated(new Date());
  expect((await stored()).map(({ subject }) => subject)).toEqual([MESSAGE.subject]);
});

import * as messageRoute from "@/app/api/admin/messages/[id]/route";
import { listMessages } from "@/lib/contact/inbox";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendMail } from "@/lib/mail/send-mail";
import { makeAdmin, makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

jest.mock("@/lib/mail/send-mail", () => ({ sendMail: jest.fn() }));
const sent = () => jest.mocked(sendMail).mock.calls.map(([mail]) => mail);

const database = useDatabase();
let editor: TestAccount & { username: string };
let id: number;
beforeEach(async () => {
  await database.clear();
  env.SMTP_URL = "smtp://mail.example";
  jest.mocked(sendMail).mockReset();
  editor = await makeAdmin("editor");
  const message = { name: "Ravi", email: "ravi@example.org", subject: "Wrong date <b>", message: "The date is wrong." };
  id = (await db().contactMessage.create({ data: message })).id;
});

async function act(body: unknown, as: Record<string, string> = editor.bearer, to = id) {
  const response = await call(messageRoute.POST, `/api/admin/messages/${to}`, {
    id: to,
    headers: as,
    json: body,
  });
  return response.status;
}
const statusOf = async () => (await db().contactMessage.findUniqueOrThrow({ where: { id } })).status;

it("is for staff alone", async () => {
  expect(await act({ status: "open" }, {})).toBe(401);
  expect(await act({ status: "open" }, (await makeUser()).bearer)).toBe(403);
});

it("lists messages by status, and sets it with a row of the log", async () => {
  expect(await listMessages("new", 1)).toMatchObject({ total: 1, messages: [{ id, subject: "Wrong date <b>" }] });
  expect(await act({ status: "open" })).toBe(200);
  expect(await statusOf()).toBe("open");
  expect((await listMessages("new", 1)).total).toBe(0);
  const entry = await db().auditEntry.findFirst({ where: { action: "message.status" }, orderBy: { id: "desc" } });
  expect(entry).toMatchObject({ oldValues: { status: "new" }, newValues: { status: "open" } });
  expect([await act({ status: "lost" }), await act({ status: "open" }, editor.bearer, 999_999)]).toEqual([400, 404]);
});

it("replies by mail with the visitor's words as text, and closes the message", async () => {
  expect(await act({ reply: "Thank you. <script>alert(1)</script>" })).toBe(200);
  expect(sent()).toMatchObject([{ to: "ravi@example.org", subject: "Re: Wrong date <b>" }]);
  expect(sent()[0]?.html).not.toContain("<script>");
  expect(await statusOf()).toBe("closed");
});

const replies = async () => (await listMessages(undefined, 1)).messages.flatMap((message) => message.replies);
const lastAction = async () => (await db().auditEntry.findFirst({ orderBy: { id: "desc" } }))?.action;

it("keeps every reply with its author and whether it was sent, in their order, for as long as the message", async () => {
  jest.mocked(sendMail).mockRejectedValueOnce(new Error("away"));
  expect(await act({ reply: "First" })).toBe(503);
  expect(await lastAction()).toBe("message.reply-failed");
  expect(await act({ reply: "Second" })).toBe(200);
  expect(await lastAction()).toBe("message.reply");
  const by = { id: expect.any(Number), authorName: editor.username, createdAt: expect.any(String) };
  expect(await replies()).toEqual([
    { ...by, text: "First", state: "failed" },
    { ...by, text: "Second", state: "sent" },
  ]);
  await db().contactMessage.delete({ where: { id } });
  expect(await db().contactReply.count()).toBe(0);
});

it("calls no reply sent that only lies in the outbox folder, since no mail server is set, and leaves its message to be answered", async () => {
  env.SMTP_URL = undefined;
  const response = await call(messageRoute.POST, `/api/admin/messages/${id}`, {
    id,
    headers: editor.bearer,
    json: { reply: "Yes" },
  });
  expect(await response.json()).toEqual({ message: expect.stringContaining("was not sent"), isSent: false });
  expect(sent()).toHaveLength(1);
  expect(await replies()).toMatchObject([{ text: "Yes", state: "failed" }]);
  expect([await statusOf(), await lastAction()]).toEqual(["new", "message.reply-failed"]);
});

it("sends one reply of two editors who answer at once, and tells the second of the first", async () => {
  const statuses = await Promise.all([act({ reply: "It was corrected", seen: 0 }), act({ reply: "The date is right", seen: 0 })]);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(sent()).toHaveLength(1);
  const [{ id: seen } = { id: 0 }, ...others] = await replies();
  expect(others).toEqual([]);
  expect(await act({ reply: "And thank you", seen })).toBe(200);
});

it("lets a reply be sent again that the mail server did not take", async () => {
  jest.mocked(sendMail).mockRejectedValueOnce(new Error("away"));
  expect(await act({ reply: "First", seen: 0 })).toBe(503);
  expect(await act({ reply: "First", seen: 0 })).toBe(200);
});

it("keeps a reply before its mail goes out, so that a crash does not lose it", async () => {
  let during: unknown;
  jest.mocked(sendMail).mockImplementation(async () => {
    during = await replies();
  });
  await act({ reply: "Thank you" });
  expect(during).toMatchObject([{ text: "Thank you", state: "sending" }]);
});

it("leaves the message as it is where the mail could not be sent", async () => {
  jest.mocked(sendMail).mockRejectedValue(new Error("away"));
  expect(await act({ reply: "Thank you" })).toBe(503);
  expect(await statusOf()).toBe("new");
  expect(await act({ reply: "  " })).toBe(400);
});

import { renderToStaticMarkup } from "react-dom/server";
import * as auditRoute from "@/app/api/admin/audit/route";
import * as createExamRoute from "@/app/api/admin/exams/route";
import * as createJobRoute from "@/app/api/admin/jobs/route";
import * as messageRoute from "@/app/api/admin/messages/[id]/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as contactRoute from "@/app/api/contact/route";
import { MessageList } from "@/components/admin/message-list";
import { QueryProvider } from "@/components/admin/query-client";
import { listMessages } from "@/lib/contact/inbox";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { callsFromEverywhere, ELEMENT, type Handler, HOSTILE } from "@/tests/support/hostile-calls";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

useDatabase();
let admin: TestAccount;
const send = callsFromEverywhere(() => admin);

beforeAll(async () => {
  admin = await makeAdmin("admin");
});

describe("messages of visitors", () => {
  beforeAll(async () => {
    emptyOutbox();
    for (const text of HOSTILE) {
      const body = { name: text, email: "visitor@example.org", subject: text, message: text };
      const response = await send(contactRoute.POST, "POST", body);
      expect([text, response.status]).toEqual([text, 201]);
    }
  }, 120_000);

  it("are text in the inbox", async () => {
    const { messages, total } = await listMessages(undefined, 1);
    const rest = (await listMessages(undefined, 2)).messages;
    expect(total).toBe(HOSTILE.length);
    const html = renderToStaticMarkup(
      <QueryProvider>
        <MessageList messages={[...messages, ...rest]} />
      </QueryProvider>,
    );
    const own = /<(?:textarea|form|button|ul|li|h2|span|p|div|details|summary|label)[\s>]/;
    expect(html).toMatch(own);
    expect(html).not.toMatch(ELEMENT);
  });

  it("are text in the mail to support and in the reply, and add no header", async () => {
    const { messages } = await listMessages(undefined, 1);
    for (const { id, message } of messages) {
      expect((await send(messageRoute.POST, "POST", { reply: `You wrote: ${message}` }, id)).status).toBe(200);
    }
    const mails = readOutbox();
    expect(mails).toHaveLength(HOSTILE.length + messages.length);
    for (const { to, replyTo, subject, html, text } of mails) {
      expect(`${to}${replyTo}${subject}`).not.toMatch(/\p{Cc}/u);
      expect(html).not.toMatch(/<(?:script|img|svg|iframe|object|embed|base)[\s>/]/i);
      expect(text).not.toMatch(/\r/);
    }
  });
});

it("names of the staff are kept as text, on one line, or refused", async () => {
  const statuses: number[] = [];
  for (const [index, text] of HOSTILE.entries()) {
    const body = { username: `${index} ${text}`.slice(0, 60), email: `staff${index}@example.org`, password: "a password" };
    const response = await send(usersRoute.POST, "POST", body);
    statuses.push(response.status);
    if (response.status === 201) expect((await response.json()).username).not.toMatch(/\p{Cc}/u);
  }
  expect(statuses.filter((status) => status !== 201 && status !== 400)).toEqual([]);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(40);
}, 120_000);

it.each([
  ["/api/admin/jobs", "department"],
  ["/api/admin/jobs", "search"],
  ["/api/admin/jobs", "source"],
  ["/api/admin/exams", "search"],
  ["/api/admin/audit", "search"],
  ["/api/admin/jobs/similar", "title"],
])("a search of %s by %s fails for no text", async (path, parameter) => {
  const routes: Record<string, { GET: Handler }> = {
    "/api/admin/jobs": createJobRoute,
    "/api/admin/exams": createExamRoute,
    "/api/admin/audit": auditRoute,
    "/api/admin/jobs/similar": await import("@/app/api/admin/jobs/similar/route"),
  };
  for (const text of [...HOSTILE, "%", "_", "\\", "'", "x".repeat(5000)]) {
    const query = new URLSearchParams({ recruitingOrganization: text, [parameter]: text });
    const response = await call(routes[path]?.GET ?? auditRoute.GET, `${path}?${query}`, { headers: admin.bearer });
    expect([text, response.status < 500]).toEqual([text, true]);
  }
});

import { parse } from "csv-parse/sync";
import { renderToStaticMarkup } from "react-dom/server";
import { readSheet } from "read-excel-file/node";
import * as auditRoute from "@/app/api/admin/audit/route";
import * as examRoute from "@/app/api/admin/exams/[id]/route";
import * as createExamRoute from "@/app/api/admin/exams/route";
import * as exportRoute from "@/app/api/admin/export/route";
import * as putJobRoute from "@/app/api/admin/jobs/[id]/route";
import * as createJobRoute from "@/app/api/admin/jobs/route";
import * as messageRoute from "@/app/api/admin/messages/[id]/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as contactRoute from "@/app/api/contact/route";
import * as examsRoute from "@/app/api/exams/route";
import * as positionsRoute from "@/app/api/jobs/[id]/positions/route";
import * as calendarRoute from "@/app/exams.ics/route";
import { AuditTable } from "@/components/admin/audit-table";
import { MessageList } from "@/components/admin/message-list";
import { QueryProvider } from "@/components/admin/query-client";
import { Corrigenda } from "@/components/job-detail/corrigenda";
import type { AuditDto } from "@/lib/audit/schema";
import { listMessages } from "@/lib/contact/inbox";
import { addDays, dayInIndia } from "@/lib/dates";
import { findJob } from "@/lib/jobs/queries";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { ATTACKS } from "@/tests/support/attacks";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

// Tags can be invalidated only inside a request of Next.
jest.mock("next/cache", () => ({ revalidateTag: jest.fn(), unstable_cache: (read: unknown) => read }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

useDatabase();
const TODAY = dayInIndia(new Date());
const ELEMENT =
  /<\/?(?:script|img|svg|math|iframe|object|embed|style|base|meta|link|video|audio|marquee|body|input|template)[\s>/]/i;
// Texts that a form may not hold as they are: control characters and halves of surrogate pairs.
const HOSTILE = [...ATTACKS, "nul \u0000 byte", "half \ud83d of a pair", "bell \u0007 and \u001b[31m"];
let admin: TestAccount;
let sender = 0;

type Handler = Parameters<typeof call>[0];

async function send(handler: Handler, method: string, body?: unknown, id?: number): Promise<Response> {
  sender += 1;
  const headers = {
    ...admin.bearer,
    "content-type": "application/json",
    "x-forwarded-for": `10.2.${sender >> 8}.${sender & 255}`,
  };
  const params: Record<string, string> = id === undefined ? {} : { id: String(id) };
  return call(handler, "/api/x", { method, params, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

beforeAll(async () => {
  admin = await makeAdmin("admin");
});

describe("exams", () => {
  const days = { examDate: addDays(TODAY, 60), registrationStartDate: TODAY, registrationEndDate: addDays(TODAY, 20) };
  const FIELDS = [
    "title",
    "conductingOrganization",
    "applicationFee",
    "examPattern",
    "eligibility",
    "syllabus",
    "location",
    "duration",
    "languagesAvailable",
  ];
  const examOf = (text: string) => ({
    ...Object.fromEntries(FIELDS.map((name) => [name, text])),
    ...days,
    officialWebsite: "https://exam.example",
    examMode: "Online",
  });
  const ids: number[] = [];

  beforeAll(async () => {
    for (const text of ["A plain title", ...HOSTILE]) {
      const response = await send(createExamRoute.POST, "POST", examOf(text));
      expect([text, response.status]).toEqual([text, 201]);
      ids.push((await response.json()).id);
    }
  }, 120_000);

  it("are JSON data in the call of all", async () => {
    const response = await call(examsRoute.GET, "/api/exams");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toHaveLength(ids.length);
  });

  it("add no line to the calendar of all, nor to one of their own", async () => {
    const calendar = async (query: string) => (await call(calendarRoute.GET, `/exams.ics${query}`)).text();
    const eventsOf = (text: string) => text.match(/^BEGIN:VEVENT\r$/gm)?.length;
    const plain = eventsOf(await calendar(`?exam=${ids[0]}`));
    for (const id of ids) {
      const text = await calendar(`?exam=${id}`);
      expect(eventsOf(text)).toBe(plain);
      expectWholeLines(text);
    }
    const all = await calendar("");
    expect(eventsOf(all)).toBe((plain ?? 0) * ids.length);
    expectWholeLines(all);
  });

  it("are refused where the address of the site is a script", async () => {
    for (const officialWebsite of ATTACKS) {
      expect((await send(examRoute.PUT, "PUT", { officialWebsite }, ids[0])).status).toBe(400);
    }
  });
});

/** Every line of a calendar is a property of its own or the rest of the one before. */
function expectWholeLines(calendar: string): void {
  const lines = calendar.split("\r\n").slice(0, -1);
  expect(lines.filter((line) => !/^(?: |[A-Z-]+[:;])/.test(line))).toEqual([]);
  expect(lines.filter((line) => /^(?:SUMMARY:evil|Bcc)/.test(line))).toEqual([]);
  expect(calendar).not.toMatch(/[^\r]\n|\r[^\n]/);
}

const jobOf = (text: string) => ({
  title: `Clerk ${text}`,
  jobCategory: "Banking",
  employmentType: "Permanent",
  recruitingOrganization: `Bank ${text}`,
  department: "Other Banks",
  location: "Pune",
  qualification: "",
  applicationStartDate: TODAY,
  deadline: addDays(TODAY, 9),
  applyLink: "https://bank.example/apply",
  applicationFee: text,
  description: text,
  useMultiplePositions: true,
  jobPositions: [
    {
      positionName: text,
      qualification: text,
      experienceRequired: text,
      salaryRange: text,
      numberOfVacancies: 2,
      specificRequirements: text,
    },
  ],
});

describe("positions, names of bodies and corrigenda of jobs", () => {
  const ids: number[] = [];

  beforeAll(async () => {
    for (const text of HOSTILE) {
      const response = await send(createJobRoute.POST, "POST", jobOf(text));
      expect([text, response.status]).toEqual([text, 201]);
      const job = await response.json();
      ids.push(job.id);
      const changed = await send(
        putJobRoute.PUT,
        "PUT",
        { ...job, sourceUrl: "", applicationFee: `${text} again`, version: 1 },
        job.id,
      );
      expect([text, changed.status]).toEqual([text, 200]);
    }
  }, 180_000);

  it("are JSON data, and no markup in what search engines read", async () => {
    for (const id of ids) {
      const response = await call(positionsRoute.GET, `/api/jobs/${id}/positions`, { params: { id: String(id) } });
      expect(await response.json()).toHaveLength(1);
      const job = await findJob(id);
      expect(JSON.stringify(job && jobPostingOf(job, new Date())?.description)).not.toMatch(ELEMENT);
    }
  });

  it("are text in the corrections of a page", async () => {
    for (const id of ids) {
      const job = await findJob(id);
      expect(job?.corrigenda).toHaveLength(1);
      expect(job && renderToStaticMarkup(<Corrigenda job={job} language="en" />)).not.toMatch(ELEMENT);
    }
  });

  it("are text in the log, with old and new values", async () => {
    const entries: AuditDto[] = [];
    for (let page = 1; page <= 10; page++) {
      const response = await call(auditRoute.GET, `/api/admin/audit?page=${page}`, { headers: admin.bearer });
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      entries.push(...(await response.json()).entries);
    }
    expect(entries.filter(({ label }) => label.includes("<script>")).length).toBeGreaterThan(0);
    expect(renderToStaticMarkup(<AuditTable entries={entries} />)).not.toMatch(ELEMENT);
  });

  it("start no formula in any cell of an export", async () => {
    const get = (format: string) => call(exportRoute.GET, `/api/admin/export?format=${format}`, { headers: admin.bearer });
    const rows: string[][] = parse(await (await get("csv")).text(), { bom: true });
    expect(rows).toHaveLength(HOSTILE.length + 1);
    expect(rows.flat().filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(cell))).toEqual([]);
    const sheet = Buffer.from(await (await get("xlsx")).arrayBuffer());
    const cells = (await readSheet(sheet)).flat().filter((cell) => typeof cell === "string");
    // Text is text: what begins like a formula is kept, as a string, and read back as it was.
    expect(cells).toContain('=HYPERLINK("https://evil.example","x") again');
  });
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

import { parse } from "csv-parse/sync";
import { renderToStaticMarkup } from "react-dom/server";
import { readSheet } from "read-excel-file/node";
import * as auditRoute from "@/app/api/admin/audit/route";
import * as examRoute from "@/app/api/admin/exams/[id]/route";
import * as createExamRoute from "@/app/api/admin/exams/route";
import * as exportRoute from "@/app/api/admin/export/route";
import * as putJobRoute from "@/app/api/admin/jobs/[id]/route";
import * as createJobRoute from "@/app/api/admin/jobs/route";
import * as examsRoute from "@/app/api/exams/route";
import * as positionsRoute from "@/app/api/jobs/[id]/positions/route";
import { GET as wholeCalendar } from "@/app/calendars/[file]/route";
import * as calendarRoute from "@/app/exams.ics/route";
import { AuditTable } from "@/components/admin/audit-table";
import { Corrigenda } from "@/components/job-detail/corrigenda";
import type { AuditDto } from "@/lib/audit/schema";
import { addDays, dayInIndia } from "@/lib/dates";
import { findJob } from "@/lib/jobs/queries";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { ATTACKS } from "@/tests/support/attacks";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { callsFromEverywhere, ELEMENT, HOSTILE } from "@/tests/support/hostile-calls";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

useDatabase();
const TODAY = dayInIndia(new Date());
let admin: TestAccount;
const send = callsFromEverywhere(() => admin);

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
    const all = await (
      await wholeCalendar(new Request("https://niyukti.example"), { params: Promise.resolve({ file: "exams-en.ics" }) })
    ).text();
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

import * as exportRoute from "@/app/api/admin/export/route";
import * as createRoute from "@/app/api/admin/jobs/route";
import * as calendarRoute from "@/app/api/jobs/[id]/calendar/route";
import * as jobRoute from "@/app/api/jobs/[id]/route";
import { JsonLd } from "@/components/job-detail/json-ld";
import { addDays, dayInIndia } from "@/lib/dates";
import { findJob } from "@/lib/jobs/queries";
import { mailTemplate } from "@/lib/mail/template";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { ATTACKS } from "@/tests/support/attacks";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
const TODAY = dayInIndia(new Date());
const ELEMENT = /<\/?(?:script|img|svg|iframe|object|embed|style|base|meta|link)[\s>/]/i;
let editor: TestAccount;
const ids: number[] = [];

/** Every text field of the form holds the attack, alone where it may; a place must be named beside it, and a department is of a list. */
function formOf(attack: string): Record<string, unknown> {
  const texts = ["title", "recruitingOrganization", "qualification", "salary", "description"];
  const more = [
    "ageLimit",
    "applicationFee",
    "selectionProcess",
    "experienceRequired",
    "vacancyBreakdown",
    "advertisementNumber",
  ];
  const fixed = { jobCategory: "Banking", employmentType: "Permanent", applicationStartDate: TODAY, deadline: addDays(TODAY, 9) };
  const fields = Object.fromEntries([...texts, ...more].map((name) => [name, attack]));
  return { ...fixed, ...fields, department: "Other Banks", location: `Pune; ${attack}`, applyLink: "https://bank.example/apply" };
}

beforeAll(async () => {
  editor = await makeAdmin("editor");
  const headers = { ...editor.bearer, "content-type": "application/json" };
  for (const attack of ATTACKS) {
    const response = await call(createRoute.POST, "/api/admin/jobs", {
      method: "POST",
      headers,
      body: JSON.stringify(formOf(attack)),
    });
    expect([attack, response.status]).toEqual([attack, 201]);
    ids.push((await response.json()).id);
  }
}, 120_000);

it("has at least forty attacks", () => expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(40));

it("is JSON data in the API, never a page", async () => {
  for (const id of ids) {
    const response = await call(jobRoute.GET, `/api/jobs/${id}`, { params: { id: String(id) } });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect((await response.json()).description).toBeTruthy();
  }
});

it("neither ends the JSON-LD element nor is markup in its description", async () => {
  for (const id of ids) {
    const job = await findJob(id);
    const posting = job && jobPostingOf(job, new Date());
    expect(posting?.description).not.toMatch(ELEMENT);
    const html: string = JsonLd({ thing: posting })?.props.dangerouslySetInnerHTML.__html;
    expect(html).not.toContain("<");
    expect(JSON.parse(html)).toEqual(JSON.parse(JSON.stringify(posting)));
  }
});

it("adds no line to a calendar", async () => {
  for (const id of ids) {
    const response = await call(calendarRoute.GET, `/api/jobs/${id}/calendar`, { params: { id: String(id) } });
    const text = await response.text();
    expect(response.headers.get("content-type")).toMatch(/^text\/calendar/);
    expect(text.match(/^BEGIN:VEVENT\r?$/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^SUMMARY:evil/m);
  }
});

it("is text in every block of a mail, and no header of its own", async () => {
  for (const attack of ATTACKS) {
    const item = { text: attack, detail: attack, href: "https://site.example/" };
    const mail = await mailTemplate("en", {
      subject: attack,
      reason: attack,
      blocks: [
        { kind: "heading", text: attack },
        { kind: "paragraph", text: attack },
        { kind: "quote", text: attack },
        { kind: "button", label: attack, href: "https://site.example/" },
        { kind: "list", items: [item] },
      ],
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    if (/<\w/.test(attack)) expect(mail.html).not.toContain(attack);
    expect(mail.html).not.toMatch(/<(?:script|img|svg|iframe|object|embed|base)[\s>/]/i);
  }
});

it("starts no formula in a cell of CSV, and is kept whole in JSON", async () => {
  const get = (format: string) => call(exportRoute.GET, `/api/admin/export?format=${format}`, { headers: editor.bearer });
  const csv = await (await get("csv")).text();
  expect(csv).not.toMatch(/(?:^|,|\n)"?[=+@-]\D/);
  const rows: { description: string }[] = await (await get("json")).json();
  // Ends of lines are kept as the web writes them.
  const kept = ATTACKS.map((attack) => attack.replace(/\r\n?/g, "\n").trim());
  expect(rows.map((row) => row.description).sort()).toEqual(kept.sort());
});

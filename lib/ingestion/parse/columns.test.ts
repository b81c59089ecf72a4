import { fieldOf, toListingRow } from "@/lib/ingestion/parse/columns";
import { cpuTimeOf } from "@/tests/support/cpu-time";

it.each([
  ["Last date for on-line registration", "deadline"],
  ["Closing date for submission of online application form", "deadline"],
  ["Date of closing of online application", "deadline"],
  ["Last date of submission of online application (up to 5 PM)", "deadline"],
  ["ऑनलाइन आवेदन पत्र भरने की अंतिम तिथि", "deadline"],
  ["Opening date for on-line registration", "startsOn"],
  ["Start of Online Application", "startsOn"],
  ["आवेदन की प्रारम्भ तिथि", "startsOn"],
  ["Last date for payment of application fee", null],
  ["Last date to apply online and pay fee", null],
  ["Last date for correction in application form", null],
  ["आवेदन पत्र की हार्ड कॉपी जमा करने की अंतिम तिथि", null],
  ["शुल्क जमा करने की अन्तिम तिथि", null],
  ["Date of application", null],
  ["Valid Upto", "deadline"],
  ["Online Application To", "deadline"],
  ["Online Application From", "startsOn"],
  ["Apply Upto", "deadline"],
  ["From Date", "startsOn"],
  ["To Date", "deadline"],
  ["applyEndDate", "deadline"],
  ["applyStartDate", "startsOn"],
  ["Date & Time of Walk-in", "deadline"],
  ["Date of Advt.", "postedOn"],
  ["orgName", "organisation"],
  ["application.closes", "deadline"],
  ["application.opens", "startsOn"],
  ["Opening date and closing date of application", null],
  ["Last Date (Examination)", null],
  ["Last Date (walk-in interview)", "deadline"],
  ["lastDate.$date", "deadline"],
  ["lastDate._seconds", "deadline"],
  ["Last Date for Apply Online & Payment of Fee", "deadline"],
  ["Starting Date to Apply Online and Fee Submission", "startsOn"],
  ["Last Date of Payment & Application Fee", null],
  ["Vacancy (UR)", null],
  ["पदों की संख्या (अनारक्षित)", null],
  ["Vacancies (UR/OBC/SC/ST)", "vacancies"],
  ["Total Posts (including backlog)", "vacancies"],
])("reads a column called %j as %j", (header, field) => expect(fieldOf(header)).toBe(field));

it.each([
  [{ "Last Date (Fee payment)": "02-01-2027", "Last Date (Online)": "31-12-2026" }],
  [{ "Last Date (Hard copy)": "10-01-2027", "Last date of on-line registration": "31-12-2026" }],
  [{ "Last Date (Hard copy)": "31-12-2026" }],
  [{ "Last Date (Offline)": "10-01-2027", "Last Date (Online)": "31-12-2026" }],
  [{ "Last date for submission of application form": "10-01-2027", "Closing date for Online registration": "31-12-2026" }],
  [{ "Last Date": "10-01-2027", "Last Date of Registration": "31-12-2026" }],
  [{ "पंजीकरण की अंतिम तिथि": "31-12-2026", "अंतिम तिथि": "10-01-2027" }],
  [{ "Last Date": "31-12-2026", "Last Date of Registration": "10-01-2027" }],
  [{ "Extended Last Date": "31-12-2026", "Last Date of Registration": "20-12-2026" }],
  [{ "Last Date for receipt of Application": "10-01-2027", "Last Date to Apply Online": "31-12-2026" }],
  [{ "Last Date for receipt of Application": "31-12-2026", "Last Date to Apply Online": "10-01-2027" }],
  [{ "Last Date to Apply Offline": "10-01-2027", "Last Date to Apply Online": "31-12-2026" }],
  [{ "Last Date to Apply Offline": "31-12-2026" }],
  [{ "Last Date for Submission of Offline Application": "31-12-2026" }],
  [{ "Last Date for Apply physical/ Online": "31-12-2026" }],
])("takes of the last dates of %j that until which one applies", (record) => {
  expect(toListingRow(1, record).cells).toEqual({ deadline: "31-12-2026" });
});

it("reads a column of periods as both days, and one day alone in it, which may be the first, as none", () => {
  const period = "01-12-2026 to 31-12-2026";
  expect(toListingRow(1, { "Application Dates": period }).cells).toEqual({ deadline: period, startsOn: period });
  expect(toListingRow(1, { "Application Dates": period, "Last Date": "30-12-2026" }).cells.deadline).toBe("30-12-2026");
  expect(toListingRow(1, { "Application Dates": "01-12-2026" }).cells).toEqual({});
});

it.each([
  [{ "Last Date": "25-12-2026", "Revised Last Date": "15-12-2026" }],
  [{ "Closing Date": "10-12-2026", "Last Date (Extended)": "15-12-2026" }],
  [{ "अंतिम तिथि": "10-12-2026", "संशोधित अंतिम तिथि": "15-12-2026" }],
  [{ "Last Date": "25-12-2026", "Revised Last Date (if any)": "15-12-2026" }],
  [{ "Last Date": "25-12-2026", "Revised Last Date of Application (DD/MM/YYYY)": "15-12-2026" }],
  [{ "Last Date": "25-12-2026", "Last Date as revised": "15-12-2026" }],
  [{ last_date: "25-12-2026", "dates.lastDateExtended": "15-12-2026" }],
  [{ "Last Date": "10-12-2026", "Extended upto": "15-12-2026" }],
  [{ "Last Date": "15-12-2026", "Extended Last Date": "-" }],
  [{ "Last Date": "15-12-2026", "Last Date Extended": "No" }],
  [{ "Last Date": "15-12-2026", "Extended Last Date (Fee)": "20-12-2026" }],
  [{ "Last Date": "15-12-2026", "Revised Interview Date": "20-12-2026" }],
])("takes of the last dates of %j the one that came in the place of the other", (record) => {
  expect(toListingRow(1, record).cells).toEqual({ deadline: "15-12-2026" });
});

it("takes the one that came in the place of the other where a program counts it", () => {
  expect(toListingRow(1, { last_date: "1797273000", extended_last_date: "1798655400" }).cells.deadline).toBe("1798655400");
});

it.each([
  "<s>25-12-2026</s> 15-12-2026",
  "<del class='old'>25-12-2026</del> 15-12-2026",
  '<span style="text-decoration: line-through">25-12-2026</span> 15-12-2026',
  "<!-- 25-12-2026 --> 15-12-2026",
  "<a href='/notices/25-12-2026.pdf'>15-12-2026</a>",
  "<b>15-12-2026</b>&nbsp;",
])("reads of %j, as a program exports it, the day alone that counts", (cell) => {
  expect(toListingRow(1, { "Last Date": cell }).cells).toEqual({ deadline: "15-12-2026" });
});

it.each<[Record<string, unknown>, string]>([
  [{ status: "Expired" }, "status: Expired"],
  [{ "Job Status": "APPLICATION_CLOSED" }, "Job Status: APPLICATION_CLOSED"],
  [{ verification_status: "Application Closed" }, "verification_status: Application Closed"],
  [{ is_active: false }, "is_active: false"],
  [{ isExpired: "Yes" }, "isExpired: Yes"],
  [{ स्थिति: "आवेदन बंद हो गए हैं" }, "स्थिति: आवेदन बंद हो गए हैं"],
  [{ Remarks: "Cancelled vide corrigendum dated 20-11-2026" }, "Remarks: Cancelled vide corrigendum dated 20-11-2026"],
  [{ Remarks: "This advertisement stands cancelled." }, "Remarks: This advertisement stands cancelled."],
  [{ अभ्युक्ति: "यह विज्ञापन निरस्त किया जाता है" }, "अभ्युक्ति: यह विज्ञापन निरस्त किया जाता है"],
])("notes that %j says that no applications are taken", (cells, closed) => {
  expect(toListingRow(1, { title: "Clerk", ...cells }).closed).toBe(closed);
});

it.each<Record<string, unknown>>([
  { status: "Not Applied" },
  { status: "publish", comment_status: "closed", ping_status: "closed" },
  { status: "Archived" },
  { status: "draft" },
  { status: "Open" },
  { status: "Closed on 15-12-2026" },
  { is_active: true, expired: false },
  { closed: "15-12-2026", active: 12 },
  { Remarks: "Cancelled cheque to be sent with the form" },
  { company: "x", "company.is_active": false },
])("takes %j for no word that a notice is closed", (cells) => {
  expect(toListingRow(1, { title: "Clerk", ...cells })).not.toHaveProperty("closed");
});

it("leaves to a person what a column says that was named as none", () => {
  expect(toListingRow(1, { status: "Closed" }, undefined, { columns: { status: null }, fixed: {} })).not.toHaveProperty("closed");
});

it.each([
  [
    { Advertisement: "Recruitment of 12 Assistant Directors", Download: "https://example.org/51.pdf" },
    "Recruitment of 12 Assistant Directors",
  ],
  [{ Notification: "Detailed notification of posts", Post: "Clerk", Download: "https://example.org/51.pdf" }, "Clerk"],
  [{ Advertisement: "View (2 MB)", Download: "https://example.org/51.pdf" }, undefined],
  [{ Notification: "Detailed Notification (English)", Download: "https://example.org/51.pdf" }, undefined],
  [{ Advertisement: "Short notice dated 12 June 2026", Download: "https://example.org/51.pdf" }, undefined],
  [{ विज्ञापन: "विस्तृत विज्ञापन हिन्दी", Download: "https://example.org/51.pdf" }, undefined],
  [{ विज्ञापन: "उप निदेशक के 12 पदों की भर्ती", Download: "https://example.org/51.pdf" }, "उप निदेशक के 12 पदों की भर्ती"],
  [{ Advertisement: "Advertisement Number 51 of 2026", Download: "https://example.org/51.pdf" }, undefined],
])(
  "takes for the title of %j what a column of advertisements says of a notice in words, where no other is one",
  (record, title) => {
    expect(toListingRow(1, record).cells).toMatchObject(
      title === undefined ? {} : { title, noticeLink: "https://example.org/51.pdf" },
    );
    expect(toListingRow(1, record).cells.title).toBe(title);
  },
);

it("reads a name of a column with thousands of words in a bracket that nothing closes as soon as any", async () => {
  const read = () => expect(fieldOf(`Total Posts/(${" incl".repeat(40_000)}`)).toBe("vacancies");
  expect(await cpuTimeOf(read)).toBeLessThan(500);
});

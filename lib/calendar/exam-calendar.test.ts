import { examCalendar } from "@/lib/calendar/exam-calendar";
import { examFeed } from "@/lib/calendar/exam-feed";
import type { ChangedExam } from "@/lib/exams/schema";

const exam = {
  id: 7,
  title: "SSC CGL; Tier-1",
  conductingOrganization: "Staff Selection Commission",
  examDate: "2027-01-10",
  registrationStartDate: "2026-11-01",
  registrationEndDate: "2026-12-01",
  admitCardDate: "2026-12-28",
  resultsDate: "2027-03-01",
  officialWebsite: "https://ssc.gov.in",
  isCancelled: false,
  updatedAt: "2026-11-21T06:00:00.000Z",
} as ChangedExam;

const options = {
  name: "सरकारी परीक्षा कैलेंडर - Niyukti",
  siteUrl: "https://niyukti.example",
  pageUrl: () => "https://niyukti.example/exams#exam-7",
  summaryOf: (kind: string, { title }: ChangedExam) => `${kind}: ${title} और उससे जुड़ी सभी महत्वपूर्ण तिथियाँ एक ही स्थान पर`,
};

it("holds each known day as a whole day with an id of its own that stays", () => {
  const lines = linesOf(examCalendar([exam], options));
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([
    "UID:exam-7-registrationEnd@niyukti.example",
    "UID:exam-7-admitCard@niyukti.example",
    "UID:exam-7-exam@niyukti.example",
    "UID:exam-7-results@niyukti.example",
  ]);
  expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
    "DTSTART;VALUE=DATE:20261201",
    "DTSTART;VALUE=DATE:20261228",
    "DTSTART;VALUE=DATE:20270110",
    "DTSTART;VALUE=DATE:20270301",
  ]);
  expect(lines).toContain("DTEND;VALUE=DATE:20270111");
  expect(lines.filter((line) => line === "BEGIN:VALARM")).toHaveLength(2);
});

it("ends registration at the hour that its notice gives, and at none of another day", () => {
  const startsOf = (closesAt: string) =>
    linesOf(examCalendar([{ ...exam, closesAt }], options)).filter((line) => line.startsWith("DT") && line.includes("202612"));
  expect(startsOf("2026-12-01T11:30:00.000Z").slice(0, 2)).toEqual(["DTSTART:20261201T103000Z", "DTEND:20261201T113000Z"]);
  expect(startsOf("2026-12-02T11:30:00.000Z")[0]).toBe("DTSTART;VALUE=DATE:20261201");
});

it("escapes in its own name what the format takes for its own", () => {
  const lines = linesOf(examCalendar([exam], { ...options, name: "Exams, dates; C:\\2026" }));
  const names = lines.filter((line) => /^(?:NAME|X-WR-CALNAME):/.test(line));
  expect(names).toEqual(["NAME:Exams\\, dates\\; C:\\\\2026", "X-WR-CALNAME:Exams\\, dates\\; C:\\\\2026"]);
});

it("lasts to the last day of an exam that takes several", () => {
  const lines = linesOf(examCalendar([{ ...exam, examEndDate: "2027-01-24" }], options));
  expect(lines.slice(lines.indexOf("DTSTART;VALUE=DATE:20270110"))[1]).toBe("DTEND;VALUE=DATE:20270125");
  expect(lines).toContain("DTEND;VALUE=DATE:20261229");
});

it("leaves out a day that nobody knows", () => {
  const lines = linesOf(examCalendar([{ ...exam, admitCardDate: null, resultsDate: null }], options));
  expect(lines.filter((line) => line.startsWith("UID:"))).toHaveLength(2);
});

it("tells programs that subscribe to ask again every six hours, and marks what was cancelled", () => {
  const lines = linesOf(
    examCalendar([{ ...exam, isCancelled: true }], { ...options, feedUrl: "https://niyukti.example/exams.ics" }),
  );
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT6H");
  expect(lines).toContain("X-PUBLISHED-TTL:PT6H");
  expect(lines.some((line) => line.startsWith("SOURCE") && line.endsWith("https://niyukti.example/exams.ics"))).toBe(true);
  expect(lines.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(4);
});

it("folds lines at 75 octets, ends them with CRLF and parts no letter", () => {
  const text = examCalendar([exam], options);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).not.toContain("\ufffd");
  expect(linesOf(text)).toContain("SUMMARY:exam: SSC CGL\\; Tier-1 और उससे जुड़ी सभी महत्वपूर्ण तिथियाँ एक ही स्थान पर");
});

it("may be read by pages of other sites and is no page of a search engine, as every feed, and says when it changed where it holds anything", () => {
  const headersOf = (exams: ChangedExam[]) => examFeed(exams, "en", { isWhole: true }).headers;
  expect(headersOf([exam]).get("access-control-allow-origin")).toBe("*");
  expect(headersOf([exam]).get("x-robots-tag")).toBe("noindex");
  expect(headersOf([exam]).get("last-modified")).toBe("Sat, 21 Nov 2026 06:00:00 GMT");
  expect(headersOf([]).get("last-modified")).toBeNull();
});

function linesOf(text: string): string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

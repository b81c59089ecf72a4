import type { DatedJob } from "@/lib/calendar/dated-jobs";
import { addDayEvent, siteCalendar } from "@/lib/calendar/day-event";
import { foldLines, writeCalendar } from "@/lib/calendar/fold-lines";
import { lastDateEvent } from "@/lib/calendar/last-date-event";
import { jobCalendar } from "@/lib/calendar/list-calendar";
import { site } from "@/lib/site";

const HOST = new URL(site.url).hostname;
const job: DatedJob = {
  id: 5,
  title: "Clerk",
  titleHi: null,
  recruitingOrganization: "A body",
  recruitingOrganizationHi: null,
  day: "2026-11-30",
  closesAt: null,
  isPublic: true,
  isClosedEarly: false,
  changedAt: "2026-11-21T06:00:00.000Z",
};

it("holds the last date as a whole day, with a stable id, a rising version and a reminder three days before at eight in the morning", () => {
  const lines = linesOf(jobCalendar(job, "en"));
  for (const line of [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "METHOD:PUBLISH",
    `UID:job-5-deadline@${HOST}`,
    "DTSTAMP:20261121T060000Z",
    "LAST-MODIFIED:20261121T060000Z",
    "DTSTART;VALUE=DATE:20261130",
    "DTEND;VALUE=DATE:20261201",
    "SUMMARY:Last date: Clerk",
    "ACTION:DISPLAY",
    "TRIGGER:-P2DT16H",
    "END:VCALENDAR",
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith("PRODID:"))).toBe(true);
  expect(lines.some((line) => line.startsWith("URL") && line.endsWith(`${site.url}/job/5`))).toBe(true);
  const later = linesOf(jobCalendar({ ...job, changedAt: "2026-11-22T06:00:00.000Z" }, "en"));
  expect(sequence(later)).toBeGreaterThan(sequence(lines));
});

it.each([null, "2026-11-30T11:30:00.000Z"])("makes nobody who subscribes to it busy, closing at %p", (closesAt) => {
  expect(linesOf(jobCalendar({ ...job, closesAt }, "en"))).toContain("TRANSP:TRANSPARENT");
});

it("escapes what a title may hold", () => {
  const text = jobCalendar({ ...job, title: "Clerk; Grade II, \\ Delhi\nEND:VEVENT" }, "en");
  expect(linesOf(text)).toContain("SUMMARY:Last date: Clerk\\; Grade II\\, \\\\ Delhi END:VEVENT");
});

it.each([
  ["en", "2026-11-30T11:30:00.000Z", /^Last date [^.]*\. On the last day applications close at 5\Wpm, Indian time\.$/],
  ["en", null, /^Last date [^.]*\. The notice gives no time: the last day ends at 11:59 pm, Indian time\.$/],
  ["hi", "2026-11-30T11:30:00.000Z", /^[^।]*आख़िरी तारीख़। आख़िरी दिन [^।]*5[^।]*।$/],
  ["hi", null, /^[^।]*आख़िरी तारीख़। विज्ञप्ति में समय नहीं दिया गया: [^।]*11:59[^।]*गिनते हैं।$/],
] as const)("says once, in %s, when the last day ends: %p", (language, closesAt, expected) => {
  const [line = ""] = linesOf(jobCalendar({ ...job, closesAt }, language)).filter((one) => one.startsWith("DESCRIPTION:"));
  expect(line.slice("DESCRIPTION:".length).replaceAll("\\n", " ").replaceAll("\\,", ",")).toMatch(expected);
});

it("ends lines with CRLF and folds them at 75 octets without parting a letter", () => {
  const title = "कनिष्ठ अभियंता (सिविल), उत्तर प्रदेश लोक निर्माण विभाग और अन्य विभाग";
  const text = jobCalendar({ ...job, titleHi: title, recruitingOrganizationHi: "x".repeat(400) }, "hi");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\ufffd");
  expect(linesOf(text).some((line) => line.startsWith("SUMMARY:") && line.includes(title.replaceAll(",", "\\,")))).toBe(true);
});

it("ends its last line too, and is what the package writes of it", () => {
  const text = jobCalendar({ ...job, title: "Clerk, END:VCALENDAR" }, "en");
  expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
  const calendar = () => {
    const made = siteCalendar("Dates, of END:VCALENDAR", "Jobs", { url: "https://niyukti.example/feeds/jobs.ics" });
    for (const title of ["Clerk", "END:VCALENDAR", "कनिष्ठ अभियंता (सिविल), उत्तर प्रदेश लोक निर्माण विभाग"]) {
      addDayEvent(made, lastDateEvent({ ...job, title }, "en"));
    }
    return made;
  };
  expect(writeCalendar(calendar())).toBe(`${foldLines(calendar().toString())}\r\n`);
});

it.each([
  ["11:30", "DTEND:20261130T113000Z", "TRIGGER:-P3DT8H"],
  ["18:29", "DTEND:20261130T182900Z", "TRIGGER:-P3DT14H59M"],
  ["00:30", "DTEND:20261130T003000Z", "TRIGGER:-P2DT21H"],
])("ends at the hour that the notice gives, %s, and reminds at eight in the morning in India", (time, ...of) => {
  const lines = linesOf(jobCalendar({ ...job, closesAt: `2026-11-30T${time}:00.000Z` }, "en"));
  expect(lines).toEqual(expect.arrayContaining(of));
});

it("calls off what was closed early, without reminding of it, and says nothing of what was withdrawn", () => {
  const early = linesOf(jobCalendar({ ...job, isClosedEarly: true }, "en"));
  expect(early).toEqual(expect.arrayContaining(["STATUS:CANCELLED", "DTSTART;VALUE=DATE:20261130"]));
  expect(early).not.toContain("BEGIN:VALARM");
  const withdrawn = jobCalendar({ ...job, isPublic: false }, "en");
  expect(linesOf(withdrawn)).toContain("STATUS:CANCELLED");
  expect(withdrawn).not.toContain("Clerk");
});

it("folds short and empty lines not at all", () => {
  expect(foldLines("A\r\n\r\nB")).toBe("A\r\n\r\nB");
  expect(foldLines(`${"x".repeat(75)}`)).toBe("x".repeat(75));
});

function linesOf(text: string): string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

function sequence(lines: string[]): number {
  return Number(lines.find((line) => line.startsWith("SEQUENCE:"))?.slice("SEQUENCE:".length));
}

it("is called as the site is in its language", () => {
  const nameOf = (language: "en" | "hi") => linesOf(jobCalendar(job, language)).find((line) => line.startsWith("X-WR-CALNAME:"));
  expect([nameOf("en"), nameOf("hi")]).toEqual(["X-WR-CALNAME:Niyukti", "X-WR-CALNAME:नियुक्ति"]);
});

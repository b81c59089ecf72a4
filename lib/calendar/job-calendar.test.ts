import { foldLines } from "@/lib/calendar/fold-lines";
import { jobCalendar } from "@/lib/calendar/job-calendar";
import type { JobDetailDto } from "@/lib/jobs/schema";

const place = { siteName: "Niyukti", siteUrl: "https://niyukti.example", pageUrl: "https://niyukti.example/job/5" };
const job = { id: 5, deadline: "2026-11-30", updatedAt: "2026-11-21T06:00:00.000Z" } as JobDetailDto;

it("holds the last date as a whole day, with a stable id, a rising version and a reminder three days before", () => {
  const lines = linesOf(jobCalendar(job, { summary: "Last date: Clerk", description: "Apply" }, place));
  for (const line of [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "METHOD:PUBLISH",
    "UID:job-5-deadline@niyukti.example",
    "DTSTAMP:20261121T060000Z",
    "LAST-MODIFIED:20261121T060000Z",
    "DTSTART;VALUE=DATE:20261130",
    "DTEND;VALUE=DATE:20261201",
    "SUMMARY:Last date: Clerk",
    "ACTION:DISPLAY",
    "TRIGGER:-P3D",
    "END:VCALENDAR",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.some((line) => line.startsWith("PRODID:"))).toBe(true);
  expect(lines.some((line) => line.startsWith("URL") && line.endsWith(place.pageUrl))).toBe(true);
  const later = linesOf(jobCalendar({ ...job, updatedAt: "2026-11-22T06:00:00.000Z" }, { summary: "", description: "" }, place));
  expect(sequence(later)).toBeGreaterThan(sequence(lines));
});

it("escapes what a title may hold", () => {
  const text = jobCalendar(job, { summary: "Clerk; Grade II, \\ Delhi\nEND:VEVENT", description: "" }, place);
  expect(linesOf(text)).toContain("SUMMARY:Clerk\\; Grade II\\, \\\\ Delhi\\nEND:VEVENT");
});

it("ends lines with CRLF and folds them at 75 octets without parting a letter", () => {
  const summary = "अंतिम तिथि: कनिष्ठ अभियंता (सिविल), उत्तर प्रदेश लोक निर्माण विभाग और अन्य विभाग";
  const text = jobCalendar(job, { summary, description: "x".repeat(400) }, place);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\ufffd");
  expect(linesOf(text)).toContain(`SUMMARY:${summary.replaceAll(",", "\\,")}`);
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

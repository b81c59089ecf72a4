import { addDays, isDay } from "@/lib/dates";
import { datesIn, parseDay, snapshotOf } from "@/lib/ingestion/parse/days";
import { titleDeadlines } from "@/lib/ingestion/parse/stated-last-dates";
import { fc } from "@/tests/support/properties";

describe("parseDay", () => {
  it.each([
    ["25-10-2024", "2024-10-25"],
    ["25/10/2024", "2024-10-25"],
    ["22/10/24", "2024-10-22"],
    ["25.10.2024", "2024-10-25"],
    ["22–01-2025", "2025-01-22"],
    ["2026-06-30", "2026-06-30"],
    ["2026-08-06T09:29:22", "2026-08-06"],
    ["30 June 2026", "2026-06-30"],
    ["1st July, 2026", "2026-07-01"],
    ["June 30, 2026", "2026-06-30"],
    ["August 20, 2026", "2026-08-20"],
    ["30 जून 2026", "2026-06-30"],
    ["30 अप्रेल 2026", "2026-04-30"],
    ["30 सितम्\u200dबर 2026", "2026-09-30"],
    ["३० जून २०२६", "2026-06-30"],
    ["01 April  2026", "2026-04-01"],
    ["27 July 2026 (05:00 PM)", "2026-07-27"],
    ["25-10-2024 Walk in", "2024-10-25"],
    ["24 to 28-10-2024 Walk in", "2024-10-28"],
    ["25, 26 & 27-10-2024 Walk in", "2024-10-27"],
    ["28-10-2024 to 02-11-2024", "2024-11-02"],
    ["20.11.2026-12.01.2027", "2027-01-12"],
    ["01/12/2026–15/12/2026", "2026-12-15"],
    ["2026-12-01-2026-12-31", "2026-12-31"],
    ["31/Dec/2026", "2026-12-31"],
    ["31st Dec'26", "2026-12-31"],
    ["15 Jan 27", "2027-01-15"],
    ["15 Jan 27, hard copy", "2027-01-15"],
    ["December 1-31, 2026", "2026-12-31"],
    ["07-11-2024 (Postponed)", "2024-11-07"],
    ["30-SEP-26", "2026-09-30"],
    ["30.Sep.2026 upto 5.00 P.M.", "2026-09-30"],
    ["22/09/2026 - 6:00pm", "2026-09-22"],
    ["29 February 2028", "2028-02-29"],
  ])("reads %j as %s", (text, day) => expect(parseDay(text)).toEqual({ day }));

  it.each([
    ["", "missing"],
    [undefined, "missing"],
    ["0 June 2026", "impossible"],
    ["2026-06-00", "impossible"],
    ["0/01/2026", "impossible"],
    ["31-02-2026", "impossible"],
    ["12/31/2026", "impossible"],
    ["29 February 2026", "impossible"],
    ["15 Days", "vague"],
    ["Within 8 days", "vague"],
    ["Available Soon", "vague"],
    ["Tomorrow", "vague"],
    ["9999", "vague"],
    ["June 2026", "vague"],
    ["5 June 26 Posts", "vague"],
    ["15 Jan 10 AM", "vague"],
  ])("finds no day in %j: %s", (text, problem) => expect(parseDay(text)).toEqual({ problem }));

  it("reads back any day in every form it is written in", () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("2001-01-01", count));
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, date] = day.split("-");
        const name = new Date(`${day}T00:00:00Z`).toLocaleString("en", { month: "long", timeZone: "UTC" });
        const texts = [
          day,
          `${date}-${month}-${year}`,
          `${date}/${month}/${year}`,
          `${Number(date)} ${name} ${year}`,
          `${name} ${date}, ${year}`,
        ];
        for (const text of texts) expect(parseDay(text)).toEqual({ day });
      }),
    );
  });

  it("gives a real day that is written in the text, or none", () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,4}[-/. ][0-9A-Za-z]{1,9}[-/. ][0-9]{1,4}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseDay(text);
        if ("problem" in read) return;
        expect(isDay(read.day)).toBe(true);
        expect(datesIn(text)).toContain(read.day);
      }),
    );
  });
});

describe("titleDeadlines", () => {
  it.each([
    ["JSSC JTGLCCE: Apply Online, Last Date 30 June 2026", [{ day: 30, month: 6, year: 2026 }]],
    ["ITBP Recruitment, Apply Online by 20 May", [{ day: 20, month: 5, year: null }]],
    ["SRCC Recruitment | Last Date: 22-08-2026", [{ day: 22, month: 8, year: 2026 }]],
    [
      "Apply Before 3 April (Last Date Extended to 15 May 2026)",
      [
        { day: 3, month: 4, year: null },
        { day: 15, month: 5, year: 2026, isExtended: true },
      ],
    ],
    ["Portal Reopened till 17 April", [{ day: 17, month: 4, year: null, isExtended: true }]],
    ["Exam on 06 September 2026", []],
  ])("finds in %j %j", (title, found) => expect(titleDeadlines(title)).toEqual(found));
});

it("takes a day to come, as a last date in the name of a file, for no time at which the file was made", () => {
  const now = new Date("2026-11-27T06:00:00Z");
  const of = (...texts: string[]) =>
    snapshotOf([undefined, ...texts], now)
      .toISOString()
      .slice(0, 10);
  expect(of("vacancies last date 15-12-2026.xlsx")).toBe("2026-11-27");
  expect(of("2026-12-15", "jobs-2026-11-20.csv")).toBe("2026-11-20");
  expect(of("vacancies.xlsx")).toBe("2026-11-27");
});

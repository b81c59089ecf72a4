import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { lastHourIn, lastHourOf } from "@/lib/ingestion/parse/last-hour";
import { lastDatesIn } from "@/lib/ingestion/parse/stated-last-dates";

const hourOf = (cell: string) => {
  const read = lastDayOf(cell);
  return "day" in read ? lastHourOf(cell, read.day) : undefined;
};

describe("lastHourOf", () => {
  it.each([
    ["27 July 2026 (05:00 PM)", "2026-07-27T17:00:00+05:30"],
    ["31-12-2026 (up to 5.00 P.M.)", "2026-12-31T17:00:00+05:30"],
    ["31-12-2026 till 06:00pm", "2026-12-31T18:00:00+05:30"],
    ["31 December 2026, 5 pm", "2026-12-31T17:00:00+05:30"],
    ["31-12-2026 (17:30 Hrs)", "2026-12-31T17:30:00+05:30"],
    ["31.12.2026 upto 17.30 hours", "2026-12-31T17:30:00+05:30"],
    ["31-12-2026 by 1730 hrs", "2026-12-31T17:30:00+05:30"],
    ["31-12-2026 18:00", "2026-12-31T18:00:00+05:30"],
    ["31-12-2026 (12:00 Noon)", "2026-12-31T12:00:00+05:30"],
    ["31-12-2026 (at 10:00 AM)", "2026-12-31T10:00:00+05:30"],
    ["31-12-2026 (11:59 PM)", "2026-12-31T23:59:59+05:30"],
    ["before 31-12-2026 (05:00 PM)", "2026-12-31T17:00:00+05:30"],
    ["31-12-2026 (from 10:00 AM to 04:00 PM)", "2026-12-31T16:00:00+05:30"],
    ["01-12-2026 10:00 AM to 31-12-2026 05:00 PM", "2026-12-31T17:00:00+05:30"],
    ["31-12-2026 (05:00 PM), hard copy by 10-01-2027 (06:00 PM)", "2026-12-31T17:00:00+05:30"],
    ["up to 5:00 PM on 31-12-2026", "2026-12-31T17:00:00+05:30"],
    ["31 दिसंबर 2026 शाम 5 बजे तक", "2026-12-31T17:00:00+05:30"],
    ["३१-१२-२०२६ दोपहर 12 बजे तक", "2026-12-31T12:00:00+05:30"],
    ["31.12.2026 till 17.30", "2026-12-31T17:30:00+05:30"],
    ["31.12.2026 अपराह्न 5 बजे तक", "2026-12-31T17:00:00+05:30"],
    ["31.12.2026 अपरान्ह 5.30 बजे तक", "2026-12-31T17:30:00+05:30"],
    ["31.12.2026 पूर्वाह्न 11 बजे तक", "2026-12-31T11:00:00+05:30"],
    ["31.12.2026 रात्रि 11:59 बजे तक", "2026-12-31T23:59:59+05:30"],
    ["2026-12-31T17:00:00+05:30", "2026-12-31T17:00:00+05:30"],
    ["2026-12-31T11:30:00.000Z", "2026-12-31T17:00:00+05:30"],
    ["2026-12-31T17:00:00", "2026-12-31T17:00:00+05:30"],
    ["Thu, 31 Dec 2026 11:30:00 GMT", "2026-12-31T17:00:00+05:30"],
    ["31 Dec 2026 11:30 UTC", "2026-12-31T17:00:00+05:30"],
    ["Thu Dec 31 2026 11:30:00 GMT+0000", "2026-12-31T17:00:00+05:30"],
    ["Thu, 31 Dec 2026 17:00:00 +0530", "2026-12-31T17:00:00+05:30"],
    ["2026-12-31 11:30:00 UTC", "2026-12-31T17:00:00+05:30"],
    ["31-12-2026 (5 PM IST, GMT+5:30)", "2026-12-31T17:00:00+05:30"],
  ])("reads of %j %s", (cell, hour) => expect(hourOf(cell)).toBe(hour));

  it.each([
    ["no hour", "31-12-2026"],
    ["the end of the day in India, told by another clock", "Thu, 31 Dec 2026 18:29:59 GMT"],
    ["an hour of another clock amid words", "31-12-2026 (11:30 GMT)"],
    ["counts and days", "31-12-2026 (within 21 days, 12 posts)"],
    ["a walk-in's", "31-12-2026 Walk in at 10:00 AM"],
    ["an interview's", "31-12-2026, interview 11 am"],
    ["the morning's or the evening's", "31-12-2026 5:00"],
    ["the same in Hindi", "31-12-2026 को 5 बजे तक"],
    ["two that differ", "31-12-2026 5 PM online, 6 PM by hand"],
    ["midnight, of which day is open", "31-12-2026 (12:00 Hrs Midnight)"],
    ["midnight", "31-12-2026 12:00 AM"],
    ["midnight in Hindi", "31-12-2026 रात्रि 12 बजे तक"],
    ["the middle of the night in Hindi", "31-12-2026 मध्यरात्रि 12 बजे तक"],
    ["an amount", "31-12-2026 (fee 5.50)"],
    ["noon's last minute, which is nobody's", "31-12-2026 till 11:59 Hrs"],
    ["the same without a mark", "31-12-2026 (11:59)"],
    ["the beginning of the day, which ends the one before", "31-12-2026 (00:00 hrs)"],
    ["a day before which one applies", "before 31-12-2026"],
    ["a program's midnight", "2026-12-31 00:00:00"],
    ["a program's midnight in India", "2026-12-30T18:30:00.000Z"],
    ["a program's end of the day", "2026-12-31T23:59:59Z"],
    ["a program's end of the day in India", "2026-12-31T18:29:59.000Z"],
  ])("reads none where there is %s: %j", (_what, cell) => expect(hourOf(cell)).toBeNull());

  it("has none of another day than that which was read", () => {
    expect(lastHourOf("5 June 2026 (5 pm)", "2026-06-15")).toBeNull();
  });
});

describe("lastHourIn", () => {
  it.each([
    [
      "Apply soon.\nLast Date to Apply Online: 31-12-2026 (05:00 PM)\nLast date of the fee: 31-12-2026 (11:59 PM)",
      "2026-12-31T17:00:00+05:30",
    ],
    ["Last date to apply: 31-12-2026", null],
    ["Last Date of Registration: 31-12-2026 (Up to 12:00 Hrs Midnight)", null],
    ["Last Date to Apply (Offline): 31-12-2026 (Before 05:30 PM)", "2026-12-31T17:30:00+05:30"],
    ["Last Date to Apply Receipt of Application : 31-12-2026 (10:30 to 4:30 PM)", "2026-12-31T16:30:00+05:30"],
    ["Last date for receipt of application through online 31 December 2026 till 4.00 P.M.", "2026-12-31T16:00:00+05:30"],
    ["Last date to apply: 30-12-2026 (05:00 PM)", null],
    ["Last date to apply: 31-12-2026 (05:00 PM). Last date for registration 31-12-2026 (06:00 PM)", null],
  ])("finds in %j for the last day %j", (text, hour) => expect(lastHourIn(lastDatesIn(text), "2026-12-31")).toBe(hour));
});

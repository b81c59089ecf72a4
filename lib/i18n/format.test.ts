import {
  abbreviate,
  formatDay,
  formatDayLong,
  formatHour,
  formatInstant,
  formatMonth,
  formatNumber,
  formatRupees,
  formatStaffInstant,
  maskPhone,
} from "@/lib/i18n/format";

it("writes days as notices do, in both languages", () => {
  expect(formatDayLong("2026-11-30", "en")).toBe("Mon, 30 Nov 2026");
  expect(formatDayLong("2026-11-30", "hi")).toBe("सोमवार, 30 नवंबर 2026");
  expect(formatDay("2026-01-05", "en")).toBe("5 Jan 2026");
  expect(formatMonth("2026-01-05", "hi")).toBe("जनवरी 2026");
});

it("gives every English month three letters, and every Hindi one in full", () => {
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-15`);
  for (const day of days) {
    expect(formatDay(day, "en")).toMatch(/^15 [A-Z][a-z]{2} 2026$/);
    expect(formatDay(day, "hi")).not.toContain("\u0970");
  }
  expect(formatDay("2026-02-15", "hi")).toBe("15 फ़रवरी 2026".normalize("NFC"));
});

it("writes an instant without am and pm in Hindi", () => {
  const instant = new Date("2026-09-03T10:30:00Z");
  expect(formatInstant(instant, "en")).toBe("3 Sep 2026, 4:00 pm");
  expect(formatInstant(instant, "hi")).toBe("3 सितंबर 2026 को 16:00 बजे");
});

it("groups digits the Indian way", () => {
  expect(formatNumber(112400, "en")).toBe("1,12,400");
  expect(formatNumber(1234567, "hi")).toBe("12,34,567");
  expect(formatRupees(35400, "en")).toBe("₹35,400");
});

it("writes an hour as a clock in India shows it, wherever the server stands", () => {
  const instant = new Date("2026-12-21T17:00:00+05:30");
  expect([formatHour(instant, "en"), formatHour(instant, "hi")]).toEqual(["5 pm", "शाम 5 बजे"]);
});

it.each([
  ["+91 124 555 0199", "+91 XXX XXX XX99"],
  ["0124-5550199", "XXXX-XXXXX99"],
  ["+911245550199", "+91XXXXXXXX99"],
  ["12", "12"],
  ["none", "none"],
])("shows of %s only %s", (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1.0K"],
  [1_500, "1.5K"],
  [12_345, "12.3K"],
  [999_949, "999.9K"],
  [999_950, "1.0M"],
  [999_999, "1.0M"],
  [1_000_000, "1.0M"],
  [2_540_000, "2.5M"],
])("writes %i as %s", (value, text) => {
  expect(abbreviate(value)).toBe(text);
});

describe("formatStaffInstant", () => {
  test("the first hour of a day in India is hour zero, as every browser writes it", () => {
    expect(formatStaffInstant("2026-11-20T18:30:00Z")).toBe("21 Nov 2026, 00:00");
    expect(formatStaffInstant("2026-11-20T19:29:00Z")).toBe("21 Nov 2026, 00:59");
  });

  test("an afternoon and the last minute of a day are on a clock of twenty-four hours", () => {
    expect(formatStaffInstant("2026-11-21T10:35:00Z")).toBe("21 Nov 2026, 16:05");
    expect(formatStaffInstant("2026-11-21T18:29:00Z")).toBe("21 Nov 2026, 23:59");
  });
});

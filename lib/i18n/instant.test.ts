import { formatInstant } from "@/lib/i18n/instant";

describe("formatInstant", () => {
  test("the first hour of a day in India is hour zero, as every browser writes it", () => {
    expect(formatInstant("2026-11-20T18:30:00Z")).toBe("21 Nov 2026, 00:00");
    expect(formatInstant("2026-11-20T19:29:00Z")).toBe("21 Nov 2026, 00:59");
  });

  test("an afternoon and the last minute of a day are on a clock of twenty-four hours", () => {
    expect(formatInstant("2026-11-21T10:35:00Z")).toBe("21 Nov 2026, 16:05");
    expect(formatInstant("2026-11-21T18:29:00Z")).toBe("21 Nov 2026, 23:59");
  });
});

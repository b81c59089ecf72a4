import { addDays, addMonths, DAY_MS, dayInIndia, daysBetween, endOfDay, isDay, mondayOf, startOfDay } from "@/lib/dates";
import { fc } from "@/tests/support/properties";

describe("the calendar from 1970 to 2100, against arithmetic without a library", () => {
  const OFFSET_MS = 5.5 * 60 * 60 * 1000;
  const FIRST = Date.UTC(1970, 0, 1);
  const ALL = Array.from({ length: (Date.UTC(2101, 0, 1) - FIRST) / DAY_MS }, (_, index) => FIRST + index * DAY_MS);
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

  it("every day begins and ends where the fixed offset of India says", () => {
    for (const time of ALL) {
      const day = dayAt(time);
      const isRight =
        startOfDay(day).getTime() === time - OFFSET_MS &&
        endOfDay(day).getTime() === time - OFFSET_MS + DAY_MS - 1000 &&
        dayInIndia(new Date(time - OFFSET_MS)) === day &&
        dayInIndia(new Date(time - OFFSET_MS - 1)) === dayAt(time - DAY_MS) &&
        isDay(day);
      if (!isRight) throw new Error(`${day} lies elsewhere`);
    }
  });

  it("any two days lie as far apart as their instants, over leap days too", () => {
    const leapDays = ALL.map(dayAt).filter((day) => day.endsWith("-02-29"));
    expect(leapDays).toHaveLength(32);
    const anyDay = fc.oneof(
      fc.nat(ALL.length - 1).map((index) => dayAt(FIRST + index * DAY_MS)),
      fc.constantFrom(...leapDays),
    );
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(from, days)).toBe(to);
      }),
      { numRuns: 2000 },
    );
  });

  it("weeks begin on Monday, and a month later is the same day or the last of a shorter month", () => {
    for (const time of ALL) {
      const weekday = (new Date(time).getUTCDay() + 6) % 7;
      if (mondayOf(dayAt(time)) !== dayAt(time - weekday * DAY_MS))
        throw new Error(`The week of ${dayAt(time)} begins elsewhere`);
    }
    expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  });
});

import fc from "fast-check";
import {
  addDays,
  addMonths,
  closingInstant,
  DAY_MS,
  dateOf,
  dayInIndia,
  dayOf,
  daysBetween,
  daysLeft,
  endOfDay,
  firstOpenDeadline,
  instantInIndia,
  isDay,
  isListed,
  isOpen,
  lastDate,
  listedSince,
  millisecondsToMidnight,
  mondayOf,
  startOfDay,
  yearInIndia,
} from "@/lib/dates";

describe("the day in India", () => {
  it.each([
    ["2026-11-20T18:29:59.999Z", "2026-11-20"],
    ["2026-11-20T18:30:00.000Z", "2026-11-21"],
    ["2026-12-31T18:29:59.999Z", "2026-12-31"],
    ["2026-12-31T18:30:00.000Z", "2027-01-01"],
    ["2028-02-28T18:30:00.000Z", "2028-02-29"],
  ])("at %s is %s", (instant, day) => expect(dayInIndia(new Date(instant))).toBe(day));

  it("turns the year at midnight in India, not in London", () => {
    expect(yearInIndia(new Date("2026-12-31T18:29:59Z"))).toBe("2026");
    expect(yearInIndia(new Date("2026-12-31T18:30:00Z"))).toBe("2027");
  });
});

describe("a deadline", () => {
  it.each([
    ["the first second of its day", "2026-11-29T18:30:00Z", 1],
    ["its last second but one", "2026-11-30T18:29:58Z", 1],
    ["the deadline second itself", "2026-11-30T18:29:59Z", 0],
    ["a millisecond before the deadline second", "2026-11-30T18:29:58.999Z", 1],
    ["the midnight after it", "2026-11-30T18:30:00Z", 0],
    ["a year later", "2027-11-30T12:00:00Z", 0],
    ["the evening before", "2026-11-29T18:29:58Z", 2],
    ["05:30 in India on its last day, where UTC midnight would have closed it", "2026-11-30T00:00:00Z", 1],
    ["ten days before, at noon", "2026-11-20T06:30:00Z", 11],
  ])("at %s leaves the right number of days", (_name, now, days) => {
    expect(daysLeft(lastDate("2026-11-30"), new Date(now))).toBe(days);
    expect(isOpen(lastDate("2026-11-30"), new Date(now))).toBe(days > 0);
  });

  it.each([
    ["in the first second of its day", "2026-11-30T00:00:00+05:30", 1],
    ["a millisecond before its hour", "2026-11-30T16:59:59.999+05:30", 1],
    ["at its hour", "2026-11-30T17:00:00+05:30", 0],
    ["a millisecond after its hour", "2026-11-30T17:00:00.001+05:30", 0],
    ["in the evening of its day", "2026-11-30T22:00:00+05:30", 0],
    ["the evening before", "2026-11-29T23:59:58+05:30", 2],
    ["at the same hour the day before", "2026-11-29T17:00:00+05:30", 2],
    ["on the day after", "2026-12-01T09:00:00+05:30", 0],
  ])("with an hour is open until then: %s", (_name, now, days) => {
    const last = lastDate("2026-11-30", "2026-11-30T11:30:00.000Z");
    expect(daysLeft(last, new Date(now))).toBe(days);
    expect(isOpen(last, new Date(now))).toBe(days > 0);
    expect(instantInIndia(closingInstant(last))).toBe("2026-11-30T17:00:00+05:30");
  });

  it("takes no hour of another day for its own, whose midnight is that of India", () => {
    expect(lastDate("2026-11-30", "2026-11-29T18:29:59.999Z").closesAt).toBeNull();
    expect(lastDate("2026-11-30", "2026-11-29T18:30:00Z").closesAt).toBe("2026-11-29T18:30:00Z");
    expect(lastDate("2026-11-30", "2026-11-30T18:30:00Z").closesAt).toBeNull();
    expect(lastDate("2026-11-30").closesAt).toBeNull();
  });

  it("ends at 23:59:59 in Asia/Kolkata", () => {
    expect(endOfDay("2026-11-30").toISOString()).toBe("2026-11-30T18:29:59.000Z");
    expect(startOfDay("2026-11-30").toISOString()).toBe("2026-11-29T18:30:00.000Z");
  });

  it("of today is the earliest that is open, but for the last second of the day", () => {
    expect(firstOpenDeadline(new Date("2026-11-29T18:30:00Z"))).toBe("2026-11-30");
    expect(firstOpenDeadline(new Date("2026-11-30T18:29:58.999Z"))).toBe("2026-11-30");
    expect(firstOpenDeadline(new Date("2026-11-30T18:29:59Z"))).toBe("2026-12-01");
  });

  it("keeps a closed job in the lists for 30 days", () => {
    const now = new Date("2026-11-30T06:00:00Z");
    expect(listedSince(now)).toBe("2026-10-31");
    expect(isListed("2026-10-31", now)).toBe(true);
    expect(isListed("2026-10-30", now)).toBe(false);
  });
});

it.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-1", false],
  ["2026-01-01T00:00", false],
  ["", false],
])("%j is a calendar day: %s", (text, expected) => expect(isDay(text)).toBe(expected));

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

describe("properties of days", () => {
  const instants = fc
    .date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2090-01-01T00:00:00Z"), noInvalidDate: true })
    .chain((date) => fc.constantFrom(...aroundMidnight(date), date));
  const days = instants.map(dayInIndia);

  it("an instant lies within its own day", () =>
    fc.assert(
      fc.property(instants, (now) => {
        const day = dayInIndia(now);
        expect(startOfDay(day) <= now && now.getTime() < startOfDay(addDays(day, 1)).getTime()).toBe(true);
      }),
    ));

  it("today's deadline is open until its last second, and yesterday's never is", () =>
    fc.assert(
      fc.property(instants, (now) => {
        const today = dayInIndia(now);
        expect(isOpen(lastDate(today), now)).toBe(now < endOfDay(today));
        expect(isOpen(lastDate(addDays(today, -1)), now)).toBe(false);
        expect(isOpen(lastDate(addDays(today, 1)), now)).toBe(true);
      }),
    ));

  it("the SQL form agrees with the rule for every deadline", () =>
    fc.assert(
      fc.property(instants, fc.integer({ min: -40, max: 40 }), (now, offset) => {
        const deadline = addDays(dayInIndia(now), offset);
        expect(deadline >= firstOpenDeadline(now)).toBe(isOpen(lastDate(deadline), now));
        expect(isListed(deadline, now) || !isOpen(lastDate(deadline), now)).toBe(true);
      }),
    ));

  it("days left never grow as time passes, and fall by one each day", () =>
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: DAY_MS }), (now, offset, later) => {
        const deadline = addDays(dayInIndia(now), offset);
        const before = daysLeft(lastDate(deadline), now);
        expect(daysLeft(lastDate(deadline), new Date(now.getTime() + later))).toBeLessThanOrEqual(before);
        expect(daysLeft(lastDate(deadline), new Date(now.getTime() + DAY_MS))).toBe(before - 1);
      }),
    ));

  it("adding days and counting them are each other's inverse, through a date column too", () =>
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(dayOf(dateOf(day))).toBe(day);
        expect(isDay(addDays(day, count))).toBe(true);
      }),
    ));

  it("midnight comes within a day and begins the next one", () =>
    fc.assert(
      fc.property(instants, (now) => {
        const wait = millisecondsToMidnight(now);
        expect(wait > 0 && wait <= DAY_MS).toBe(true);
        expect(dayInIndia(new Date(now.getTime() + wait))).toBe(addDays(dayInIndia(now), 1));
      }),
    ));
});

/** The instants at which rules of days go wrong: midnight and the deadline second in India, and the milliseconds beside them. */
function aroundMidnight(date: Date): Date[] {
  const day = dayInIndia(date);
  return [startOfDay(day), endOfDay(day)].flatMap((instant) =>
    [-1000, -1, 0, 1, 1000].map((offset) => new Date(instant.getTime() + offset)),
  );
}

import {
  closingInstant,
  dayInIndia,
  daysLeft,
  endOfDay,
  firstOpenDeadline,
  instantInIndia,
  isDay,
  isListed,
  isOpen,
  lastDate,
  listedSince,
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

  it("takes nothing in the last second of its day, whatever the notice says, as lists do, which find by the day what is open", () => {
    const last = lastDate("2026-11-30", "2026-11-30T23:59:59.999+05:30");
    expect(isOpen(last, new Date("2026-11-30T23:59:58.999+05:30"))).toBe(true);
    const lastSecond = new Date("2026-11-30T23:59:59+05:30");
    expect([isOpen(last, lastSecond), daysLeft(last, lastSecond), firstOpenDeadline(lastSecond)]).toEqual([
      false,
      0,
      "2026-12-01",
    ]);
    expect(closingInstant(last)).toEqual(endOfDay("2026-11-30"));
  });

  it("takes no hour of another day for its own, whose midnight is that of India", () => {
    expect(lastDate("2026-11-30", "2026-11-29T18:29:59.999Z").closesAt).toBeNull();
    expect(lastDate("2026-11-30", "2026-11-29T18:30:00Z").closesAt).toBe("2026-11-29T18:30:00Z");
    expect(lastDate("2026-11-30", "2026-11-30T18:30:00Z").closesAt).toBeNull();
    expect(lastDate("2026-11-30").closesAt).toBeNull();
    const [ofBefore, atFive, atSix] = ["2026-11-29T11:30:00Z", "2026-11-30T11:30:00Z", "2026-11-30T12:30:00Z"];
    expect(lastDate("2026-11-30", atFive, atSix).closesAt).toBe(atFive);
    expect(lastDate("2026-11-30", ofBefore, atSix).closesAt).toBe(atSix);
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
  ["1900-01-01", true],
  ["1899-12-31", false],
  ["2199-12-31", true],
  ["9999-12-31", false],
  ["0000-01-01", false],
  ["0020-01-01", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-1", false],
  ["2026-01-01T00:00", false],
  ["", false],
])("%j is a calendar day: %s", (text, expected) => expect(isDay(text)).toBe(expected));

import {
  addDays,
  DAY_MS,
  dateOf,
  dayInIndia,
  dayOf,
  daysBetween,
  daysLeft,
  endOfDay,
  firstOpenDeadline,
  isDay,
  isListed,
  isOpen,
  lastDate,
  millisecondsToMidnight,
  startOfDay,
} from "@/lib/dates";
import { fc } from "@/tests/support/properties";

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

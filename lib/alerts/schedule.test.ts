import { dueAt, isNight } from "@/lib/alerts/schedule";

it.each([
  ["instant", "2026-11-20T09:00:00+05:30", "2026-11-21T10:00:00+05:30"],
  ["daily", "2026-11-21T07:59:59+05:30", "2026-11-21T08:00:00+05:30"],
  ["daily", "2026-11-21T08:00:00+05:30", "2026-11-22T08:00:00+05:30"],
  ["daily", "2026-11-21T23:59:00+05:30", "2026-11-22T08:00:00+05:30"],
  ["daily", "2026-11-22T00:30:00+05:30", "2026-11-22T08:00:00+05:30"],
  // 23 November 2026 is a Monday.
  ["weekly", "2026-11-21T09:00:00+05:30", "2026-11-23T08:00:00+05:30"],
  ["weekly", "2026-11-23T07:59:59+05:30", "2026-11-23T08:00:00+05:30"],
  ["weekly", "2026-11-23T08:00:00+05:30", "2026-11-30T08:00:00+05:30"],
  ["weekly", "2026-12-31T12:00:00+05:30", "2027-01-04T08:00:00+05:30"],
] as const)("a notice that is published for a %s alert at %s is due at %s", (frequency, publishedAt, expected) => {
  const dates = { publishedAt: new Date(publishedAt), closing: new Date("2027-02-01T23:59:59+05:30") };
  expect(dueAt(frequency, dates, new Date("2026-11-21T10:00:00+05:30"))).toEqual(new Date(expected));
});

it.each([
  ["weekly", "2026-12-01T08:00:00+05:30", "2026-11-24T10:00:00+05:30", "2026-11-30T08:00:00+05:30"],
  ["weekly", "2026-11-30T23:59:59+05:30", "2026-11-24T10:00:00+05:30", "2026-11-25T08:00:00+05:30"],
  ["weekly", "2026-11-25T12:00:00+05:30", "2026-11-24T10:00:00+05:30", "2026-11-25T08:00:00+05:30"],
  ["weekly", "2026-11-25T11:59:00+05:30", "2026-11-24T10:00:00+05:30", "2026-11-24T11:00:00+05:30"],
  ["daily", "2026-11-24T17:00:00+05:30", "2026-11-24T10:00:00+05:30", "2026-11-24T11:00:00+05:30"],
  ["daily", "2026-11-24T17:00:00+05:30", "2026-11-24T11:00:00+05:30", "2026-11-24T11:00:00+05:30"],
  ["daily", "2026-11-24T17:00:00+05:30", "2026-11-24T11:00:01+05:30", "2026-11-24T11:00:01+05:30"],
  ["daily", "2026-11-24T23:59:59+05:30", "2026-11-24T17:30:00+05:30", "2026-11-24T17:30:00+05:30"],
  ["daily", "2026-11-25T10:00:00+05:30", "2026-11-24T21:00:00+05:30", "2026-11-24T21:00:00+05:30"],
  ["daily", "2026-11-25T17:00:00+05:30", "2026-11-24T10:00:00+05:30", "2026-11-25T08:00:00+05:30"],
] as const)(
  "what is for a %s alert and closes at %s, published on a Tuesday at %s, is told at %s, while there is time to apply",
  (frequency, closing, published, expected) => {
    const publishedAt = new Date(published);
    expect(dueAt(frequency, { publishedAt, closing: new Date(closing) }, publishedAt)).toEqual(new Date(expected));
  },
);

it("has what closes today due at once where a run comes behind the hour at which it was to be told", () => {
  const dates = { publishedAt: new Date("2026-11-24T10:00:00+05:30"), closing: new Date("2026-11-24T23:59:59+05:30") };
  expect(dueAt("daily", dates, new Date("2026-11-24T12:00:00+05:30"))).toEqual(new Date("2026-11-24T11:00:00+05:30"));
});

it.each([
  ["07:59:59", true],
  ["08:00:00", false],
  ["21:59:59", false],
  ["22:00:00", true],
  ["00:00:00", true],
])("%s in India is night: %s", (time, expected) => expect(isNight(new Date(`2026-11-24T${time}+05:30`))).toBe(expected));

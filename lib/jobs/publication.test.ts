import { lastDate } from "@/lib/dates";
import { instantOf, publicationOf } from "@/lib/jobs/publication";

it.each([
  ["2026-11-25T09:00", "2026-11-25T03:30:00.000Z"],
  ["2026-11-25T09:00:30", "2026-11-25T03:30:30.000Z"],
  ["2026-11-25T09:00:00Z", "2026-11-25T09:00:00.000Z"],
  ["2026-11-25T09:00:00+05:30", "2026-11-25T03:30:00.000Z"],
  ["2026-02-30T09:00", undefined],
  ["2026-11-25", undefined],
  ["tomorrow", undefined],
  ["2026-11-25T29:00", undefined],
])("reads %s as a time in India unless it says otherwise", (text, expected) => {
  expect(instantOf(text)?.toISOString()).toBe(expected);
});

describe("a scheduled publication", () => {
  const now = new Date("2026-11-21T06:00:00Z");
  const last = lastDate("2026-11-30");
  const at = (publishAt: string | null, until = last) => publicationOf({ status: "scheduled", publishAt }, until, now);

  it("needs a time that comes before the deadline ends", () => {
    expect(() => at(null)).toThrow("Publication time is required");
    expect(() => at("tomorrow")).toThrow("Publication time must be a date and time (YYYY-MM-DDTHH:MM)");
    expect(() => at("2026-11-21T05:00:00Z")).toThrow("Publication time must be in the future");
    expect(() => at(now.toISOString())).toThrow("Publication time must be in the future");
    expect(() => at("2026-12-01T00:10")).toThrow("Publication time cannot be after the deadline");
    expect(at("2026-11-30T23:30")).toEqual({ status: "scheduled", publishAt: new Date("2026-11-30T18:00:00Z") });
  });

  it("comes before the hour at which applying ends on that day, where the notice gives one", () => {
    const atFive = lastDate("2026-11-30", "2026-11-30T11:30:00.000Z");
    expect(() => at("2026-11-30T18:00", atFive)).toThrow("Publication time cannot be after the deadline");
    expect(at("2026-11-30T16:59", atFive)).toMatchObject({ status: "scheduled" });
  });

  it("is needed by no other status", () => {
    expect(publicationOf({ status: "draft", publishAt: null }, last, now)).toEqual({ status: "draft" });
  });
});

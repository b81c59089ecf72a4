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
  const at = (publishAt: string | null) => publicationOf({ status: "scheduled", publishAt }, "2026-11-30", now);

  it("needs a time that comes before the deadline ends", () => {
    expect(() => at(null)).toThrow("Publication time is required");
    expect(() => at("tomorrow")).toThrow("Publication time must be a date and time (YYYY-MM-DDTHH:MM)");
    expect(() => at("2026-11-21T05:00:00Z")).toThrow("Publication time must be in the future");
    expect(() => at("2026-12-01T00:10")).toThrow("Publication time cannot be after the deadline");
    expect(at("2026-11-30T23:30")).toEqual({ status: "scheduled", publishAt: new Date("2026-11-30T18:00:00Z") });
  });

  it("is needed by no other status", () => {
    expect(publicationOf({ status: "draft", publishAt: null }, "2026-11-30", now)).toEqual({ status: "draft" });
  });
});

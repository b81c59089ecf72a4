import { decide, decideAll, type Incoming } from "@/lib/jobs/import/decide";
import { referenceKey } from "@/lib/jobs/import/listings";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { incoming, jobOf, MONDAY, outcome, stored, TUESDAY } from "@/tests/support/import-listings";

describe("of two snapshots of one instant", () => {
  it.each<Partial<ParsedJobInput>>([
    { positions: 12 },
    { salary: "Rs 30,000" },
    { sourceUrl: "https://example.org/notice" },
    { applyLink: "https://example.org/apply" },
    { ageLimit: "18 to 30 years" },
    { applicationFee: "Rs 100" },
    { description: "More." },
    { selectionProcess: "Interview" },
    { location: "Pune, Nagpur" },
  ])("the one that also says %j stays", (more) => {
    const bare = { positions: null, salary: null, title: "Engineer" };
    const full = jobOf({ ...bare, ...more });
    expect(outcome(stored({}, full), incoming(bare))).toBe("kept: less-complete");
    expect(outcome(stored({}, jobOf(bare)), { job: full, seenAt: MONDAY })).toBe("update: as-complete");
  });

  it("other fields do not count", () => {
    const before = stored({}, jobOf({ experienceRequired: "2 years", vacancyBreakdown: "UR 5" }));
    expect(outcome(before, incoming())).toBe("update: as-complete");
  });
});

describe("a listing whose source does not say when it was posted", () => {
  const undated = (postedOn: string, change: Partial<ParsedJobInput> = {}): Incoming => ({
    ...incoming({ postedOn, ...change }, TUESDAY),
    postedIsFallback: true,
  });

  it("keeps the day on which it was first imported", () => {
    expect(outcome(stored(), undated("2026-01-06"))).toBe("unchanged: same-content");
    expect(decide(stored(), undated("2026-01-06", { title: "Other" }))).toMatchObject({
      job: { postedOn: "2026-01-01" },
      changes: { title: { before: "Junior Engineer", after: "Other" } },
    });
    expect(Object.keys((decide(stored(), undated("2026-01-06", { title: "Other" })) as { changes: object }).changes)).toEqual([
      "title",
    ]);
  });

  it("keeps it on the deadline itself, and takes its own where the deadline now lies before it", () => {
    const before = stored();
    expect(decide(before, undated("2025-12-01", { deadline: "2026-01-01" }))).toMatchObject({ job: { postedOn: "2026-01-01" } });
    expect(decide(before, undated("2025-12-01", { deadline: "2025-12-31" }))).toMatchObject({ job: { postedOn: "2025-12-01" } });
  });

  it("has the day of its snapshot where it is new, and its own where the source says one", () => {
    expect(decide(null, undated("2026-01-06"))).toMatchObject({ job: { postedOn: "2026-01-06" } });
    expect(decide(stored(), { ...undated("2026-01-06"), postedIsFallback: false })).toMatchObject({
      job: { postedOn: "2026-01-06" },
    });
  });
});

describe("several rows of one file", () => {
  it("with the same reference: the last counts, the others are kept out", () => {
    const batch = [incoming({ title: "First" }), incoming({ sourceReference: "2" }), incoming({ title: "Second" })];
    const repeated = (id: number | null) => ({ outcome: "kept", reason: "repeated", id });
    expect(decideAll(batch, new Map())).toMatchObject([
      repeated(null),
      { outcome: "create", job: { sourceReference: "2" } },
      { outcome: "create", job: { title: "Second" } },
    ]);
    const before = stored();
    expect(decideAll(batch, new Map([[referenceKey(before), before]]))).toMatchObject([
      repeated(7),
      { outcome: "create" },
      { outcome: "update", id: 7, changes: { title: { after: "Second" } } },
    ]);
  });

  it("of different sources are different notices", () => {
    const other = stored();
    const batch = [incoming({ source: "example.net" })];
    expect(decideAll(batch, new Map([[referenceKey(other), other]]))).toMatchObject([{ outcome: "create" }]);
  });
});

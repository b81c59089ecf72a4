import { contentHash } from "@/lib/jobs/facts/derive";
import { contentOf } from "@/lib/jobs/import/content";
import { decide, decideAll, type Incoming, REMOVED, referenceKey, type StoredJob } from "@/lib/jobs/import/decide";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";

const MONDAY = new Date("2026-01-05T00:00:00Z");
const TUESDAY = new Date("2026-01-06T00:00:00Z");

const jobOf = (change: Partial<ParsedJobInput> = {}) =>
  jobInputSchema.parse({
    source: "example.org",
    sourceReference: "1",
    title: "Junior Engineer",
    department: "State Government",
    recruitingOrganization: "Example Board",
    location: "Pune",
    qualification: "B.Tech",
    positions: 10,
    salary: "Pay Level 6",
    postedOn: "2026-01-01",
    deadline: "2026-02-01",
    jobPositions: [{ positionName: "Civil", qualification: "Diploma" }],
    ...change,
  });

const incoming = (change: Partial<ParsedJobInput> = {}, seenAt: Date | null = MONDAY): Incoming => ({
  job: jobOf(change),
  seenAt,
});

function stored(change: Partial<StoredJob> = {}, job = jobOf()): StoredJob {
  return {
    id: 7,
    source: job.source,
    sourceReference: job.sourceReference,
    contentHash: contentHash(job),
    isWithdrawn: false,
    isEdited: false,
    seenAt: MONDAY,
    content: contentOf(job),
    ...change,
  };
}

const outcome = (before: StoredJob | null, listing: Incoming) => {
  const decision = decide(before, listing);
  return `${decision.outcome}: ${decision.reason}`;
};

describe("one listing", () => {
  const moved = { deadline: "2026-03-01" };

  it("of an unknown notice becomes a job as it is stated, with the instant of its snapshot", () => {
    expect(decide(null, incoming())).toEqual({ outcome: "create", reason: "new", job: jobOf(), seenAt: MONDAY });
    expect(decide(null, { job: jobOf() })).toEqual({ outcome: "create", reason: "new", job: jobOf(), seenAt: null });
  });

  it("of a job that was removed for good makes no new one, also where the listing is repeated", () => {
    const removed = { outcome: "kept", reason: "removed", id: null };
    expect(decide(REMOVED, incoming())).toEqual(removed);
    expect(decideAll([incoming(), incoming(moved)], new Map([[referenceKey(jobOf()), REMOVED]]))).toEqual([
      { outcome: "kept", reason: "repeated", id: null },
      removed,
    ]);
  });

  it.each<[rule: string, expected: string, StoredJob, Incoming]>([
    ["the stored content", "unchanged: same-content", stored(), incoming()],
    ["the stored content of a withdrawn job", "unchanged: same-content", stored({ isWithdrawn: true }), incoming()],
    ["the stored content of an edited job", "unchanged: same-content", stored({ isEdited: true }), incoming()],
    ["the stored content in an older snapshot", "unchanged: same-content", stored({ seenAt: TUESDAY }), incoming()],
    ["other content of a withdrawn job, however new", "kept: withdrawn", stored({ isWithdrawn: true }), incoming(moved, TUESDAY)],
    [
      "other content of a withdrawn job that was edited before",
      "kept: withdrawn",
      stored({ isWithdrawn: true, isEdited: true }),
      incoming(moved, null),
    ],
    [
      "other content of a job that the staff has edited, however new",
      "kept: edited",
      stored({ isEdited: true }),
      incoming(moved, TUESDAY),
    ],
    [
      "other content of a job that the staff has edited and that is no snapshot",
      "kept: edited",
      stored({ isEdited: true, seenAt: null }),
      incoming(moved),
    ],
    ["a snapshot of a job that is none", "update: undated", stored({ seenAt: null }), incoming(moved)],
    ["what is no snapshot, over one", "update: undated", stored({ seenAt: TUESDAY }), incoming(moved, null)],
    ["what is no snapshot, over what is none", "update: undated", stored({ seenAt: null }), incoming(moved, null)],
    ["other content in a newer snapshot", "update: newer", stored(), incoming(moved, TUESDAY)],
    [
      "other content in a newer snapshot that says less",
      "update: newer",
      stored(),
      incoming({ ...moved, positions: null, salary: null }, TUESDAY),
    ],
    ["other content in an older snapshot", "kept: older-snapshot", stored({ seenAt: TUESDAY }), incoming(moved)],
    [
      "more content in an older snapshot",
      "kept: older-snapshot",
      stored({ seenAt: TUESDAY }),
      incoming({ ...moved, description: "More." }),
    ],
    ["other content at the same instant that says as much", "update: as-complete", stored(), incoming(moved)],
    [
      "other content at the same instant that says more",
      "update: as-complete",
      stored(),
      incoming({ ...moved, description: "More." }),
    ],
    [
      "other content at the same instant that says less",
      "kept: less-complete",
      stored(),
      incoming({ ...moved, positions: null }),
    ],
  ])("%s → %s", (_rule, expected, before, listing) => {
    expect(outcome(before, listing)).toBe(expected);
  });

  it("an update names the job, what to write, and each field that changes", () => {
    const job = jobOf({ deadline: "2026-03-01", positions: null, recruitingOrganization: "Other Board", jobPositions: [] });
    expect(decide(stored(), { job, seenAt: TUESDAY })).toEqual({
      outcome: "update",
      reason: "newer",
      id: 7,
      job,
      seenAt: TUESDAY,
      changes: {
        deadline: { before: "2026-02-01", after: "2026-03-01" },
        positions: { before: 10, after: null },
        recruitingOrganization: { before: "Example Board", after: "Other Board" },
        jobPositions: { before: contentOf(jobOf()).jobPositions, after: [] },
      },
    });
  });

  it("whose computed columns alone are out of date is written anew without a changed field", () => {
    expect(decide(stored({ contentHash: "of older rules" }), incoming())).toMatchObject({ outcome: "update", changes: {} });
  });

  it.each([
    ["later than the stored snapshot", MONDAY, TUESDAY, TUESDAY],
    ["at the same instant", MONDAY, MONDAY, null],
    ["earlier", TUESDAY, MONDAY, null],
    ["but is no snapshot", MONDAY, null, null],
    ["of a job that is no snapshot", null, MONDAY, null],
  ])("with the stored content, shown %s, notes when its source showed it last", (_when, before, seenAt, seenAgainAt) => {
    expect(decide(stored({ seenAt: before }), incoming({}, seenAt))).toMatchObject({ outcome: "unchanged", id: 7, seenAgainAt });
  });
});

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

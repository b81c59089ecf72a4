import { contentOf } from "@/lib/jobs/import/content";
import { decide, decideAll, type Incoming, REMOVED, type StoredJob } from "@/lib/jobs/import/decide";
import { referenceKey } from "@/lib/jobs/import/listings";
import { incoming, jobOf, MONDAY, outcome, stored, TUESDAY } from "@/tests/support/import-listings";

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

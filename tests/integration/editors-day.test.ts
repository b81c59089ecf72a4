import { faultsOf, type LogRow } from "@/tests/support/editors-day/judge";
import type { Intent, Sighting } from "@/tests/support/editors-day/ledger";

const FIRST = { title: "Clerk (entry 1, revision 1)", deadline: "2026-12-20", positions: 1, status: "published", closed: null };
const TITLE = "Clerk (entry 1, revision 2)";
const intent = (change: Partial<Intent>): Intent => ({
  editor: "asha",
  action: "job.create",
  jobId: 1,
  expected: { title: FIRST.title },
  begunAt: 900,
  attempts: 1,
  verdict: "confirmed",
  answeredAt: 1_100,
  ...change,
});
const row = (change: Partial<LogRow>): LogRow => ({
  id: 1,
  at: new Date(1_000),
  actorName: "asha",
  action: "job.create",
  jobId: 1,
  oldValues: null,
  newValues: FIRST,
  ...change,
});
const entered = intent({});
const corrected = intent({ action: "job.update", expected: { title: TITLE }, answeredAt: 2_100 });
const log = [row({}), row({ id: 2, at: new Date(2_000), action: "job.update", newValues: { title: TITLE } })];
const stored = [{ id: 1, ...FIRST, title: TITLE, isDeleted: false }];
const sighting = (change: Partial<Sighting>): Sighting => ({
  jobId: 1,
  where: "/job/1",
  from: 1_500,
  to: 1_510,
  facts: { title: FIRST.title },
  isThere: true,
  ...change,
});
const day = { ledger: [entered, corrected], log, stored, sightings: [sighting({})] };

it("finds nothing where all is stored as it was sent and shown as it was stored", () => {
  expect(faultsOf(day)).toEqual([]);
});

it.each([
  [
    "a confirmed write that is not stored",
    { ledger: [...day.ledger, intent({ action: "job.delete", expected: {} })] },
    "confirmed and not stored",
  ],
  ["a write that nobody sent", { ledger: [entered] }, "stored though nobody sent it"],
  [
    "a write that was refused",
    { ledger: [entered, { ...corrected, verdict: "refused" as const }] },
    "stored though nobody sent it",
  ],
  [
    "a notice that is stored twice",
    { ledger: [{ ...entered, attempts: 2 }, corrected], log: [...log, row({ id: 3, jobId: 2 })] },
    "entered once and stored 2 times",
  ],
  [
    "a row that is not what was written last",
    { stored: [{ id: 1, ...FIRST, isDeleted: false }] },
    "the last write of job 1 left",
  ],
  [
    "a page with what nobody saved",
    { sightings: [sighting({ facts: { title: TITLE, positions: 9 }, from: 3_000, to: 3_010 })] },
    "shown and never saved",
  ],
  [
    "a page with what the next write had replaced",
    { sightings: [sighting({ from: 2_400, to: 2_410 })] },
    "shown 300 ms too late",
  ],
  ["a page that is shown before it is saved", { sightings: [sighting({ facts: { title: TITLE } })] }, "shown and never saved"],
])("finds %s", (_what, change, words) => {
  expect(faultsOf({ ...day, ...change }).join("\n")).toContain(words);
});

it("takes a status for stored that another editor had given the job meanwhile, and none that it had before or after", () => {
  const wanted = (change: Partial<Intent>) =>
    intent({ action: "job.status", expected: { status: "withdrawn" }, begunAt: 3_000, answeredAt: 3_100, ...change });
  const status = (id: number, at: number, to: string) =>
    row({ id, at: new Date(at), actorName: "ravi", action: "job.status", newValues: { status: to } });
  const others = [
    wanted({ editor: "ravi", begunAt: 3_000, answeredAt: 3_060 }),
    wanted({ editor: "ravi", begunAt: 5_000, answeredAt: 5_060, expected: { status: "published" } }),
  ];
  const rows = [...log, status(3, 3_050, "withdrawn"), status(4, 5_050, "published")];
  const faultsWith = (asked: Intent) =>
    faultsOf({ ledger: [...day.ledger, ...others, asked], log: rows, stored: day.stored, sightings: [] });
  expect(faultsWith(wanted({}))).toEqual([]);
  for (const asked of [wanted({ begunAt: 6_000, answeredAt: 6_100 }), wanted({ begunAt: 2_500, answeredAt: 2_900 })]) {
    expect(faultsWith(asked)).toEqual([expect.stringContaining("confirmed and not stored")]);
  }
});

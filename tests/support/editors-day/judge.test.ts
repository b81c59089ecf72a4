import { faultsOf, type LogRow } from "@/tests/support/editors-day/judge";
import type { Intent } from "@/tests/support/editors-day/ledger";

const MORNING = Date.parse("2026-11-23T05:00:00Z");
const SENT: Intent = {
  editor: "asha",
  action: "job.update",
  jobId: 1,
  expected: {},
  begunAt: MORNING,
  attempts: 1,
  verdict: "confirmed",
  answeredAt: MORNING + 50,
};
const LOGGED = { actorName: "asha", action: "job.update", jobId: 1, oldValues: null } as const;

const movedTo = (deadline: string, minute: number): Intent => ({ ...SENT, ...at(minute), expected: { deadline } });
const reopened = (minute: number): Intent => ({ ...SENT, ...at(minute), expected: { reason: null } });
const rowOf = (minute: number, deadline: string): LogRow => ({
  ...LOGGED,
  id: minute,
  at: new Date(MORNING + minute * 60_000 + 20),
  newValues: { closed: null, deadline },
});

function at(minute: number) {
  return { begunAt: MORNING + minute * 60_000, answeredAt: MORNING + minute * 60_000 + 50 };
}

const judge = (ledger: Intent[], log: LogRow[]) => faultsOf({ ledger, log, stored: [], sightings: [] });

test("a deadline that was moved while the job was closed is not taken for the reopening that was sent after it", () => {
  const ledger: Intent[] = [{ ...movedTo("2027-01-30", 1), verdict: "unknown", attempts: 2 }, reopened(3)];
  expect(judge(ledger, [rowOf(1, "2027-01-30"), rowOf(3, "2027-04-03")])).toEqual([]);
});

test("what nobody sent, what was sent later, and what was confirmed and is not stored are faults", () => {
  expect(judge([], [rowOf(1, "2027-04-03")])).toHaveLength(1);
  expect(judge([{ ...reopened(3), verdict: "unknown" }], [rowOf(1, "2027-04-03")])).toHaveLength(1);
  expect(judge([reopened(1)], [])).toHaveLength(1);
});

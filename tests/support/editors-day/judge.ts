import type { Facts, Intent, Sighting } from "@/tests/support/editors-day/ledger";

/** A row of the log, as the database holds it. */
export type LogRow = {
  id: number;
  at: Date;
  actorName: string;
  action: Intent["action"];
  jobId: number;
  oldValues: Partial<Facts> | null;
  newValues: Partial<Facts> | null;
};
/** A row of the table of jobs. */
export type StoredRow = Pick<Facts, "title" | "deadline" | "positions" | "status"> & { id: number; isDeleted: boolean };

type State = { facts: Facts; isPublic: boolean; from: number; to: number };

/** After a write whose answer was lost the pages may show the state before it for so long, since nobody knows when it ended. */
const UNCONFIRMED_MS = 3_000;

/** In words: what was confirmed and is not stored, what is stored and nobody sent, what was public and nobody saved, or no longer so. */
export function faultsOf(day: { ledger: Intent[]; log: LogRow[]; stored: StoredRow[]; sightings: Sighting[] }): string[] {
  const { intentOf, faults } = match(day.ledger, day.log);
  const histories = historiesOf(day.log, intentOf);
  const seen = day.sightings.map((sighting) => ({ sighting, late: latenessOf(sighting, histories.get(sighting.jobId) ?? []) }));
  return [
    ...faults,
    ...day.stored.flatMap((row) => storedFaults(row, histories.get(row.id)?.at(-1))),
    ...seen
      .filter(({ late }) => late > 0)
      .map(
        ({ sighting, late }) =>
          `shown ${Number.isFinite(late) ? `${late} ms too late` : "and never saved"}: ${JSON.stringify(sighting)}`,
      ),
  ];
}

/** Each row of the log belongs to what somebody sent; what was confirmed has its row, and a new job one alone. */
function match(ledger: Intent[], log: LogRow[]): { intentOf: Map<LogRow, Intent>; faults: string[] } {
  const intentOf = new Map<LogRow, Intent>();
  const rowsOf = new Map<Intent, number>();
  const faults: string[] = [];
  for (const row of log) {
    const fitting = ledger.filter((intent) => fits(intent, row) && (rowsOf.get(intent) ?? 0) < intent.attempts);
    // One that lacks its row goes first, and of those one that was confirmed.
    const rank = (intent: Intent) =>
      (rowsOf.get(intent) ?? 0) * 4 + ["confirmed", "unknown", "open", "refused"].indexOf(intent.verdict);
    const [intent] = fitting.toSorted((a, b) => rank(a) - rank(b));
    if (!intent || intent.verdict === "refused") {
      faults.push(`stored though nobody sent it: ${JSON.stringify(row)}`);
      continue;
    }
    intentOf.set(row, intent);
    rowsOf.set(intent, (rowsOf.get(intent) ?? 0) + 1);
  }
  for (const intent of ledger) {
    const rows = rowsOf.get(intent) ?? 0;
    if (intent.verdict === "confirmed" && rows === 0 && !wasSoAnyway(intent, log))
      faults.push(`confirmed and not stored: ${JSON.stringify(intent)}`);
    if (intent.action === "job.create" && rows > 1)
      faults.push(`entered once and stored ${rows} times: ${JSON.stringify(intent)}`);
  }
  return { intentOf, faults };
}

/**
 * Whether a job had the status that somebody wanted at a time at which they asked for it, by another's write: the site then answers that it is so,
 * and writes nothing (setJobStatus).
 */
function wasSoAnyway({ action, jobId, expected, begunAt, answeredAt }: Intent, log: LogRow[]): boolean {
  if (action !== "job.status") return false;
  const rows = log.filter((row) => row.jobId === jobId && (row.action === "job.delete" || row.newValues?.status !== undefined));
  return rows.some((row, index) => {
    const ends = rows[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    const isSo = row.action !== "job.delete" && row.newValues?.status === expected.status;
    return isSo && row.at.getTime() <= (answeredAt ?? Number.POSITIVE_INFINITY) && ends >= begunAt;
  });
}

function fits({ editor, action, jobId, expected, begunAt }: Intent, row: LogRow): boolean {
  const isOfJob = action === "job.create" ? true : jobId === row.jobId;
  const { title, deadline, status, reason } = expected;
  const values = row.newValues;
  return (
    isOfJob &&
    // A new deadline reopens a job as well, and is not the reopening that was sent after it.
    begunAt <= row.at.getTime() &&
    editor === row.actorName &&
    action === row.action &&
    (title === undefined || values?.title === title) &&
    (deadline === undefined || values?.deadline === deadline) &&
    (status === undefined || values?.status === status) &&
    (reason === undefined || (values?.closed !== undefined && (values.closed?.reason ?? null) === reason))
  );
}

/** The states of each job, one after the other, each with the time in which a page may show it. */
function historiesOf(log: LogRow[], intentOf: Map<LogRow, Intent>): Map<number, State[]> {
  const histories = new Map<number, State[]>();
  for (const row of log) {
    const states = histories.get(row.jobId) ?? [notThere()];
    const last = states.at(-1);
    const facts = { ...last?.facts, ...(row.action === "job.delete" ? {} : row.newValues) } as Facts;
    const isPublic = row.action !== "job.delete" && facts.status === "published";
    const at = row.at.getTime();
    if (last) last.to = Math.max(at, intentOf.get(row)?.answeredAt ?? at + UNCONFIRMED_MS);
    states.push({ facts, isPublic, from: at, to: Number.POSITIVE_INFINITY });
    histories.set(row.jobId, states);
  }
  return histories;
}

/** Before anybody entered it. */
const notThere = (): State => ({
  facts: { title: "", deadline: "", positions: null, status: "", closed: null },
  isPublic: false,
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
});

function storedFaults({ id, isDeleted, ...row }: StoredRow, last: State | undefined): string[] {
  if (!last) return [`a job that the log does not know: ${JSON.stringify({ id, ...row })}`];
  const { title, deadline, positions, status } = last.facts;
  const logged = JSON.stringify({ title, deadline, positions, status });
  const stored = JSON.stringify({ title: row.title, deadline: row.deadline, positions: row.positions, status: row.status });
  return isDeleted || stored === logged ? [] : [`the last write of job ${id} left ${logged}, but ${stored} is stored`];
}

/** By how many milliseconds a page was late that showed this; 0 where it was so just then, and infinite where it never was. */
function latenessOf({ from, to, ...sighting }: Sighting, states: readonly State[]): number {
  if (states.length === 0 && !sighting.isThere) return 0;
  const same = states.filter((state) => (sighting.isThere ? state.isPublic && shows(state, sighting) : !state.isPublic));
  const before = same.filter((state) => state.from <= to).map((state) => Math.max(0, from - state.to));
  return Math.min(...before);
}

function shows({ facts }: State, { facts: seen }: Pick<Sighting, "facts">): boolean {
  return (
    (seen.title === undefined || facts.title.endsWith(seen.title)) &&
    (seen.deadline === undefined || seen.deadline === facts.deadline) &&
    (seen.positions === undefined || seen.positions === facts.positions) &&
    (seen.reason === undefined || seen.reason === (facts.closed?.reason ?? null))
  );
}

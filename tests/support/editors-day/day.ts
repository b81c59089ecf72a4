import type pg from "pg";
import { dayInIndia } from "@/lib/dates";
import { startCuttingProxy } from "@/tests/support/editors-day/cutting-proxy";
import { PlayedEditor } from "@/tests/support/editors-day/editor";
import { faultsOf, type LogRow, type StoredRow } from "@/tests/support/editors-day/judge";
import type { Intent, Sighting } from "@/tests/support/editors-day/ledger";
import { readRealNotices } from "@/tests/support/editors-day/notices";
import { readPages } from "@/tests/support/editors-day/reader";
import { withClient } from "@/tests/support/pg-client";
import { randomOf } from "@/tests/support/population";

/** The share of calls whose connection is cut. */
const CUT_SHARE = 0.25;

type Options = {
  address: string;
  databaseUrl: string;
  /** Sessions of two of the staff, by their names. */
  staff: readonly { name: string; cookie: string }[];
  file: string;
  notices: number;
  /** How many read public pages all the time. */
  readers: number;
  /** How long each of them rests between two pages. */
  pauseMs?: number;
  seed: number;
};

/**
 * Two editors enter real notices, and then correct, extend, close, reopen, withdraw, delete and restore all of them in another order each, while
 * the network is cut at random and readers look at public pages.
 * @returns what happened in one line, and every fault
 */
export async function playEditorsDay({ address, databaseUrl, staff, file, notices: count, readers, pauseMs, seed }: Options) {
  const random = randomOf(seed);
  const ledger: Intent[] = [];
  const sightings: Sighting[] = [];
  const today = dayInIndia(new Date());
  const notices = await readRealNotices(file, count, today);
  let revisions = 0;
  const proxies = await Promise.all(staff.map(() => startCuttingProxy(Number(new URL(address).port))));
  const editors = staff.map(({ name, cookie }, index) => {
    const proxy = proxies[index];
    if (!proxy) throw new Error("each editor has a network");
    const own = { name, cookie, proxy, random: randomOf(seed * 10 + index), cutShare: CUT_SHARE, today, ledger };
    return new PlayedEditor({
      ...own,
      nextRevision: () => {
        revisions += 1;
        return revisions;
      },
    });
  });
  const idOf = new Map<number, number>();
  const closing = new AbortController();
  const reading = Promise.all(
    Array.from({ length: readers }, (_, index) =>
      readPages(
        {
          address,
          random: randomOf(seed * 100 + index),
          maxId: count + 3,
          pauseMs,
          sightings,
          idOfEntry: (entry) => idOf.get(entry),
        },
        closing.signal,
      ),
    ),
  );
  const startedAt = performance.now();
  try {
    await Promise.all(
      editors.map(async (editor, index) => {
        for (const notice of notices.filter(({ entry }) => entry % editors.length === index)) {
          const isDraft = random() < 0.3;
          const id = await editor.enter(notice, isDraft ? "draft" : "published");
          idOf.set(notice.entry, id);
          if (isDraft) await editor.setStatus(id, "published");
        }
      }),
    );
    // A notice closes on a later day than it was posted on: the night passes here.
    await withClient(databaseUrl, (client) => client.query("UPDATE jobs SET posted_on = posted_on - 1"));
    await Promise.all(editors.map((editor) => editAll(editor, shuffled([...idOf.values()], random))));
  } finally {
    closing.abort();
    await reading;
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const pages = (await reading).reduce((sum, read) => sum + read, 0);
  const { log, stored } = await withClient(databaseUrl, readStored);
  const faults = faultsOf({ ledger, log, stored, sightings });
  const sum = (name: "calls" | "cuts" | "conflicts") => editors.reduce((total, editor) => total + editor[name], 0);
  const verdicts = (verdict: Intent["verdict"]) => ledger.filter((intent) => intent.verdict === verdict).length;
  const figures = [
    `seed ${seed}: ${stored.length} notices, ${ledger.length} writes (${verdicts("confirmed")} confirmed, ${verdicts("refused")} refused,`,
    `${verdicts("unknown")} unknown) in ${sum("calls")} calls, ${sum("cuts")} of them cut, ${sum("conflicts")} conflicts; ${log.length} rows of the log;`,
    `${pages} public pages with ${sightings.length} states; ${faults.length} faults; ${seconds.toFixed(0)} s`,
  ].join(" ");
  return { figures, faults };
}

/** Everything that is done to a notice in a day, to each of them, in an order of this editor's own. */
async function editAll(editor: PlayedEditor, ids: readonly number[]): Promise<void> {
  const rounds: ((id: number) => Promise<void>)[] = [
    (id) => editor.correct(id, false),
    (id) => editor.correct(id, true),
    (id) => editor.inList(id, "close"),
    (id) => editor.inList(id, "reopen"),
    (id) => editor.setStatus(id, "withdrawn"),
    (id) => editor.setStatus(id, "published"),
    (id) => editor.inList(id, "deadline"),
    (id) => editor.remove(id),
    (id) => editor.restore(id),
    (id) => editor.correct(id, false),
  ];
  for (const [index, id] of ids.entries()) {
    for (const [step, act] of rounds.entries()) await act(step < 4 ? id : (ids[(index + 1) % ids.length] ?? id));
  }
}

async function readStored(client: pg.Client): Promise<{ log: LogRow[]; stored: StoredRow[] }> {
  const log = await client.query<LogRow>(`
    SELECT id, at, actor_name AS "actorName", action, entity_id::integer AS "jobId", old_values AS "oldValues", new_values AS "newValues"
    FROM audit_log WHERE entity = 'job' ORDER BY id`);
  const stored = await client.query<StoredRow>(`
    SELECT id, title, deadline::text AS deadline, positions, status::text AS status, deleted_at IS NOT NULL AS "isDeleted" FROM jobs`);
  return { log: log.rows, stored: stored.rows };
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

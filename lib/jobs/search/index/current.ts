import { changedJobs } from "@/lib/cache/changed-jobs";
import { hearingSlot } from "@/lib/cache/fresh-cache";
import { readPublic } from "@/lib/database/read-replica";
import { type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { readListedJobs } from "@/lib/jobs/search/index/queries";
import { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { HeldWords } from "@/lib/jobs/search/index/words/held-words";
import { knownWords } from "@/lib/jobs/search/words/spelling/known-words";
import { loadNames } from "@/lib/jobs/search/words/staff/load-names";
import { processState } from "@/lib/process-state";

/**
 * Rows that may be added before all are read again, which sheds the dead ones: a tenth, so that a walk over the index costs no more
 * than a tenth more, and at least as many as a small site writes in a day.
 */
const MAX_WRITTEN = { share: 0.1, least: 2_000 };

/**
 * Jobs whose words a process holds at most, of some 100 bytes each; those of more are asked of the database. So are they where no write is heard of and all is read
 * every 30 seconds.
 */
const MAX_HELD = 500_000;

type Current = { snapshot?: JobSnapshot; words?: HeldWords; slot?: number; updating?: Promise<JobSnapshot> };

const state = processState<{ niyuktiJobIndex: Current }>();

/**
 * All listed jobs as of the last announced write. They are read once, about 6 MB at 100,000 jobs; afterwards only what was written is
 * read, by id. All are read again where too many were written to name them, and after a lost connection. Their words are read behind them.
 */
export async function loadSnapshot(now: Date): Promise<JobSnapshot> {
  await loadNames(now);
  state.niyuktiJobIndex ??= {};
  const current = state.niyuktiJobIndex;
  // An update that runs may have begun before the write that the caller must see; the one after it has not.
  if (current.updating) await current.updating.catch(() => undefined);
  if (current.updating) return current.updating;
  const days = listDays(now);
  if (current.snapshot?.isTrueOn(days) && current.slot === hearingSlot(now) && changedJobs.isEmpty()) {
    return current.snapshot;
  }
  const updating = update(current, days, hearingSlot(now));
  current.updating = updating;
  try {
    return await updating;
  } finally {
    if (current.updating === updating) current.updating = undefined;
  }
}

async function update(current: Current, days: ListDays, slot: number): Promise<JobSnapshot> {
  const changed = changedJobs.take();
  try {
    const before = current.slot === slot ? current.snapshot : undefined;
    const isFollowed = before && changed !== "all" && canFollow(before, days);
    const words = isFollowed ? current.words : new HeldWords(() => prepareCorrections(current));
    const snapshot = isFollowed ? await follow(before, changed, days) : await readAll(days, words);
    if (words !== current.words) current.words?.stop();
    if (slot < 0 && snapshot.size <= MAX_HELD) await words?.cover(snapshot.columns.ids);
    Object.assign(current, { snapshot, words, slot });
    prepareCorrections(current);
    return snapshot;
  } catch (error) {
    changedJobs.add(changed);
    throw error;
  }
}

/** The words that misspelt ones are corrected to are there before the first search that needs them, which else says what is wrong. */
function prepareCorrections({ snapshot }: Current): void {
  if (snapshot?.words) knownWords(snapshot, snapshot.days).catch(() => undefined);
}

async function readAll(days: ListDays, words?: HeldWords): Promise<JobSnapshot> {
  const columns = await readPublic((client) => readListedJobs(days, undefined, client));
  return new JobSnapshot(columns, days, undefined, words?.rows);
}

async function follow(before: JobSnapshot, changed: readonly number[], days: ListDays): Promise<JobSnapshot> {
  const today = before.isTrueOn(days) ? before : before.onDays(days);
  return changed.length === 0 ? today : today.after(changed, await readPublic((client) => readListedJobs(days, changed, client)));
}

/** Days pass in one direction, in which jobs leave the lists and none comes back. */
function canFollow(before: JobSnapshot, { today, firstOpen }: ListDays): boolean {
  const isLater = before.days.today <= today && before.days.firstOpen <= firstOpen;
  return isLater && before.written <= Math.max(MAX_WRITTEN.least, before.size * MAX_WRITTEN.share);
}

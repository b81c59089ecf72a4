import { isDeepStrictEqual } from "node:util";
import type { Announcement } from "@/lib/announcements/announcement";
import { applyCorrigendum, correctionOf, toldByTheList } from "@/lib/announcements/correct";
import type { Verdict } from "@/lib/announcements/judge";
import { columnsOf, isNews, type Kept, withFirstDay } from "@/lib/announcements/kept";
import { type Before, beforeOf, keyOf, verdictOf } from "@/lib/announcements/verdicts";
import { writeAnnounced } from "@/lib/announcements/write-announced";
import { recordAudit } from "@/lib/audit/mutations";
import { SITE } from "@/lib/audit/schema";
import { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;

/** What became of an announcement: the recruitment that it is of, where it is of one. */
export type Outcome = { state: "attached"; jobId: number } | { state: "waiting" } | { state: "none" };

/**
 * Attaches what a source announces to the recruitments that it is of; what may be of one waits for the staff, and what is of none that is here is not kept. What the
 * staff has decided stays as it decided, and the same announcement at the next run changes nothing. Within the transaction of an import, which holds its lock.
 * @returns what became of each, by its row
 */
export async function attachAnnouncements(tx: Tx, announcements: readonly Announcement[]): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  if (announcements.length === 0) return outcomes;
  const beforeEach = await beforeOf(tx, announcements);
  const done = new Map<string, Outcome>();
  for (const announcement of announcements) {
    const key = keyOf(announcement);
    const outcome = done.get(key) ?? (await keepOne(tx, announcement, beforeEach(announcement)));
    done.set(key, outcome);
    outcomes.set(announcement.row, outcome);
  }
  return outcomes;
}

async function keepOne(tx: Tx, told: Announcement, before: Before): Promise<Outcome> {
  const { known } = before;
  const announcement = withFirstDay(known, told);
  const verdict = verdictOf(announcement, before);
  if (known && known.state !== "waiting" && !isNews(known, announcement)) return outcomeOf(verdict);
  if (verdict.is === "attached") return attach(tx, announcement, { verdict, known });
  if (verdict.is === "waiting") {
    const { candidates, because } = verdict;
    await keepWaiting(tx, announcement, { known, candidates, because });
  } else if (known?.state === "waiting") await tx.announcement.delete({ where: { id: known.id } });
  return outcomeOf(verdict);
}

function outcomeOf(verdict: Verdict): Outcome {
  if (verdict.is === "attached") return { state: "attached", jobId: verdict.jobId };
  return { state: verdict.is };
}

type Found = { verdict: Extract<Verdict, { is: "attached" }>; known: Kept | null };

async function attach(tx: Tx, announcement: Announcement, { verdict: { jobId, because }, known }: Found): Promise<Outcome> {
  const job = await tx.job.findUniqueOrThrow({ where: { id: jobId } });
  const correction = announcement.kind === "corrigendum" ? correctionOf(announcement, job) : null;
  if (correction && "doubt" in correction) {
    // One that is attached stays so; what it says now is for somebody to look at.
    if (known?.state !== "attached") {
      await keepWaiting(tx, announcement, { known, candidates: [jobId], because: [...because, correction.doubt] });
      return { state: "waiting" };
    }
    return { state: "attached", jobId };
  }
  const before = known?.corrected ?? [];
  const told = correction?.facts.length === 0 ? await toldByTheList(tx, jobId, announcement) : (correction?.facts ?? []);
  const facts = [...before, ...told.filter((fact) => !before.some((one) => isDeepStrictEqual(one, fact)))];
  const corrected = facts.length > 0 ? facts : Prisma.DbNull;
  await write(tx, announcement, { state: "attached", jobId, candidates: [jobId], because, corrected });
  if (correction) await applyCorrigendum(tx, jobId, announcement);
  await writeAnnounced(tx, jobId);
  if (known?.state !== "attached") {
    const { kind, title, url, source } = announcement;
    const newValues = { jobId, kind, source, url, because, corrected: facts };
    await recordAudit(tx, { actor: SITE, action: "review.attach", entityId: jobId, label: title, newValues });
  }
  return { state: "attached", jobId };
}

type Waiting = { known: Kept | null; candidates: number[]; because: string[] };

async function keepWaiting(tx: Tx, announcement: Announcement, { known, candidates, because }: Waiting): Promise<void> {
  const isAsBefore = known && isDeepStrictEqual([known.candidates, known.because], [candidates, because]);
  if (!isAsBefore || isNews(known, announcement)) await write(tx, announcement, { state: "waiting", candidates, because });
}

type State = Pick<Prisma.AnnouncementUncheckedCreateInput, "state" | "jobId" | "because" | "corrected"> & {
  candidates: number[];
};

async function write(tx: Tx, announcement: Announcement, state: State): Promise<void> {
  const { source, reference } = announcement;
  const columns = { ...columnsOf(announcement), ...state };
  await tx.announcement.upsert({
    where: { source_reference: { source, reference } },
    create: { source, reference, ...columns },
    update: columns,
  });
}

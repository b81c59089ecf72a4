import { applyCorrigendum, correctionBySomebody } from "@/lib/announcements/correct";
import { type Kept, readKept } from "@/lib/announcements/kept";
import type { AnnouncementAction } from "@/lib/announcements/schema";
import { writeAnnounced } from "@/lib/announcements/write-announced";
import { recordAudit } from "@/lib/audit/mutations";
import type { AuditAction, Editor } from "@/lib/audit/schema";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { writeInTurn } from "@/lib/database/in-turn";
import { dayOf } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import { datesIn } from "@/lib/ingestion/parse/days";
import { markCorrection } from "@/lib/jobs/editing/write/row";
import type { CorrectedFact } from "@/lib/jobs/import/corrected";
import { lockImports } from "@/lib/jobs/import/write";
import { writeJobAgain } from "@/lib/jobs/import/write-again";
import { isPlainObject } from "@/lib/plain-object";

type Tx = Prisma.TransactionClient;

const AUDITED: Record<AnnouncementAction, AuditAction> = {
  attach: "review.attach",
  dismiss: "review.dismiss",
  detach: "review.detach",
  wait: "review.dismiss-undo",
};

/** What an announcement is before each. */
const FROM = { attach: "waiting", dismiss: "waiting", detach: "attached", wait: "dismissed" } as const;

const TIMEOUT_MS = 30_000;

type Act = { jobId: number | null; actor: Editor; now: Date };

/**
 * Does what the staff decides of an announcement: attaches a waiting one to a recruitment, says that it is of none that is here, or takes an attached one off
 * again, which takes back what it corrected; what was of none waits again. No run changes what was decided.
 * @throws AppError NOT_FOUND where somebody decided before, or there is no such public job
 */
export async function decideAnnouncement(id: number, action: AnnouncementAction, { jobId, actor, now }: Act): Promise<void> {
  await loadBodies();
  await writeInTurn(
    async (tx) => {
      await lockImports(tx);
      const stored = isId(id) ? await tx.announcement.findFirst({ where: { id, state: FROM[action] } }) : null;
      if (!stored) throw new AppError("NOT_FOUND", "This announcement was decided meanwhile.");
      const row = readKept(stored);
      const decided = { decidedAt: now, decidedBy: actor.username };
      if (action === "attach") await attach(tx, row, { jobId, decided });
      else if (action === "detach") await detach(tx, row, decided);
      else
        await tx.announcement.update({ where: { id }, data: { state: action === "wait" ? "waiting" : "dismissed", ...decided } });
      const newValues = { jobId: jobId ?? row.jobId, kind: row.kind, source: row.source };
      await recordAudit(tx, { actor, action: AUDITED[action], entityId: id, label: row.title, newValues });
    },
    { timeout: TIMEOUT_MS },
  );
}

type Decided = { decidedAt: Date; decidedBy: string };

async function attach(tx: Tx, row: Kept, { jobId, decided }: { jobId: number | null; decided: Decided }): Promise<void> {
  const where = { id: jobId ?? 0, status: "published", deletedAt: null } as const;
  const job = jobId !== null && isId(jobId) ? await tx.job.findFirst({ where }) : null;
  if (!job) throw new AppError("NOT_FOUND", "There is no such public job.");
  const facts = row.kind === "corrigendum" ? correctionBySomebody(row.states, job) : [];
  const corrected = facts.length > 0 ? facts : Prisma.DbNull;
  await tx.announcement.update({ where: { id: row.id }, data: { state: "attached", jobId: job.id, corrected, ...decided } });
  if (row.kind === "corrigendum") await applyCorrigendum(tx, job.id, row);
  await writeAnnounced(tx, job.id);
}

/** Takes an announcement off its job: what it corrected and nobody changed since is as before, which is our slip and no correction of the body. */
async function detach(tx: Tx, { id, jobId, corrected }: Kept, decided: Decided): Promise<void> {
  await tx.announcement.update({ where: { id }, data: { state: "waiting", jobId: null, corrected: Prisma.DbNull, ...decided } });
  if (jobId === null) return;
  if (corrected) {
    await markCorrection(tx, "slip");
    await writeJobAgain(tx, jobId, await factsBefore(tx, jobId, corrected));
    await markCorrection(tx, "corrigendum");
  }
  await writeAnnounced(tx, jobId);
}

/** What a job said before a corrigendum, of the facts that are as it made them; a last date that its list says by now too is that of the list. */
async function factsBefore(
  tx: Tx,
  jobId: number,
  corrected: readonly CorrectedFact[],
): Promise<Partial<Record<string, string | number | null>>> {
  const { deadline, positions } = await tx.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { deadline: true, positions: true },
  });
  const now = { deadline: dayOf(deadline), positions };
  const before: Partial<Record<string, string | number | null>> = {};
  const listed = await daysListed(tx, jobId);
  for (const fact of corrected.toReversed()) {
    if (fact.field === "deadline" && listed.has(fact.new) && !listed.has(fact.old)) continue;
    if ((before[fact.field] ?? now[fact.field]) === fact.new) before[fact.field] = fact.old;
  }
  return before;
}

/** The days in what a source said last of a job. */
async function daysListed(tx: Tx, jobId: number): Promise<ReadonlySet<string>> {
  const item = await tx.sourceItem.findFirst({
    where: { jobId, stage: "published" },
    orderBy: { lastSeenAt: "desc" },
    select: { record: true },
  });
  const texts = isPlainObject(item?.record) ? Object.values(item.record) : [];
  return new Set(texts.flatMap((text) => (typeof text === "string" ? datesIn(text) : [])));
}

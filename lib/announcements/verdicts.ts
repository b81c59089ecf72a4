import type { Announcement } from "@/lib/announcements/announcement";
import { candidatesOfBodies, type OfBody } from "@/lib/announcements/candidates";
import { judgeAnnouncement, type Verdict } from "@/lib/announcements/judge";
import { type Kept, readKept } from "@/lib/announcements/kept";
import type { Prisma } from "@/lib/generated/prisma/client";
import { referenceKey } from "@/lib/jobs/import/listings";

type Tx = Prisma.TransactionClient;

/** What is kept of an announcement, and the recruitments of its body. */
export type Before = { known: Kept | null; ofBody: OfBody | undefined };

/** What would become of each announcement, by its row; nothing is written. */
export async function judgeAnnouncements(tx: Tx, announcements: readonly Announcement[]): Promise<Map<number, Verdict>> {
  const before = await beforeOf(tx, announcements);
  return new Map(announcements.map((one) => [one.row, verdictOf(one, before(one))]));
}

/** Of which recruitment an announcement is. What the staff has decided, and what was attached once, stays. */
export function verdictOf(announcement: Announcement, { known, ofBody }: Before): Verdict {
  if (known?.state === "attached" && known.jobId !== null) return { is: "attached", jobId: known.jobId, because: known.because };
  if (known?.state === "dismissed") return { is: "none" };
  if (known?.decidedBy) return { is: "waiting", candidates: known.candidates, because: known.because };
  return judgeAnnouncement(announcement, ofBody?.candidates ?? [], ofBody?.isWhole);
}

/** Reads what is needed to judge some announcements. */
export async function beforeOf(tx: Tx, announcements: readonly Announcement[]): Promise<(announcement: Announcement) => Before> {
  const [kept, ofBodies] = [await keptOf(tx, announcements), await candidatesOfBodies(tx, announcements)];
  return (one) => ({ known: kept.get(keyOf(one)) ?? null, ofBody: ofBodies.get(one.organisation) });
}

async function keptOf(tx: Tx, announcements: readonly Announcement[]): Promise<Map<string, Kept>> {
  const rows = await tx.announcement.findMany({ where: { OR: sourcesOf(announcements) } });
  return new Map(rows.map((row) => [keyOf(row), readKept(row)]));
}

function sourcesOf(announcements: readonly Announcement[]): Prisma.AnnouncementWhereInput[] {
  const sources = [...new Set(announcements.map(({ source }) => source))];
  return sources.map((source) => {
    const references = announcements.flatMap((one) => (one.source === source ? one.reference : []));
    return { source, reference: { in: references } };
  });
}

/** The key of an announcement in a map. */
export function keyOf({ source, reference }: { source: string; reference: string }): string {
  return referenceKey({ source, sourceReference: reference });
}

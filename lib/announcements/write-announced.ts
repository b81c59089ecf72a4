import type { AnnouncementKind } from "@/lib/announcements/kinds";
import { dayOf } from "@/lib/dates";
import type { Announcement, Prisma } from "@/lib/generated/prisma/client";
import type { Announced, AnnouncedStage } from "@/lib/notice/announced";

/** An announcement that is of a recruitment, as it is kept. */
type Attached = Pick<Announcement, "source" | "kind" | "part" | "title" | "url" | "day" | "lastDay" | "isSure" | "states">;

/** Writes what is announced of a recruitment with it, for its page, its followers and the calendar; nothing where nothing changes. */
export async function writeAnnounced(tx: Prisma.TransactionClient, jobId: number): Promise<void> {
  const rows = await tx.announcement.findMany({ where: { jobId, state: "attached" }, orderBy: { id: "asc" } });
  const told = announcedOf(rows);
  const announced = told.stages.length + told.corrigenda.length === 0 ? null : JSON.stringify(told);
  await tx.$executeRaw`
    UPDATE jobs SET announced = ${announced}::jsonb, updated_at = now()
    WHERE id = ${jobId} AND announced IS DISTINCT FROM ${announced}::jsonb`;
}

/**
 * What announcements tell together. Several sources that tell of one stage, or one source twice, tell of it once: by what the body itself says, else
 * by what came first. Each stage stays at its place when another comes.
 */
export function announcedOf(rows: readonly Attached[]): Announced {
  const groups: Attached[][] = [];
  for (const row of rows.filter(({ kind }) => kind !== "corrigendum")) {
    const group = groups.find((other) => isOneStage(other, row));
    if (group) group.push(row);
    else groups.push([row]);
  }
  return {
    stages: groups.map(stageOf),
    corrigenda: rows
      .filter(
        (row, at) => row.kind === "corrigendum" && row.states === null && rows.findIndex((other) => isOneText(other, row)) === at,
      )
      .map(({ title, url, day }) => ({ title, url, on: day && dayOf(day) })),
  };
}

function isOneStage(group: readonly Attached[], row: Attached): boolean {
  const [first] = group;
  if (first?.kind !== row.kind || first.part !== row.part) return false;
  return group.every(
    (other) => other.source !== row.source || other.day?.getTime() === row.day?.getTime() || isOneText(other, row),
  );
}

/** Whether two say the same, or are of one document: what its source put elsewhere, or named anew. */
function isOneText(one: Attached, other: Attached): boolean {
  return one.kind === other.kind && (one.title === other.title || (one.url !== null && one.url === other.url));
}

function stageOf(group: readonly Attached[]): AnnouncedStage {
  const [first] = group.toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
  if (!first) throw new Error("A stage that nobody tells of");
  const { part: name, day, lastDay, isSure } = first;
  return {
    kind: first.kind as Exclude<AnnouncementKind, "corrigendum">,
    name,
    from: day && dayOf(day),
    to: lastDay && dayOf(lastDay),
    status: isSure ? "confirmed" : "provisional",
    url: first.url ?? group.find(({ url }) => url !== null)?.url ?? null,
  };
}

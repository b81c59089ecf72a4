import { isDeepStrictEqual } from "node:util";
import type { Announcement } from "@/lib/announcements/announcement";
import { type Correction, correctionSchema } from "@/lib/announcements/stated-correction";
import { dateOf, dayOf } from "@/lib/dates";
import { Prisma, type Announcement as Row } from "@/lib/generated/prisma/client";
import { type CorrectedFact, readFacts } from "@/lib/jobs/import/corrected";

/** An announcement as it is kept. */
export type Kept = Omit<Row, "states" | "corrected"> & { states: Correction | null; corrected: CorrectedFact[] | null };

/** Reads a stored announcement. */
export function readKept(row: Row): Kept {
  const corrected = row.corrected === null ? null : readFacts(row.corrected, row.id);
  return { ...row, states: readStates(row.states), corrected };
}

/** What a stored corrigendum says is so now; null where it says nothing that can be read: somebody has to look at it. */
export function readStates(stored: unknown): Correction | null {
  return correctionSchema.safeParse(stored).data ?? null;
}

/** The columns of an announcement that say what it tells. */
export function columnsOf(announcement: Announcement) {
  const { kind, part, title, organisation, url, day, lastDay, isSure, states } = announcement;
  return {
    kind,
    part,
    title,
    organisation,
    url,
    day: day && dateOf(day),
    lastDay: lastDay && dateOf(lastDay),
    isSure,
    states: states ?? Prisma.DbNull,
  };
}

/** An announcement that tells no day has the one on which it was first seen. */
export function withFirstDay(known: Kept | null, announcement: Announcement): Announcement {
  if (!known || announcement.isSure || announcement.publishedOn !== null) return announcement;
  return { ...announcement, day: known.day && dayOf(known.day), lastDay: known.lastDay && dayOf(known.lastDay) };
}

/** Whether an announcement tells something else than when it was seen before. */
export function isNews(known: Kept, announcement: Announcement): boolean {
  const { states: _states, ...told } = columnsOf(announcement);
  return (
    Object.entries(told).some(([name, value]) => !isDeepStrictEqual(known[name as keyof typeof told], value)) ||
    !isDeepStrictEqual(known.states, announcement.states)
  );
}

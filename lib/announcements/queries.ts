import { readStates } from "@/lib/announcements/kept";
import type { AnnouncementDto } from "@/lib/announcements/schema";
import { dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** Bound of the announcements that the page of the review shows; the next come when these are decided. */
const MAX_SHOWN = 20;

/** The announcements that wait for the staff, the oldest first, and those that were attached last, with how many wait. */
export async function listAnnouncements(): Promise<{ waiting: AnnouncementDto[]; attached: AnnouncementDto[]; total: number }> {
  const [waiting, attached, total] = await Promise.all([
    read(Prisma.sql`state = 'waiting'`, Prisma.sql`a.id`),
    read(Prisma.sql`state = 'attached'`, Prisma.sql`coalesce(decided_at, a.created_at) DESC, a.id DESC`),
    db().announcement.count({ where: { state: "waiting" } }),
  ]);
  return { waiting, attached, total };
}

async function read(where: Prisma.Sql, order: Prisma.Sql): Promise<AnnouncementDto[]> {
  const rows = await db().$queryRaw<(Omit<AnnouncementDto, "day" | "states"> & { day: Date | null; states: unknown })[]>`
    SELECT a.id, state::text, kind, a.title, a.organisation, a.source, a.url, day, because, states, decided_by AS "decidedBy",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', jobs.id, 'title', jobs.title, 'organisation', organisations.name, 'number', advertisement_number,
          'deadline', deadline, 'positions', positions) ORDER BY array_position(candidates, jobs.id))
        FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
        WHERE jobs.deleted_at IS NULL AND jobs.id = ANY(CASE WHEN a.job_id IS NULL THEN candidates ELSE ARRAY[a.job_id] END)
      ), '[]') AS jobs
    FROM announcements AS a WHERE ${where} ORDER BY ${order} LIMIT ${MAX_SHOWN}`;
  return rows.map((row) => ({ ...row, day: row.day && dayOf(row.day), states: readStates(row.states) }));
}

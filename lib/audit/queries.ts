import { z } from "zod";
import type { AuditDto, AuditEntity, AuditValues } from "@/lib/audit/schema";
import { AUDIT_ENTITIES, isCalled } from "@/lib/audit/schema";
import { addDays, type Day, isDay, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { cleanFormText } from "@/lib/form-text";
import type { Prisma } from "@/lib/generated/prisma/client";
import { PAGE_NUMBER } from "@/lib/query-params";

export const AUDIT_PAGE_SIZE = 50;

const blank = (value: unknown) => (value === "" || value === "all" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

/** What the log is asked for; the same for the page and for `GET /api/admin/audit`. */
export const auditListSchema = z.object({
  search: optional(z.string().overwrite(cleanFormText).max(200)),
  entity: optional(z.enum(AUDIT_ENTITIES)),
  entityId: optional(z.string().overwrite(cleanFormText).max(20)),
  from: optional(z.string().refine(isDay)),
  to: optional(z.string().refine(isDay)),
  page: optional(z.string().regex(PAGE_NUMBER)).transform((page) => Number(page ?? 1)),
});

export type AuditFilters = {
  /** Words of the name of the thing, the actor or the action, as it is stored or as the log calls it. */
  search?: string;
  entity?: AuditEntity;
  entityId?: string;
  /** Days in Asia/Kolkata, both included. */
  from?: Day;
  to?: Day;
  page: number;
  /** Leaves out what was done to members of the staff. */
  withoutUsers?: boolean;
};

/** What the fields of the log's form are told where what was given is no such thing: whoever types an address may give anything. */
const NOT_UNDERSTOOD: Readonly<Record<string, string>> = {
  search: "At most 200 characters are searched for. This is not searched for.",
  entity: "The log has no such things. All are shown.",
  from: "This is no day. All are shown.",
  to: "This is no day. All are shown.",
};

/**
 * What an address asks of the log, with what of it is not understood, by field: that is left out, the rest holds.
 */
export function askedOfLog(given: Readonly<Record<string, string | undefined>>): {
  filters: z.output<typeof auditListSchema>;
  errors: Readonly<Record<string, string | undefined>>;
} {
  const parsed = auditListSchema.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(({ path }) => String(path[0]));
  const filters =
    parsed.data ?? auditListSchema.parse({ ...given, ...Object.fromEntries(wrong.map((name) => [name, undefined])) });
  const errors = Object.fromEntries(wrong.map((name) => [name, NOT_UNDERSTOOD[name]]));
  const { from, to } = filters;
  return from && to && to < from ? { filters, errors: { ...errors, to: "This day is before the first." } } : { filters, errors };
}

/** A page of the log, newest first, and the number of all rows that match. */
export async function listAudit(filters: AuditFilters): Promise<{ entries: AuditDto[]; total: number }> {
  const where = await whereOf(filters);
  const [rows, total] = await Promise.all([
    db().auditEntry.findMany({
      where,
      orderBy: { id: "desc" },
      skip: (filters.page - 1) * AUDIT_PAGE_SIZE,
      take: AUDIT_PAGE_SIZE,
      omit: { actorId: true },
    }),
    db().auditEntry.count({ where }),
  ]);
  const entries = rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    oldValues: row.oldValues as AuditValues | null,
    newValues: row.newValues as AuditValues | null,
  }));
  return { entries, total };
}

async function whereOf({ search, entity, entityId, from, to, withoutUsers }: AuditFilters): Promise<Prisma.AuditEntryWhereInput> {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  // Few people and actions make all rows: looked through here, one text of each row is left to the database.
  const known = words.length > 0 ? await db().auditEntry.groupBy({ by: ["actorName", "action"] }) : [];
  const actors = [...new Set(known.map(({ actorName }) => actorName))];
  const actions = [...new Set(known.map(({ action }) => action))];
  return {
    entity,
    entityId,
    ...(withoutUsers && { NOT: { entity: "user" } }),
    at: { gte: from && startOfDay(from), lt: to && startOfDay(addDays(to, 1)) },
    AND: words.map((word) => ({
      OR: [
        { actorName: { in: actors.filter((name) => name.toLowerCase().includes(word.toLowerCase())) } },
        { action: { in: actions.filter((action) => isCalled(action, word)) } },
        { label: { contains: word, mode: "insensitive" } },
      ],
    })),
  };
}

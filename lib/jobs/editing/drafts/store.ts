import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { whereJobsAre } from "@/lib/jobs/bin/queries";
import {
  type DraftLine,
  type JobDraft,
  jobDraftSchema,
  jobOfForm,
  type KeptDraft,
  type NamedDraft,
} from "@/lib/jobs/editing/drafts/schema";
import { parseObject } from "@/lib/plain-object";

/** Drafts of one editor; the oldest give way. */
export const MAX_DRAFTS = 50;
/** How long a draft is kept that nobody took up. */
const KEPT_DAYS = 30;
/** Drafts of new notices that a form offers at once; the others follow when these are decided on. */
const MAX_OFFERED = 5;

/** Whose draft, and of which form (DRAFT_FORM). */
type Key = { adminUserId: number; form: string };

/** The draft of a form; null where there is none, or one that is no form of today's. */
export async function findDraft(key: Key): Promise<KeptDraft | null> {
  const row = await db().jobDraft.findUnique({ where: { adminUserId_form: key } });
  return row && readDraft(row);
}

/**
 * The drafts of an editor that are notices to be entered, the newest first: each is another notice, and none stands in the place of another.
 * @param besides the form of a row that another editor has decided on: what was typed into it can be entered as a notice alone
 */
export async function findNewDrafts(adminUserId: number, besides: readonly string[] = []): Promise<NamedDraft[]> {
  const rows = await db().jobDraft.findMany({
    where: { adminUserId, OR: [{ form: { startsWith: "new" } }, { form: { in: [...besides] } }] },
    orderBy: { savedAt: "desc" },
    take: MAX_OFFERED,
  });
  return rows.flatMap((row) => {
    const draft = readDraft(row);
    return draft ? [{ ...draft, form: row.form }] : [];
  });
}

function readDraft(row: { content: string; version: number; savedAt: Date }): KeptDraft | null {
  const { success, data } = jobDraftSchema.safeParse({ ...parseObject(row.content), version: row.version });
  return success ? { ...data, savedAt: row.savedAt.toISOString() } : null;
}

/** All drafts of an editor that are forms of today's, the newest first: what may be taken up on another device. */
export async function listDrafts(adminUserId: number): Promise<DraftLine[]> {
  const rows = await db().jobDraft.findMany({ where: { adminUserId }, orderBy: { savedAt: "desc" }, take: MAX_DRAFTS });
  const placeOf = await whereJobsAre(rows.flatMap(({ form }) => jobOfForm(form) ?? []));
  return rows.flatMap((row) => {
    const { form } = row;
    const draft = readDraft(row);
    const job = jobOfForm(form);
    return draft
      ? [{ form, title: draft.values.title, savedAt: draft.savedAt, ...(job !== undefined && { jobIs: placeOf(job) }) }]
      : [];
  });
}

/** Keeps what was typed in place of what was kept of the same form. */
export async function keepDraft(key: Key, { version, ...content }: JobDraft, now: Date): Promise<void> {
  const data = { version, content: JSON.stringify(content), savedAt: now };
  await db().jobDraft.upsert({ where: { adminUserId_form: key }, create: { ...key, ...data }, update: data });
  const tooMany = await db().jobDraft.findMany({
    where: { adminUserId: key.adminUserId },
    orderBy: { savedAt: "desc" },
    skip: MAX_DRAFTS,
    select: { form: true },
  });
  const forms = tooMany.map(({ form }) => form);
  if (forms.length > 0) await db().jobDraft.deleteMany({ where: { adminUserId: key.adminUserId, form: { in: forms } } });
}

/** Takes a draft away: it was saved, or is not wanted. */
export async function dropDraft(key: Key): Promise<void> {
  await db().jobDraft.deleteMany({ where: key });
}

/** Erases the drafts that nobody took up for 30 days; safe to run at any time. Returns how many there were. */
export async function eraseOldDrafts(now: Date): Promise<number> {
  const { count } = await db().jobDraft.deleteMany({ where: { savedAt: { lt: daysBefore(now, KEPT_DAYS) } } });
  return count;
}

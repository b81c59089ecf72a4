import type { ContactInput } from "@/lib/contact/schema";
import { isTaken } from "@/lib/database/errors";
import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Language } from "@/lib/i18n/languages";

type Circumstances = { language: Language; formId: string | null };

export type StoredMessage = Omit<ContactInput, "job"> & { id: number; language: Language; jobId: number | null };

/** Keeps a message. Null where this very form was kept before: a second press of the button is not a second message. */
export async function storeMessage(input: ContactInput, { language, formId }: Circumstances): Promise<StoredMessage | null> {
  const { job, ...texts } = input;
  const known = job === undefined ? null : await db().job.findUnique({ where: { id: job }, select: { id: true } });
  const data = { ...texts, language, formId, jobId: known?.id ?? null };
  try {
    const { id } = await db().contactMessage.create({ data, select: { id: true } });
    return { ...texts, id, language, jobId: data.jobId };
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** How long a message is kept, as the privacy policy promises. */
const KEPT_DAYS = 365;

/** Erases the messages that were kept for a year; safe to run at any time. Returns how many there were. */
export async function eraseOldMessages(now: Date): Promise<number> {
  const before = daysBefore(now, KEPT_DAYS);
  const { count } = await db().contactMessage.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}

import { z } from "zod";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { cleanFormText } from "@/lib/form-text";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { isId } from "@/lib/jobs/queries";
import { sendMail } from "@/lib/mail/send-mail";
import { mailTemplate } from "@/lib/mail/template";
import { site } from "@/lib/site";

export const MESSAGE_STATUSES = ["new", "open", "closed"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export const INBOX_PAGE_SIZE = 30;
const MAX_REPLY_LENGTH = 10_000;

export type InboxMessage = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: MessageStatus;
  /** The listing that it is about. */
  jobId: number | null;
  createdAt: string;
};

/** A page of what visitors wrote, the newest first, and the number of all with that status. */
export async function listMessages(
  status: MessageStatus | undefined,
  page: number,
): Promise<{ messages: InboxMessage[]; total: number }> {
  const where = { status };
  const [rows, total] = await Promise.all([
    db().contactMessage.findMany({
      where,
      orderBy: { id: "desc" },
      skip: (page - 1) * INBOX_PAGE_SIZE,
      take: INBOX_PAGE_SIZE,
      select: { id: true, name: true, email: true, subject: true, message: true, status: true, jobId: true, createdAt: true },
    }),
    db().contactMessage.count({ where }),
  ]);
  return { messages: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

export const messageActionSchema = z.union([
  z.object({ status: z.enum(MESSAGE_STATUSES) }),
  z.object({
    reply: z.string().overwrite(cleanFormText).min(1, "A reply cannot be empty").max(MAX_REPLY_LENGTH, "The reply is too long"),
  }),
]);

/** Sets the status of a message. @throws AppError NOT_FOUND */
export async function setMessageStatus(id: number, status: MessageStatus, actor: Editor): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = isId(id)
      ? await tx.contactMessage.findUnique({ where: { id }, select: { status: true, subject: true } })
      : null;
    if (!before) throw notFound();
    if (before.status === status) return;
    await tx.contactMessage.update({ where: { id }, data: { status } });
    const change = { oldValues: { status: before.status }, newValues: { status } };
    await recordAudit(tx, { actor, action: "message.status", entityId: id, label: before.subject, ...change });
  });
}

/**
 * Answers a message by mail and closes it. The mail goes out first: a reply that was not sent is not recorded as sent.
 * @throws AppError NOT_FOUND; UNAVAILABLE where the mail server did not take it
 */
export async function replyToMessage(id: number, reply: string, actor: Editor): Promise<void> {
  const message = isId(id) ? await db().contactMessage.findUnique({ where: { id } }) : null;
  if (!message) throw notFound();
  const language = languageOf(message.language);
  const { subject, html, text } = await mailTemplate(language, {
    subject: `Re: ${message.subject}`,
    blocks: [
      { kind: "paragraph", text: reply },
      { kind: "quote", text: message.message },
    ],
    reason: translator(language, "mail")("replyReason", { name: site.name }),
  });
  try {
    await sendMail({ to: message.email, replyTo: site.email, subject, html, text });
  } catch {
    throw new AppError("UNAVAILABLE", "The mail could not be sent. Please try again later.");
  }
  await db().$transaction(async (tx) => {
    await tx.contactMessage.update({ where: { id }, data: { status: "closed" } });
    await recordAudit(tx, {
      actor,
      action: "message.reply",
      entityId: id,
      label: message.subject,
      newValues: { status: "closed" },
    });
  });
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "No message has this number.");
}

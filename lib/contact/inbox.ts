import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { INBOX_PAGE_SIZE, type InboxMessage, type MessageStatus } from "@/lib/contact/inbox-schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";

/** Replies of one message that are shown, the latest ones. */
const MAX_REPLIES = 50;

const FIELDS = {
  id: true,
  name: true,
  email: true,
  subject: true,
  message: true,
  status: true,
  jobId: true,
  createdAt: true,
  replies: {
    orderBy: { id: "desc" },
    take: MAX_REPLIES,
    select: { id: true, authorName: true, text: true, state: true, createdAt: true },
  },
} as const satisfies Prisma.ContactMessageSelect;

/** A page of what visitors wrote with what was replied, the newest first, and the number of all with that status. */
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
      select: FIELDS,
    }),
    db().contactMessage.count({ where }),
  ]);
  const messages = rows.map(({ replies, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    replies: replies.map((reply) => ({ ...reply, createdAt: reply.createdAt.toISOString() })).reverse(),
  }));
  return { messages, total };
}

/** Sets the status of a message. @throws AppError NOT_FOUND */
export async function setMessageStatus(id: number, status: MessageStatus, actor: Editor): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = isId(id)
      ? await tx.contactMessage.findUnique({ where: { id }, select: { status: true, subject: true } })
      : null;
    if (!before) throw messageNotFound();
    if (before.status === status) return;
    await tx.contactMessage.update({ where: { id }, data: { status } });
    const change = { oldValues: { status: before.status }, newValues: { status } };
    await recordAudit(tx, { actor, action: "message.status", entityId: id, label: before.subject, ...change });
  });
}

/** What a call about a message that is not there answers: 404. */
export function messageNotFound(): AppError {
  return new AppError("NOT_FOUND", "No message has this number.");
}

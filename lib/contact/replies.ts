import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { messageNotFound } from "@/lib/contact/inbox";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { isId } from "@/lib/ids";
import { logFault } from "@/lib/mail/message";
import { postMail } from "@/lib/mail/post-mail";
import { mailTemplate } from "@/lib/mail/template";
import { site, siteName } from "@/lib/site";

type Answer = { text: string; seen?: number };
type Message = { id: number; email: string; subject: string; message: string; language: string };

/**
 * Answers a message by mail and closes it. The reply is kept before the mail goes out, so that no crash loses it, and then marked as
 * sent or failed; only one that was sent closes the message. Without a mail server none is: the mail lies in a folder (lib/mail/send-mail.ts).
 * @returns whether a mail server took it
 * @throws AppError NOT_FOUND; CONFLICT where somebody replied since the reply that was seen last; UNAVAILABLE where the mail server did not take it
 */
export async function replyToMessage(id: number, { text, seen }: Answer, actor: Editor): Promise<boolean> {
  const { message, reply } = await keepReply(id, { text, seen }, actor);
  try {
    await mailReply(message, text);
  } catch (error) {
    logFault(error, { messageId: id });
    await note(reply.id, "failed", { message, actor });
    throw new AppError("UNAVAILABLE", "The mail could not be sent. Please try again later.");
  }
  const isSent = Boolean(env.SMTP_URL);
  await note(reply.id, isSent ? "sent" : "failed", { message, actor });
  return isSent;
}

/** Keeps a reply that is to be sent. The message is locked meanwhile: of two editors who answer it at once the second is told of the first. */
function keepReply(id: number, { text, seen }: Answer, actor: Editor): Promise<{ message: Message; reply: { id: number } }> {
  return db().$transaction(async (tx) => {
    if (isId(id)) await tx.$queryRaw`SELECT id FROM contact_messages WHERE id = ${id} FOR UPDATE`;
    const message = isId(id) ? await tx.contactMessage.findUnique({ where: { id } }) : null;
    if (!message) throw messageNotFound();
    const unseen = { messageId: id, id: { gt: seen }, state: { not: "failed" } } as const;
    const other = seen === undefined ? null : await tx.contactReply.findFirst({ where: unseen, select: { authorName: true } });
    if (other) {
      throw new AppError(
        "CONFLICT",
        `${other.authorName} replied to this message meanwhile. Nothing was sent: look at that reply first.`,
      );
    }
    const data = { messageId: id, authorName: actor.username, text };
    return { message, reply: await tx.contactReply.create({ data, select: { id: true } }) };
  });
}

async function mailReply({ email, subject: about, message, language: of }: Message, reply: string): Promise<void> {
  const language = languageOf(of);
  const mail = await mailTemplate(language, {
    subject: `Re: ${about}`,
    blocks: [
      { kind: "paragraph", text: reply },
      { kind: "quote", text: message },
    ],
    reason: translator(language, "mail")("replyReason", { name: siteName(language) }),
  });
  await postMail("reply", { to: email, replyTo: site.email, ...mail });
}

/** What became of the mail, in one transaction with its row of the log. */
async function note(
  replyId: number,
  state: "sent" | "failed",
  { message: { id, subject }, actor }: { message: Message; actor: Editor },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.contactReply.update({ where: { id: replyId }, data: { state } });
    const isSent = state === "sent";
    if (isSent) await tx.contactMessage.update({ where: { id }, data: { status: "closed" } });
    await recordAudit(tx, {
      actor,
      action: isSent ? "message.reply" : "message.reply-failed",
      entityId: id,
      label: subject,
      newValues: isSent ? { status: "closed" } : null,
    });
  });
}

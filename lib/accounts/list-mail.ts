import { forgetRefusals, MAX_REFUSED_DAYS, noteRefusal, type Recipient } from "@/lib/accounts/recipients";
import { type MailList, unsubscribeLink } from "@/lib/accounts/unsubscribe";
import { tellByChannels } from "@/lib/channels/channel";
import type { Language } from "@/lib/i18n/languages";
import { MailError } from "@/lib/mail/message";
import { postMail } from "@/lib/mail/post-mail";
import { type MailContent, mailTemplate } from "@/lib/mail/template";
import { site } from "@/lib/site";

type Reader = Pick<Recipient, "email" | "refusedDays"> & { userId: number; language: Language };

/**
 * Sends a mail of a kind that one can stop, with both ways to do so: the link at its end and the one click of a mail program (RFC 8058); then
 * tells the same by the channels that its reader chose, or in the morning where it is night then. Where the mailbox is gone, they alone tell it.
 * @throws MailError when the mail was not taken, nor by a channel what no mailbox takes
 */
export async function sendListMail(
  list: MailList,
  { userId, email, refusedDays, language }: Reader,
  content: MailContent,
  now: Date,
): Promise<void> {
  const tell = () => tellByChannels(list, userId, content, now);
  if (refusedDays >= MAX_REFUSED_DAYS) {
    if (await tell()) return;
    throw new MailError("No channel took what no mailbox takes", {
      code: "gone",
      isFinal: false,
      isRefused: true,
      isOfSite: true,
    });
  }
  const unsubscribe = unsubscribeLink(userId, list, language);
  const mail = await mailTemplate(language, { ...content, unsubscribeHref: absolute(unsubscribe) });
  const listUnsubscribe = absolute(unsubscribe.replace(/^\/unsubscribe/, "/api/unsubscribe"));
  try {
    await postMail(list, { to: email, ...mail, list, listUnsubscribe });
  } catch (error) {
    if (!(error instanceof MailError && error.isAddressGone)) throw error;
    await noteRefusal(userId, now);
    if (await tell()) return;
    throw error;
  }
  if (refusedDays > 0) await forgetRefusals(userId);
  await tell();
}

/** A path of this site as a mail must name it. */
export function absolute(path: string): string {
  return `${site.url}${path}`;
}

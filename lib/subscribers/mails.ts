import { absolute } from "@/lib/accounts/list-mail";
import type { Day } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { MailKind } from "@/lib/mail/mail-kinds";
import { MailError } from "@/lib/mail/message";
import { postMail } from "@/lib/mail/post-mail";
import { type MailContent, mailTemplate } from "@/lib/mail/template";
import { siteName } from "@/lib/site";
import { type AskedAgain, eraseSubscriber, subscriberLink } from "@/lib/subscribers/subscriber";

export type Addressed = { id: number; email: string; language: Language };

/**
 * Sends a mail to an address that has alerts without an account, with both ways to end them: the link at its end and the one click of a mail
 * program (RFC 8058). Where the mail server says that there is no such address, it is erased.
 * @throws MailError where it was not taken and is not tried again by itself
 */
export async function mailSubscriber(kind: MailKind, { id, email, language }: Addressed, content: MailContent): Promise<void> {
  const page = subscriberLink(id, language);
  const mail = await mailTemplate(language, { ...content, unsubscribeHref: absolute(page) });
  const listUnsubscribe = absolute(page.replace(/^[^?]*/, "/api/unsubscribe"));
  try {
    await postMail(kind, { to: email, ...mail, list: "alert", listUnsubscribe });
  } catch (error) {
    if (error instanceof MailError && error.isAddressGone) await eraseSubscriber(id);
    throw error;
  }
}

/** The mail that proves an address. What was asked for stays out of it: whoever typed the address, and those words, may not be its owner. */
export async function mailToConfirm(to: Addressed, again?: AskedAgain): Promise<void> {
  const t = translator(to.language, "subscribers");
  const name = siteName(to.language);
  await mailSubscriber("confirm", to, {
    subject: t("confirmSubject", { name }),
    blocks: [
      { kind: "paragraph", text: t("confirmText") },
      { kind: "button", label: t("confirmAction"), href: absolute(subscriberLink(to.id, to.language, again)) },
      { kind: "paragraph", text: t("confirmExpires") },
    ],
    reason: t("confirmReason", { name }),
  });
}

/** Asks after a year whether the alerts are still wanted. A run that is killed before it has noted this asks again, by the same mail. */
export async function mailStillWanted(to: Addressed, endsOn: Day): Promise<void> {
  const t = translator(to.language, "subscribers");
  const name = siteName(to.language);
  await mailSubscriber("wanted", to, {
    id: `wanted-${to.id}-${endsOn}`,
    subject: t("wantedSubject", { name }),
    blocks: [
      { kind: "paragraph", text: t("wantedText", { date: formatDay(endsOn, to.language) }) },
      { kind: "button", label: t("wantedAction"), href: absolute(subscriberLink(to.id, to.language)) },
    ],
    reason: t("reason", { name }),
  });
}

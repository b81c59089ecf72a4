import { TOKEN_HOURS } from "@/lib/accounts/one-time-tokens";
import { hasOptedOut, unsubscribeLink } from "@/lib/accounts/unsubscribe";
import type { Day } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { MailBlock } from "@/lib/mail/blocks";
import { sendMail } from "@/lib/mail/send-mail";
import { mailTemplate } from "@/lib/mail/template";
import { site } from "@/lib/site";

type Reader = { email: string; language: Language };
type Owner = Reader & { id: number; fullName: string };

/** A link that sets a new password. Asked for just then, so there is nothing to unsubscribe from. */
export async function mailResetLink({ email, fullName, language }: Omit<Owner, "id">, token: string): Promise<void> {
  const t = translator(language, "account");
  const href = absolute(links.resetPassword(language, token));
  await send({ email, language }, t("mail.resetSubject", { name: site.name }), [
    { kind: "paragraph", text: t("mail.greeting", { fullName }) },
    { kind: "paragraph", text: t("mail.resetText") },
    { kind: "button", label: t("mail.resetAction"), href },
    { kind: "paragraph", text: t("mail.expires", { hours: TOKEN_HOURS }) },
  ]);
}

/** A link that proves an address. The name stays out of it: whoever typed the address may not be its owner. */
export async function mailVerifyLink({ email, language }: Reader, token: string): Promise<void> {
  const t = translator(language, "account");
  const href = absolute(links.verifyEmail(language, token));
  await send({ email, language }, t("mail.verifySubject", { name: site.name }), [
    { kind: "paragraph", text: t("mail.verifyText") },
    { kind: "button", label: t("mail.verifyAction"), href },
    { kind: "paragraph", text: t("mail.expires", { hours: TOKEN_HOURS }) },
  ]);
}

/** Tells the owner that the password is another now. */
export async function mailPasswordChanged(owner: Owner): Promise<void> {
  await sendNotice(owner, "mail.changedSubject", "mail.changedText");
}

/** Tells the holder of the old address that the account is to get a new one. */
export async function mailAddressChanging(owner: Owner): Promise<void> {
  await sendNotice(owner, "mail.addressSubject", "mail.addressText");
}

/** The last mail of an account. */
export async function mailAccountDeleted({ email, fullName, language }: Owner): Promise<void> {
  const t = translator(language, "account");
  await send({ email, language }, t("mail.deletedSubject", { name: site.name }), [
    { kind: "paragraph", text: t("mail.greeting", { fullName }) },
    { kind: "paragraph", text: t("mail.deletedText") },
  ]);
}

/** Tells the owner of an account that nobody uses on which day it goes; sent whatever mails they stopped, since it cannot be undone. */
export async function mailUnusedAccount({ email, fullName, language }: Omit<Owner, "id">, deletedOn: Day): Promise<void> {
  const t = translator(language, "account");
  await send({ email, language }, t("mail.unusedSubject", { name: site.name }), [
    { kind: "paragraph", text: t("mail.greeting", { fullName }) },
    { kind: "paragraph", text: t("mail.unusedText", { date: formatDay(deletedOn, language) }) },
    { kind: "button", label: t("mail.unusedAction"), href: absolute(links.signIn(language)) },
  ]);
}

type Notice = ["mail.changedSubject", "mail.changedText"] | ["mail.addressSubject", "mail.addressText"];

async function sendNotice(owner: Owner, ...[subject, text]: Notice): Promise<void> {
  if (await hasOptedOut(owner.id, "notice")) return;
  const t = translator(owner.language, "account");
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: t("mail.greeting", { fullName: owner.fullName }) },
    { kind: "paragraph", text: t(text) },
    { kind: "button", label: t("mail.resetAction"), href: absolute(links.page(owner.language, "/forgot-password")) },
  ];
  await send(owner, t(subject, { name: site.name }), blocks, unsubscribeLink(owner.id, "notice", owner.language));
}

async function send({ email, language }: Reader, subject: string, blocks: MailBlock[], unsubscribe?: string): Promise<void> {
  const reason = translator(language, "account")("mail.why", { name: site.name });
  const content = await mailTemplate(language, {
    subject,
    blocks,
    reason,
    unsubscribeHref: unsubscribe && absolute(unsubscribe),
  });
  // One click of the mail program posts to the call; the link in the mail opens the page that asks first.
  const oneClick = unsubscribe && absolute(unsubscribe.replace(/^\/unsubscribe/, "/api/unsubscribe"));
  await sendMail({ to: email, ...content, ...(oneClick && { listUnsubscribe: oneClick }) });
}

function absolute(path: string): string {
  return `${site.url}${path}`;
}

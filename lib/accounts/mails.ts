import { type LastingAccess, saysEnded, sentences } from "@/lib/accounts/lasting-access";
import { absolute } from "@/lib/accounts/list-mail";
import { mayMail } from "@/lib/accounts/mail-limit";
import { TOKEN_HOURS } from "@/lib/accounts/one-time-tokens";
import type { Day } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { MailBlock } from "@/lib/mail/blocks";
import type { MailKind } from "@/lib/mail/mail-kinds";
import { postMail } from "@/lib/mail/post-mail";
import { mailTemplate } from "@/lib/mail/template";
import { siteName } from "@/lib/site";

/** `mailId`: Mail.id, of one that may be sent more than once. */
type Reader = { email: string; language: Language; mailId?: string };
/** Whoever owns an account. One whose address is not proven gets mails that prove it, and no others (lib/accounts/mail-limit.ts). */
type Owner = Reader & { fullName: string; isEmailVerified: boolean };

/** A link that sets a new password. It proves an address that is not proven yet, and the mail to such a one says so, without a name. */
export async function mailResetLink({ email, fullName, language, isEmailVerified }: Owner, token: string): Promise<void> {
  const t = translator(language, "account");
  const texts = isEmailVerified ? [t("mail.greeting", { fullName }), t("mail.resetText")] : [t("mail.resetUnproven")];
  await send("account", { email, language }, t("mail.resetSubject", { name: siteName(language) }), [
    ...texts.map((text) => ({ kind: "paragraph", text }) as const),
    { kind: "button", label: t("mail.resetAction"), href: absolute(links.resetPassword(language, token)) },
    { kind: "paragraph", text: t("mail.expires", { hours: TOKEN_HOURS }) },
  ]);
}

/** A link that proves an address. The name stays out of it: whoever typed the address may not be its owner. */
export async function mailVerifyLink({ email, language }: Reader, token: string): Promise<void> {
  const t = translator(language, "account");
  const name = siteName(language);
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: t("mail.verifyText") },
    { kind: "button", label: t("mail.verifyAction"), href: absolute(links.verifyEmail(language, token)) },
    { kind: "paragraph", text: sentences(t("mail.expires", { hours: TOKEN_HOURS }), t("mail.verifyNotYou")) },
  ];
  // Of one that an account is to move to it would not be true that it has an account.
  await send("account", { email, language }, t("mail.verifySubject", { name }), blocks, t("mail.whyEntered", { name }));
}

type Changed = { ended: readonly LastingAccess[]; isAnew?: boolean };

/** Tells the owner that the password is another now, what ended with the old one, and whether the account began anew. */
export async function mailPasswordChanged(owner: Owner, { ended, isAnew = false }: Changed): Promise<void> {
  const t = translator(owner.language, "account");
  const text = sentences(t("mail.changedText"), isAnew ? t("begunAnew") : "");
  await sendNotice(owner, "mail.changedSubject", [text, saysEnded(ended, owner.language)]);
}

/** Tells the owner what ended with all sessions. */
export async function mailSessionsEnded(owner: Owner, ended: readonly LastingAccess[]): Promise<void> {
  const text = translator(owner.language, "account")("mail.endedText");
  await sendNotice(owner, "mail.endedSubject", [text, saysEnded(ended, owner.language)]);
}

/** Tells the holder of the old address that the account is to get a new one. */
export async function mailAddressChanging(owner: Owner): Promise<void> {
  await sendNotice(owner, "mail.addressSubject", [translator(owner.language, "account")("mail.addressText")]);
}

/** The last mail of an account. */
export async function mailAccountDeleted({ email, fullName, language, isEmailVerified }: Owner): Promise<void> {
  // Held back by no count: it happens once.
  if (!isEmailVerified) return;
  const t = translator(language, "account");
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: t("mail.greeting", { fullName }) },
    { kind: "paragraph", text: t("mail.deletedText") },
  ];
  const name = siteName(language);
  await send("security", { email, language }, t("mail.deletedSubject", { name }), blocks, t("mail.whyDeleted", { name }));
}

/** Tells the owner of an account with a proven address that nobody uses on which day it goes; sent whatever mails they stopped, since it cannot be undone. */
export async function mailUnusedAccount(
  { id, email, fullName, language }: Omit<Owner, "isEmailVerified"> & { id: number },
  deletedOn: Day,
): Promise<void> {
  const t = translator(language, "account");
  // A run that is killed before it has noted this sends it again: as the same mail.
  const reader = { email, language, mailId: `unused-${id}-${deletedOn}` };
  await send("unused", reader, t("mail.unusedSubject", { name: siteName(language) }), [
    { kind: "paragraph", text: t("mail.greeting", { fullName }) },
    { kind: "paragraph", text: t("mail.unusedText", { date: formatDay(deletedOn, language) }) },
    { kind: "button", label: t("mail.unusedAction"), href: absolute(links.signIn(language)) },
  ]);
}

type NoticeSubject = "mail.changedSubject" | "mail.endedSubject" | "mail.addressSubject";

/** About the safety of the account: not one of the lists that can be stopped. */
async function sendNotice(
  { email, fullName, language, isEmailVerified }: Owner,
  subject: NoticeSubject,
  texts: readonly string[],
): Promise<void> {
  if (!isEmailVerified || !(await mayMail(email, "notice"))) return;
  const t = translator(language, "account");
  await send("security", { email, language }, t(subject, { name: siteName(language) }), [
    { kind: "paragraph", text: t("mail.greeting", { fullName }) },
    ...texts.filter(Boolean).map((text) => ({ kind: "paragraph", text }) as const),
    { kind: "button", label: t("mail.resetAction"), href: absolute(links.page(language, "/forgot-password")) },
  ]);
}

async function send(
  kind: MailKind,
  { email, language, mailId: id }: Reader,
  subject: string,
  blocks: MailBlock[],
  why?: string,
): Promise<void> {
  const reason = why ?? translator(language, "account")("mail.why", { name: siteName(language) });
  await postMail(kind, { to: email, ...(await mailTemplate(language, { subject, blocks, reason, id })) });
}

import type { StoredMessage } from "@/lib/contact/mutations";
import { links } from "@/lib/links";
import type { MailBlock } from "@/lib/mail/blocks";
import { postMail } from "@/lib/mail/post-mail";
import { mailTemplate } from "@/lib/mail/template";
import { site } from "@/lib/site";

const LANGUAGE_NAMES = { en: "English", hi: "Hindi" } as const;

/**
 * Tells support of a message; an answer to the mail goes to the visitor. In English, as the whole staff side is.
 * @throws MailError where the mail server did not take it; the message itself is kept
 */
export async function mailSupport(message: StoredMessage): Promise<void> {
  const mail = await mailTemplate("en", {
    subject: `[${site.name}] ${message.subject}`,
    blocks: blocksOf(message),
    reason: `Message ${message.id} of the contact form. Answer this mail to reach ${message.name}.`,
  });
  await postMail("support", { to: site.email, replyTo: message.email, ...mail });
}

function blocksOf(message: StoredMessage): MailBlock[] {
  const facts = [
    { text: `From: ${message.name}` },
    { text: `Mail: ${message.email}` },
    { text: `Language of the form: ${LANGUAGE_NAMES[message.language]}` },
    ...(message.jobId === null
      ? []
      : [{ text: `About listing ${message.jobId}`, href: site.url + links.job("en", message.jobId) }]),
  ];
  return [
    { kind: "heading", text: message.subject },
    { kind: "quote", text: message.message },
    { kind: "list", items: facts },
  ];
}

import type { z } from "zod";
import { CONTACT_FIELDS, type ContactField, MARK_HEADER, TRAP_FIELD } from "@/lib/contact/fields";
import { makeFormMark, readFormMark } from "@/lib/contact/form-mark";
import { storeMessage } from "@/lib/contact/mutations";
import { contactSchema } from "@/lib/contact/schema";
import { mailSupport } from "@/lib/contact/support-mail";
import { AppError, type FieldErrors } from "@/lib/errors";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { log } from "@/lib/log";
import { logFault } from "@/lib/mail/message";
import { isPlainObject } from "@/lib/plain-object";

type Circumstances = { language: Language; now: Date; isForm: boolean };

/**
 * Takes a message of the contact form: checks it, keeps it, then mails support. Programs that fill in forms are stopped by the trap
 * (they are told that all went well) and by the time they took; a program that sends JSON need not have seen the form.
 * @throws AppError INVALID with the messages of each field
 */
export async function receiveMessage(body: unknown, { language, now, isForm }: Circumstances): Promise<void> {
  const t = translator(language, "contact");
  if (!isPlainObject(body)) throw new AppError("INVALID", t("errors.body"));
  const parsed = contactSchema.safeParse(body);
  if (!parsed.success) throw invalidMessage(parsed.error, language);
  if (typeof body[TRAP_FIELD] === "string" && body[TRAP_FIELD] !== "") return;
  const mark = typeof body.mark === "string" ? body.mark : "";
  const verdict = isForm || mark !== "" ? readFormMark(mark, now) : { id: null };
  if ("refused" in verdict) {
    const headers = verdict.refused === "stale" ? { [MARK_HEADER]: makeFormMark(now) } : undefined;
    throw new AppError("INVALID", t(`errors.${verdict.refused}`), undefined, headers);
  }
  const stored = await storeMessage(parsed.data, { language, formId: verdict.id });
  if (!stored) return;
  // The message is kept: that its mail failed is for the log, not for the visitor.
  await mailSupport(stored).catch((error) => {
    logFault(error, { messageId: stored.id });
    log.warn({ messageId: stored.id }, "Support was not told of a message by mail");
  });
}

/** Each field with what is wrong with it, in the visitor's language. */
function invalidMessage(error: z.ZodError, language: Language): AppError {
  const t = translator(language, "contact");
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
    if (field && !errors[field]) errors[field] = [t(`errors.${reasonOf(issue, field)}`)];
  }
  return new AppError("INVALID", t("errors.check"), errors);
}

function reasonOf(issue: z.core.$ZodIssue, field: ContactField) {
  if (issue.code === "too_big") return `${field}Long` as const;
  if (issue.code === "invalid_format") return "emailInvalid" as const;
  return `${field}Missing` as const;
}

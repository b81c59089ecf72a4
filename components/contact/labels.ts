import type { ContactLabels } from "@/components/contact/contact-form";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The finished words of the form, which the browser gets instead of a catalogue. */
export function contactLabels(language: Language): ContactLabels {
  const t = translator(language, "contact");
  return {
    name: t("name"),
    email: t("email"),
    subject: t("subject"),
    message: t("message"),
    emailHint: t("emailHint"),
    required: t("required"),
    send: t("send"),
    sending: t("sending"),
    errors: {
      check: t("errors.check"),
      nameMissing: t("errors.nameMissing"),
      emailMissing: t("errors.emailMissing"),
      emailInvalid: t("errors.emailInvalid"),
      subjectMissing: t("errors.subjectMissing"),
      messageMissing: t("errors.messageMissing"),
      network: t("errors.network"),
    },
  };
}

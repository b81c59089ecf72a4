import type { ContactFieldDto, ContactLabels } from "@/components/contact/contact-form";
import { CONTACT_LIMITS } from "@/lib/contact/fields";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The finished words of the form, which the browser gets instead of a catalogue. */
export function contactLabels(language: Language): ContactLabels {
  const t = translator(language, "contact");
  return {
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

/** The fields that people fill in, in order. */
export function contactFields(language: Language): ContactFieldDto[] {
  const t = translator(language, "contact");
  return [
    { name: "name", label: t("name"), autoComplete: "name", maxLength: CONTACT_LIMITS.name },
    {
      name: "email",
      label: t("email"),
      hint: t("emailHint"),
      type: "email",
      autoComplete: "email",
      maxLength: CONTACT_LIMITS.email,
    },
    { name: "subject", label: t("subject"), maxLength: CONTACT_LIMITS.subject },
    { name: "message", label: t("message"), maxLength: CONTACT_LIMITS.message, rows: 7 },
  ];
}

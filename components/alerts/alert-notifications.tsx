"use client";

import { DeliveryNote } from "@/components/alerts/delivery-note";
import { SwitchInput } from "@/components/forms/switch-input";
import { TextInput } from "@/components/forms/text-input";
import type { AlertProblem, JobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Props = {
  draft: JobAlert;
  change: (changes: Partial<JobAlert>) => void;
  problem: AlertProblem | null;
  language: Language;
  /** The address of the account; empty while signed out. */
  accountEmail: string;
  t: Translator<"alerts">;
};

/** How an alert should reach its owner, and what of that happens now. */
export function AlertNotifications({ draft, change, problem, language, accountEmail, t }: Props) {
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">{t("notifications")}</legend>
      <DeliveryNote id="alert-delivery" className="rounded-md bg-sunken p-3 text-sm" language={language} t={t} />
      <SwitchInput
        id="alert-email-on"
        label={t("emailNotifications")}
        isOn={draft.emailNotifications}
        onChange={(emailNotifications) => change({ emailNotifications, email: draft.email || accountEmail })}
        describedBy="alert-delivery"
      />
      {draft.emailNotifications && (
        <TextInput
          id="alert-email"
          type="email"
          label={t("email")}
          value={draft.email}
          onChange={(email) => change({ email })}
          maxLength={254}
          mark={t("required")}
          autoComplete="email"
          error={problem?.kind === "email" ? t("emailRequired") : undefined}
        />
      )}
      <SwitchInput
        id="alert-sms-on"
        label={t("smsNotifications")}
        isOn={draft.smsNotifications}
        onChange={(smsNotifications) => change({ smsNotifications })}
        describedBy="alert-delivery alert-sms-help"
      />
      <p id="alert-sms-help" className="text-muted text-sm">
        {t("smsUnavailable")}
      </p>
      {draft.smsNotifications && (
        <TextInput
          id="alert-phone"
          type="tel"
          label={t("phone")}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          maxLength={30}
          mark={t("required")}
          autoComplete="tel"
          error={problem?.kind === "phone" ? t("phoneRequired") : undefined}
        />
      )}
    </fieldset>
  );
}

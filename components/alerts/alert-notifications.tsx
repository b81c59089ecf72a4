"use client";

import type { UseFormReturn } from "react-hook-form";
import { DeliveryNote, isSmsSent } from "@/components/alerts/delivery-note";
import { useSession } from "@/components/device/use-device";
import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import type { JobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Props = { form: UseFormReturn<JobAlert>; language: Language; t: Translator<"alerts"> };

/** How an alert should reach its owner, and what of that happens now. */
export function AlertNotifications({ form, language, t }: Props) {
  const accountEmail = useSession()?.email ?? "";
  const { errors } = form.formState;
  const [byEmail, bySms] = form.watch(["emailNotifications", "smsNotifications"]);
  const offerOwnAddress = () => form.getValues("email") || form.setValue("email", accountEmail);
  return (
    <FieldSet label={t("notifications")} isFramed>
      <DeliveryNote id="alert-delivery" className="rounded-md bg-sunken p-3 text-sm" language={language} t={t} />
      <Switch
        {...form.register("emailNotifications", { onChange: offerOwnAddress })}
        label={t("emailNotifications")}
        describedBy="alert-delivery"
        className="mt-2"
      />
      {byEmail && (
        <Input
          {...form.register("email")}
          type="email"
          label={t("email")}
          note={t("required")}
          maxLength={254}
          autoComplete="email"
          required
          error={errors.email && t(errors.email.message === "address" ? "addressHelp" : "emailRequired")}
          className="mb-2"
        />
      )}
      <Switch
        {...form.register("smsNotifications")}
        label={t("smsNotifications")}
        hint={t(isSmsSent() ? "smsToAccount" : "smsUnavailable")}
        describedBy="alert-delivery"
      />
      {bySms && (
        <Input
          {...form.register("phone")}
          type="tel"
          label={t("phone")}
          note={t("required")}
          maxLength={30}
          autoComplete="tel"
          required
          error={errors.phone && t("phoneRequired")}
          className="mt-2"
        />
      )}
    </FieldSet>
  );
}

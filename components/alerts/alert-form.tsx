"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { AlertChoices } from "@/components/alerts/alert-choices";
import { AlertNotifications } from "@/components/alerts/alert-notifications";
import { isBeyondForm, useAlertTerms } from "@/components/alerts/alert-terms";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { type AlertProblem, alertFormSchema, type JobAlert, MAX_ALERT_TITLE, MAX_KEYWORDS_LENGTH } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Props = {
  start: JobAlert;
  isNew: boolean;
  language: Language;
  t: Translator<"alerts">;
  /** Keeps the alert; what it could not do it says itself. */
  onSave: (alert: JobAlert) => void;
  onCancel: () => void;
};

/** The form of a new or an existing alert. */
export function AlertForm({ start, isNew, language, t, onSave, onCancel }: Props) {
  const form = useForm({ defaultValues: start, resolver: zodResolver(alertFormSchema) });
  const { errors } = form.formState;
  const terms = useAlertTerms(language, t)(start);
  const beyond = terms.filter((term) => isBeyondForm(term, start)).map(({ label }) => label);
  useEffect(() => form.setFocus("title"), [form]);

  const refuse = ({ title, keywords, email, phone }: FieldErrors<JobAlert>) => {
    const kind = (title ?? keywords ?? email ?? phone)?.message as AlertProblem["kind"] | undefined;
    if (!kind) return;
    const name = kind === "missing" || kind === "address" ? kind : (`${kind}Missing` as const);
    showToast({ title: t(name), description: t(`${name}Help`), destructive: true });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(onSave, refuse)} className="grid gap-4" aria-labelledby="alert-form-heading">
      <h3 id="alert-form-heading" className="text-lg">
        {t(isNew ? "newHeading" : "editHeading")}
      </h3>
      <Input
        {...form.register("title")}
        label={t("alertTitle")}
        note={t("required")}
        maxLength={MAX_ALERT_TITLE}
        autoComplete="off"
        required
        error={errors.title && t("titleRequired")}
      />
      <Input
        {...form.register("keywords")}
        label={t("keywords")}
        note={start.search === undefined ? t("required") : undefined}
        hint={t("keywordsHelp")}
        maxLength={MAX_KEYWORDS_LENGTH}
        autoComplete="off"
        required={start.search === undefined}
        error={errors.keywords && t("keywordsRequired")}
      />
      {beyond.length > 0 && <p className="text-muted">{t("alsoAsked", { terms: beyond.join(", ") })}</p>}
      <AlertChoices form={form} start={start} terms={terms} language={language} t={t} />
      <AlertNotifications form={form} language={language} t={t} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" className="flex-1 sm:flex-none">
          {t(isNew ? "save" : "saveChanges")}
        </Button>
        <Button className="flex-1 sm:flex-none" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

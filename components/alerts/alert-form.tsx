"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/account/use-session";
import { AlertNotifications } from "@/components/alerts/alert-notifications";
import { locationOptions } from "@/components/alerts/location-options";
import { SelectInput } from "@/components/forms/select-input";
import { TextInput } from "@/components/forms/text-input";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import {
  ALERT_DEPARTMENTS,
  ALERT_FREQUENCIES,
  ALERT_SALARIES,
  type AlertProblem,
  alertProblem,
  type JobAlert,
  MAX_ALERT_TITLE,
  MAX_KEYWORDS_LENGTH,
} from "@/lib/alerts/schema";
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
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState<AlertProblem | null>(null);
  const accountEmail = useSession()?.email ?? "";
  const titleInput = useRef<HTMLInputElement>(null);
  useEffect(() => titleInput.current?.focus(), []);
  const change = (changes: Partial<JobAlert>) => setDraft((before) => ({ ...before, ...changes }));
  const isMissing = (field: "title" | "keywords") => problem?.kind === "missing" && problem.fields.includes(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = alertProblem(draft);
    setProblem(found);
    if (!found) return onSave(trimmed(draft));
    const name = found.kind === "missing" ? "missing" : (`${found.kind}Missing` as const);
    showToast({ title: t(name), description: t(`${name}Help`), destructive: true });
    document.getElementById(`alert-${found.fields[0]}`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-labelledby="alert-form-heading">
      <h3 id="alert-form-heading" className="text-lg">
        {t(isNew ? "newHeading" : "editHeading")}
      </h3>
      <TextInput
        id="alert-title"
        inputRef={titleInput}
        label={t("alertTitle")}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={MAX_ALERT_TITLE}
        mark={t("required")}
        error={isMissing("title") ? t("titleRequired") : undefined}
      />
      <TextInput
        id="alert-keywords"
        label={t("keywords")}
        help={t("keywordsHelp")}
        value={draft.keywords}
        onChange={(keywords) => change({ keywords })}
        maxLength={MAX_KEYWORDS_LENGTH}
        mark={t("required")}
        error={isMissing("keywords") ? t("keywordsRequired") : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectInput
          id="alert-location"
          label={t("location")}
          value={draft.location}
          onChange={(location) => change({ location })}
          options={locationOptions(draft.location, t("allLocations"), language)}
        />
        <SelectInput
          id="alert-department"
          label={t("department")}
          value={draft.department}
          onChange={(department) => change({ department })}
          options={ALERT_DEPARTMENTS.map((value) => ({ value, label: t(`departments.${value}`) }))}
        />
        <SelectInput
          id="alert-salary"
          label={t("salary")}
          value={draft.salaryRange}
          onChange={(salaryRange) => change({ salaryRange })}
          options={ALERT_SALARIES.map((value) => ({ value, label: t(`salaries.${value}`) }))}
        />
        <SelectInput
          id="alert-frequency"
          label={t("frequency")}
          value={draft.frequency}
          onChange={(frequency) => change({ frequency })}
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
      </div>
      <AlertNotifications {...{ draft, change, problem, language, accountEmail, t }} />
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

/** The alert without blanks around its texts, and without what a switch that is off asked for. */
function trimmed(draft: JobAlert): JobAlert {
  return {
    ...draft,
    title: draft.title.trim(),
    keywords: draft.keywords.trim(),
    email: draft.emailNotifications ? draft.email.trim() : "",
    phone: draft.smsNotifications ? draft.phone.trim() : "",
  };
}

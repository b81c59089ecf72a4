"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { SelectInput } from "@/components/forms/select-input";
import { TextArea } from "@/components/forms/text-area";
import { TextInput } from "@/components/forms/text-input";
import { DocumentsInput } from "@/components/tracker/documents-input";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import type { Translator } from "@/lib/i18n/translate";
import {
  APPLICATION_STATUSES,
  MAX_DEPARTMENT,
  MAX_JOB_TITLE,
  MAX_NOTES,
  missingFields,
  type TrackedApplication,
} from "@/lib/tracker/schema";

type Props = {
  start: TrackedApplication;
  isNew: boolean;
  t: Translator<"tracker">;
  /** Keeps the application; what it could not do it says itself. */
  onSave: (application: TrackedApplication) => void;
  onCancel: () => void;
};

/** The form of a new or an existing application. */
export function ApplicationForm({ start, isNew, t, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(start);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const titleInput = useRef<HTMLInputElement>(null);
  useEffect(() => titleInput.current?.focus(), []);
  const change = (changes: Partial<TrackedApplication>) => setDraft((before) => ({ ...before, ...changes }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = missingFields(draft);
    setMissing(fields);
    if (fields.length === 0) return onSave(trimmed(draft, start));
    showToast({ title: t("missing"), description: t("missingHelp"), destructive: true });
    document.getElementById(`tracker-${fields[0]}`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-labelledby="tracker-form-heading">
      <h3 id="tracker-form-heading" className="text-lg">
        {t(isNew ? "newHeading" : "editHeading")}
      </h3>
      <TextInput
        id="tracker-jobTitle"
        inputRef={titleInput}
        label={t("jobTitle")}
        value={draft.jobTitle}
        onChange={(jobTitle) => change({ jobTitle })}
        maxLength={MAX_JOB_TITLE}
        mark={t("required")}
        error={missing.includes("jobTitle") ? t("jobTitleRequired") : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          id="tracker-department"
          label={t("department")}
          value={draft.department}
          onChange={(department) => change({ department })}
          maxLength={MAX_DEPARTMENT}
          mark={t("required")}
          error={missing.includes("department") ? t("departmentRequired") : undefined}
        />
        <SelectInput
          id="tracker-status"
          label={t("status")}
          value={draft.status}
          onChange={(status) => change({ status })}
          options={APPLICATION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        {(["appliedDate", "deadline", "examDate", "interviewDate"] as const).map((field) => (
          <TextInput
            key={field}
            id={`tracker-${field}`}
            type="date"
            label={t(field)}
            value={draft[field] ?? ""}
            onChange={(day) => change({ [field]: day })}
          />
        ))}
      </div>
      <TextArea
        id="tracker-notes"
        label={t("notes")}
        help={t("notesHelp")}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        maxLength={MAX_NOTES}
      />
      <DocumentsInput documents={draft.documents} onChange={(documents) => change({ documents })} t={t} />
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

/** The application without blanks around its texts; a date that was emptied is unknown, the day of applying stays what it was. */
function trimmed(draft: TrackedApplication, start: TrackedApplication): TrackedApplication {
  return {
    ...draft,
    jobTitle: draft.jobTitle.trim(),
    department: draft.department.trim(),
    appliedDate: draft.appliedDate || start.appliedDate,
    deadline: draft.deadline || null,
    examDate: draft.examDate || null,
    interviewDate: draft.interviewDate || null,
    notes: draft.notes.trim(),
  };
}

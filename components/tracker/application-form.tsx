"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { DocumentsInput } from "@/components/tracker/documents-input";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import type { Translator } from "@/lib/i18n/translate";
import {
  APPLICATION_STATUSES,
  applicationFormSchema,
  MAX_DEPARTMENT,
  MAX_JOB_TITLE,
  MAX_NOTES,
  type TrackedApplication,
  withDocument,
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
  const form = useForm({ defaultValues: start, resolver: zodResolver(applicationFormSchema) });
  const { errors } = form.formState;
  const [document, setDocument] = useState("");
  useEffect(() => form.setFocus("jobTitle"), [form]);

  const save = (application: TrackedApplication) =>
    onSave({
      ...application,
      // The day of applying cannot be unknown: emptied, it stays what it was.
      appliedDate: application.appliedDate || start.appliedDate,
      documents: withDocument(application.documents, document),
    });
  const refuse = () => showToast({ title: t("missing"), description: t("missingHelp"), destructive: true });

  return (
    <form noValidate onSubmit={form.handleSubmit(save, refuse)} className="grid gap-4" aria-labelledby="tracker-form-heading">
      <h3 id="tracker-form-heading" className="text-lg">
        {t(isNew ? "newHeading" : "editHeading")}
      </h3>
      <Input
        {...form.register("jobTitle")}
        label={t("jobTitle")}
        note={t("required")}
        maxLength={MAX_JOB_TITLE}
        autoComplete="off"
        required
        error={errors.jobTitle && t("jobTitleRequired")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          {...form.register("department")}
          label={t("department")}
          note={t("required")}
          maxLength={MAX_DEPARTMENT}
          autoComplete="off"
          required
          error={errors.department && t("departmentRequired")}
        />
        <Select
          {...form.register("status")}
          label={t("status")}
          options={APPLICATION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        {(["appliedDate", "deadline", "examDate", "interviewDate"] as const).map((day) => (
          <Input key={day} {...form.register(day)} type="date" label={t(day)} />
        ))}
      </div>
      <Textarea {...form.register("notes")} label={t("notes")} hint={t("notesHelp")} maxLength={MAX_NOTES} />
      <DocumentsInput
        documents={form.watch("documents")}
        onChange={(documents) => form.setValue("documents", documents)}
        name={document}
        onNameChange={setDocument}
        t={t}
      />
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

"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type CallFailed, callAdmin } from "@/components/admin/call";
import {
  BLANK_EXAM,
  EXAM_CONTROLS,
  type ExamControl,
  type ExamValues,
  editOverSaved,
  valuesOfExam,
} from "@/components/admin/exams/exam-controls";
import { ExamTemplate } from "@/components/admin/exams/exam-template";
import { placeErrors, textResolver, useLeaveGuard } from "@/components/admin/forms";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import {
  type AdminExamDto,
  EXAM_MODES,
  EXAM_REQUIRED,
  type ExamFieldName,
  examFormSchema,
  fieldsOfExam,
  MISSING_FIELDS,
} from "@/lib/exams/admin-schema";

const CREATE_FAILED = "Failed to create exam. Please check your input and try again.";

const MODES = EXAM_MODES.map((value) => ({ value, label: value }));

type Props = { exam?: AdminExamDto; onSaved?: () => void };

/** Creates or edits an exam: fields, rules and messages of spec section 5. */
export function ExamForm({ exam, onSaved }: Props) {
  const [base, setBase] = useState({ values: exam ? valuesOfExam(fieldsOfExam(exam)) : BLANK_EXAM, version: exam?.version });
  /** How many were added: a template is chosen anew for each. */
  const [added, setAdded] = useState(0);
  const form = useForm<ExamValues>({
    defaultValues: base.values,
    resolver: textResolver(examFormSchema),
  });
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);

  /** Another editor saved first: both edits are in the form then, and what both changed is named at its field. */
  const takeOver = (saved: AdminExamDto) => {
    const { theirs, values, both } = editOverSaved(base.values, form.getValues(), saved);
    setBase({ values: theirs, version: saved.version });
    form.reset(theirs);
    form.reset(values, { keepDefaultValues: true });
    for (const name of both) form.setError(name, { message: `The other editor saved: ${theirs[name] || "(blank)"}` });
    showToast({
      title: "Another editor saved this exam first",
      description: "Both edits are in the form. Look it over and save it.",
      destructive: true,
    });
  };
  const save = useMutation({
    mutationFn: (values: ExamValues) =>
      exam
        ? callAdmin("PUT", `/api/admin/exams/${exam.id}`, { ...values, version: base.version })
        : callAdmin("POST", "/api/admin/exams", values),
    meta: { changes: "exams" },
    onSuccess: () => {
      showToast({ title: "Success!", description: exam ? "The exam was changed." : "The exam was added to the calendar." });
      if (!exam) form.reset(BLANK_EXAM);
      setAdded(added + 1);
      onSaved?.();
    },
    onError: (error) => {
      const saved = savedMeanwhile(error);
      if (saved) return takeOver(saved);
      placeErrors(form, error);
      showToast({ title: "Error", description: exam || error.status === 401 ? error.message : CREATE_FAILED, destructive: true });
    },
  });

  const idOf = (name: ExamFieldName) => `${exam ? "edit-exam" : "exam"}-${name}`;
  const control = ({ name, label, type = "text" }: ExamControl) => {
    const shared = {
      id: idOf(name),
      label,
      required: (EXAM_REQUIRED as readonly string[]).includes(name),
      error: errors[name]?.message,
      ...form.register(name),
    };
    return type === "textarea" ? (
      <Textarea key={name} {...shared} className="sm:col-span-2" />
    ) : (
      <Input key={name} {...shared} type={type} />
    );
  };
  return (
    <form
      onSubmit={form.handleSubmit(
        (values) => save.mutate(values),
        (found) => sayIssue(Object.values(found)[0]?.message ?? ""),
      )}
      noValidate
      aria-label={exam ? "Edit exam" : "New exam"}
      className="grid gap-4"
    >
      {!exam && <ExamTemplate key={added} form={form} />}
      <div className="card grid gap-4 p-4 sm:grid-cols-2">
        {EXAM_CONTROLS.map(control)}
        <Select
          id={idOf("examMode")}
          label="Exam mode"
          empty="Choose..."
          options={MODES}
          error={errors.examMode?.message}
          {...form.register("examMode")}
        />
      </div>
      <Button type="submit" variant="primary" disabled={save.isPending} className="justify-self-start">
        {save.isPending ? "Saving..." : exam ? "Save exam" : "Add exam"}
      </Button>
    </form>
  );
}

/** The exam as it is stored, where a call was refused since somebody saved it after this form was opened. */
function savedMeanwhile({ status, body }: CallFailed): AdminExamDto | undefined {
  return status === 409 ? (body.exam as AdminExamDto | undefined) : undefined;
}

function sayIssue(message: string): void {
  const isMissing = message.startsWith(MISSING_FIELDS.title);
  const toast = isMissing ? MISSING_FIELDS : { title: "Error", description: message };
  showToast({ ...toast, destructive: true });
}

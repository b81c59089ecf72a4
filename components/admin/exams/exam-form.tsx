"use client";

import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callAdmin } from "@/components/admin/call";
import { EXAM_CONTROLS, type ExamControl } from "@/components/admin/exams/exam-controls";
import { placeErrors, textResolver } from "@/components/admin/form-errors";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import {
  type AdminExamDto,
  EXAM_MODES,
  EXAM_REQUIRED,
  type ExamFieldName,
  type ExamFields,
  examFieldsSchema,
  examFormSchema,
  fieldsOfExam,
  MISSING_FIELDS,
} from "@/lib/exams/admin-schema";
import { EXAM_TEMPLATES, examTemplates } from "@/lib/exams/templates";

const CREATE_FAILED = "Failed to create exam. Please check your input and try again.";

/** The exam form as a browser holds it: every control gives text. */
type ExamValues = Record<ExamFieldName, string>;

const TEMPLATES = EXAM_TEMPLATES.map((value) => ({ value, label: examTemplates[value].label }));
const MODES = EXAM_MODES.map((value) => ({ value, label: value }));

type Props = { exam?: AdminExamDto; onSaved?: () => void };

/** Creates or edits an exam: fields, rules and messages of spec section 5. */
export function ExamForm({ exam, onSaved }: Props) {
  const form = useForm<ExamValues>({
    defaultValues: valuesOf(exam ? fieldsOfExam(exam) : {}),
    resolver: textResolver(examFormSchema),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: (values: ExamValues) =>
      exam
        ? callAdmin("PUT", `/api/admin/exams/${exam.id}`, { ...values, version: exam.version })
        : callAdmin("POST", "/api/admin/exams", values),
    meta: { changes: "exams" },
    onSuccess: () => {
      showToast({ title: "Success!", description: exam ? "The exam was changed." : "The exam was added to the calendar." });
      if (!exam) form.reset(valuesOf({}));
      onSaved?.();
    },
    onError: (error) => {
      placeErrors(form, error);
      showToast({ title: "Error", description: exam ? error.message : CREATE_FAILED, destructive: true });
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
      {!exam && (
        <Select
          label="Start from a template"
          empty="No template"
          options={TEMPLATES}
          className="max-w-sm"
          defaultValue=""
          onValueChange={(key) => form.reset({ ...valuesOf(examTemplates[key].fields), ...daysOf(form.getValues()) })}
        />
      )}
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

const NAMES = Object.keys(examFieldsSchema.shape) as ExamFieldName[];

function valuesOf(fields: Partial<ExamFields>): ExamValues {
  return Object.fromEntries(NAMES.map((name) => [name, fields[name] === null ? "" : String(fields[name] ?? "")])) as ExamValues;
}

function daysOf({ examDate, registrationStartDate, registrationEndDate, admitCardDate, resultsDate }: ExamValues) {
  return { examDate, registrationStartDate, registrationEndDate, admitCardDate, resultsDate };
}

function sayIssue(message: string): void {
  const isMissing = message.startsWith(MISSING_FIELDS.title);
  const toast = isMissing ? MISSING_FIELDS : { title: "Error", description: message };
  showToast({ ...toast, destructive: true });
}

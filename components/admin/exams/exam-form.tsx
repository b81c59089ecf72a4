"use client";

import { type FormEvent, useState } from "react";
import { type Answer, callAdmin } from "@/components/admin/call";
import { type ExamErrors, ExamFieldset, type ExamValues } from "@/components/admin/exams/exam-fieldset";
import { ExamTemplatePicker } from "@/components/admin/exams/exam-template-picker";
import { firstMessages } from "@/components/admin/first-messages";
import { showToast } from "@/components/ui/toast";
import {
  type AdminExamDto,
  checkExam,
  type ExamFieldName,
  type ExamFields,
  examFieldsSchema,
  fieldsOfExam,
  MISSING_FIELDS,
} from "@/lib/exams/admin-schema";

const CREATE_FAILED = "Failed to create exam. Please check your input and try again.";

type Props = { exam?: AdminExamDto; onSaved: (exam: AdminExamDto) => void };

/** Creates or edits an exam: fields, rules and messages of spec section 5. */
export function ExamForm({ exam, onSaved }: Props) {
  const [values, setValues] = useState<ExamValues>(() => valuesOf(exam ? fieldsOfExam(exam) : {}));
  const [errors, setErrors] = useState<ExamErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const change = (name: ExamFieldName, value: string) => setValues((before) => ({ ...before, [name]: value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { fields, issues } = checkExam(values);
    setErrors(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
    if (!fields) return sayIssue(issues[0]?.message ?? "");
    setIsBusy(true);
    const answer = await send(values, exam);
    setIsBusy(false);
    if (answer.ok) {
      showToast({ title: "Success!", description: exam ? "The exam was changed." : "The exam was added to the calendar." });
      if (!exam) setValues(valuesOf({}));
      return onSaved(answer.body);
    }
    setErrors(firstMessages(answer.body.errors));
    const description = exam ? (answer.body.message ?? "Connection error. Please try again.") : CREATE_FAILED;
    showToast({ title: "Error", description, destructive: true });
  }

  return (
    <form onSubmit={submit} noValidate aria-label={exam ? "Edit exam" : "New exam"} className="grid gap-4">
      {!exam && <ExamTemplatePicker fill={(fields) => setValues((before) => ({ ...valuesOf(fields), ...daysOf(before) }))} />}
      <ExamFieldset idPrefix={exam ? "edit-exam" : "exam"} values={values} errors={errors} change={change} />
      <button type="submit" disabled={isBusy} className="button-primary justify-self-start">
        {isBusy ? "Saving..." : exam ? "Save exam" : "Add exam"}
      </button>
    </form>
  );
}

function send(values: ExamValues, exam?: AdminExamDto): Promise<Answer<AdminExamDto>> {
  if (exam) return callAdmin("PUT", `/api/admin/exams/${exam.id}`, { ...values, version: exam.version });
  return callAdmin("POST", "/api/admin/exams", values);
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

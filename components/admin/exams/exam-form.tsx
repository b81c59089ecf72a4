"use client";

import { useForm } from "react-hook-form";
import {
  BLANK_EXAM,
  EXAM_CONTROLS,
  type ExamControl,
  type ExamValues,
  valuesOfExam,
} from "@/components/admin/exams/exam-controls";
import { ExamTemplate } from "@/components/admin/exams/exam-template";
import { useSaveExam } from "@/components/admin/exams/use-save-exam";
import { textResolver, useLeaveGuard } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
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

const MODES = EXAM_MODES.map((value) => ({ value, label: value }));

type Props = { exam?: AdminExamDto; onSaved?: () => void };

/** Creates or edits an exam: fields, rules and messages of spec section 5. */
export function ExamForm({ exam: opened, onSaved }: Props) {
  const form = useForm<ExamValues>({
    defaultValues: opened ? valuesOfExam(fieldsOfExam(opened)) : BLANK_EXAM,
    resolver: textResolver(examFormSchema),
  });
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const { save, exam, added } = useSaveExam({ form, opened, onSaved });

  const idOf = (name: ExamFieldName) => `${opened ? "edit-exam" : "exam"}-${name}`;
  const control = ({ name, label, type = "text" }: ExamControl) => {
    const shared = {
      id: idOf(name),
      label,
      required: (EXAM_REQUIRED as readonly string[]).includes(name),
      error: isMissing(errors[name]?.message) ? `${label} is required` : errors[name]?.message,
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
      <SendButton variant="primary" disabled={save.isPending} className="justify-self-start">
        {save.isPending ? "Saving..." : exam ? "Save exam" : "Add exam"}
      </SendButton>
    </form>
  );
}

/** Whether a message is the one that a form with gaps has for each of them. */
function isMissing(message: string | undefined): boolean {
  return message?.startsWith(MISSING_FIELDS.title) ?? false;
}

function sayIssue(message: string): void {
  const toast = isMissing(message) ? MISSING_FIELDS : { title: "Error", description: message };
  showToast({ ...toast, destructive: true });
}

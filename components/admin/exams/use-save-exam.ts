import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type CallFailed, callAdmin } from "@/components/admin/call";
import { BLANK_EXAM, type ExamValues, editOverSaved } from "@/components/admin/exams/exam-controls";
import { placeErrors, useSubmission } from "@/components/admin/forms";
import { showToast } from "@/components/ui/toast";
import type { AdminExamDto } from "@/lib/exams/admin-schema";
import { namesOf } from "@/lib/jobs/job/field";

const CREATE_FAILED = "Failed to create exam. Please check your input and try again.";

type Options = { form: UseFormReturn<ExamValues>; opened?: AdminExamDto; onSaved?: () => void };

/**
 * Sends the form of an exam and says how it went; a refused form keeps what was typed and shows each message. `exam` is the one that the form changes: the
 * `opened` one, or one that was added while somebody typed on.
 */
export function useSaveExam({ form, opened, onSaved }: Options) {
  const [exam, setExam] = useState(opened);
  const [base, setBase] = useState({ values: form.getValues(), version: opened?.version });
  /** How many were added: a template is chosen anew for each. */
  const [added, setAdded] = useState(0);
  const submissionOf = useSubmission();

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
        ? callAdmin<AdminExamDto>("PUT", `/api/admin/exams/${exam.id}`, { ...values, version: base.version })
        : callAdmin<AdminExamDto>("POST", "/api/admin/exams", { ...values, submission: submissionOf(values) }),
    meta: { changes: "exams" },
    onSuccess: (saved, values) => {
      showToast({ title: "Success!", description: exam ? "The exam was changed." : "The exam was added to the calendar." });
      const typed = form.getValues();
      if (namesOf(values).some((name) => typed[name] !== values[name])) {
        // What was typed while it was being saved is still to be saved: the form stays.
        setExam(saved);
        setBase({ values, version: saved.version });
        form.reset(values);
        form.reset(typed, { keepDefaultValues: true });
        return;
      }
      if (!opened) {
        setExam(undefined);
        form.reset(BLANK_EXAM);
        // Its button is at the foot of a long form, whose next exam begins at the top.
        requestAnimationFrame(() => form.setFocus("title"));
      }
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
  return { save, exam, added };
}

/** The exam as it is stored, where a call was refused since somebody saved it after this form was opened. */
function savedMeanwhile({ status, body }: CallFailed): AdminExamDto | undefined {
  return status === 409 ? (body.exam as AdminExamDto | undefined) : undefined;
}

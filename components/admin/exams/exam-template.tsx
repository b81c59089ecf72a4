"use client";

import type { UseFormReturn } from "react-hook-form";
import { BLANK_EXAM, type ExamValues, valuesOfExam } from "@/components/admin/exams/exam-controls";
import { TemplateSelect } from "@/components/admin/template-select";
import { EXAM_LABELS } from "@/lib/exams/admin-schema";
import { EXAM_TEMPLATES, type ExamTemplateKey, examTemplates } from "@/lib/exams/templates";
import { laidOver, ownFields } from "@/lib/form-template";
import { namesOf } from "@/lib/jobs/job/field";

const OPTIONS = EXAM_TEMPLATES.map((value) => ({ value, label: examTemplates[value].label }));
const NAMES = namesOf(BLANK_EXAM);

type Texts = Partial<ExamValues>;

/** Fills the form with what an exam says every year, but for its days. */
export function ExamTemplate({ form }: { form: UseFormReturn<ExamValues> }) {
  const onForm = (over: { template: Texts; filled: Texts }) => ({ values: form.getValues(), blank: BLANK_EXAM, ...over });
  return (
    <TemplateSelect
      options={OPTIONS}
      textsOf={textsOf}
      ownFields={(over) => ownFields(NAMES, onForm(over))}
      fill={(over, kept) =>
        form.reset({ ...form.getValues(), ...laidOver(NAMES, onForm(over), kept) }, { keepDefaultValues: true })
      }
      labels={EXAM_LABELS}
      note="Its days stay as they are."
    />
  );
}

function textsOf(key: ExamTemplateKey): Texts {
  const { fields } = examTemplates[key];
  const values = valuesOfExam(fields);
  return Object.fromEntries(namesOf(fields).map((name) => [name, values[name]]));
}

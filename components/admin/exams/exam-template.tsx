"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { BLANK_EXAM, type ExamValues, valuesOfExam } from "@/components/admin/exams/exam-controls";
import { TemplateQuestion } from "@/components/admin/template-question";
import { Select } from "@/components/ui/select";
import { EXAM_LABELS, type ExamFieldName } from "@/lib/exams/admin-schema";
import { EXAM_TEMPLATES, type ExamTemplateKey, examTemplates } from "@/lib/exams/templates";
import { laidOver, ownFields } from "@/lib/form-template";
import { namesOf } from "@/lib/jobs/job/field";

const OPTIONS = EXAM_TEMPLATES.map((value) => ({ value, label: examTemplates[value].label }));
const NAMES = namesOf(BLANK_EXAM);

type Texts = Partial<ExamValues>;
type Question = { template: Texts; own: ExamFieldName[] };

/** Fills the form with what an exam says every year, but for its days. It asks before it replaces what somebody typed. */
export function ExamTemplate({ form }: { form: UseFormReturn<ExamValues> }) {
  const [filled, setFilled] = useState<Texts>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const over = (template: Texts) => ({ values: form.getValues(), blank: BLANK_EXAM, template, filled });

  const fill = (template: Texts, kept: ExamFieldName[]) => {
    form.reset({ ...form.getValues(), ...laidOver(NAMES, over(template), kept) }, { keepDefaultValues: true });
    setFilled(template);
    setQuestion(null);
  };
  const choose = (key: ExamTemplateKey) => {
    const { fields } = examTemplates[key];
    const values = valuesOfExam(fields);
    const template = Object.fromEntries(namesOf(fields).map((name) => [name, values[name]]));
    const own = ownFields(NAMES, over(template));
    if (own.length === 0) fill(template, []);
    else setQuestion({ template, own });
  };
  return (
    <>
      <Select
        label="Start from a template"
        empty="No template"
        options={OPTIONS}
        className="max-w-sm"
        defaultValue=""
        onValueChange={choose}
      />
      {question && (
        <TemplateQuestion
          own={question.own.map((name) => EXAM_LABELS[name])}
          fill={(keepsOwn) => fill(question.template, keepsOwn ? question.own : [])}
          close={() => setQuestion(null)}
          note="Its days stay as they are."
        />
      )}
    </>
  );
}

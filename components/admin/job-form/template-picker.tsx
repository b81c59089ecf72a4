"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { TemplateQuestion } from "@/components/admin/template-question";
import { Select } from "@/components/ui/select";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { type JobTexts, ownJobFields, textsOf, withTemplate } from "@/lib/jobs/editing/templates/fill";
import { JOB_TEMPLATES, type JobTemplateKey, jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { JOB_LABELS } from "@/lib/jobs/job/labels";
import type { FormField } from "@/lib/jobs/job/names";

const OPTIONS = JOB_TEMPLATES.map((value) => ({ value, label: jobTemplates[value].label }));

type Question = { template: JobTexts; own: FormField[] };

/** Fills the form with what the notices of a recruitment say every year. It asks before it replaces what somebody typed. */
export function TemplatePicker() {
  const { reset, getValues } = useFormContext<JobFormValues>();
  const [filled, setFilled] = useState<JobTexts>({});
  const [question, setQuestion] = useState<Question | null>(null);

  const fill = (template: JobTexts, kept: FormField[]) => {
    reset(withTemplate(getValues(), { template, filled }, kept), { keepDefaultValues: true });
    setFilled(template);
    setQuestion(null);
  };
  const choose = (key: JobTemplateKey) => {
    const template = textsOf(key);
    const own = ownJobFields(getValues(), { template, filled });
    if (own.length === 0) fill(template, []);
    else setQuestion({ template, own });
  };
  return (
    <>
      <Select
        id="job-template"
        label="Start from a template"
        empty="No template"
        options={OPTIONS}
        defaultValue=""
        onValueChange={choose}
        className="max-w-sm"
      />
      {question && (
        <TemplateQuestion
          own={question.own.map((name) => JOB_LABELS[name])}
          fill={(keepsOwn) => fill(question.template, keepsOwn ? question.own : [])}
          close={() => setQuestion(null)}
          note="Vacancies and days stay as they are."
        />
      )}
    </>
  );
}

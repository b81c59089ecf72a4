"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { type JobTexts, ownFields, textsOf, withTemplate } from "@/lib/jobs/editing/templates/fill";
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
    reset(withTemplate(getValues(), { template, filled, kept }), { keepDefaultValues: true });
    setFilled(template);
    setQuestion(null);
  };
  const choose = (key: JobTemplateKey) => {
    const template = textsOf(key);
    const own = ownFields(getValues(), template, filled);
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
        <DialogFrame
          title="Keep what is in the form?"
          description={`The template would replace: ${question.own.map((name) => JOB_LABELS[name]).join(", ")}.`}
          closeLabel="Close"
          onClose={() => setQuestion(null)}
          footer={
            <>
              <Button variant="primary" onClick={() => fill(question.template, question.own)}>
                Fill only the rest
              </Button>
              <Button variant="danger" onClick={() => fill(question.template, [])}>
                Replace them
              </Button>
            </>
          }
        >
          <p>Vacancies and days stay as they are.</p>
        </DialogFrame>
      )}
    </>
  );
}

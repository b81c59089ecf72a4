"use client";

import { useFormContext } from "react-hook-form";
import { TemplateSelect } from "@/components/admin/template-select";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { ownJobFields, textsOf, withTemplate } from "@/lib/jobs/editing/templates/fill";
import { JOB_TEMPLATES, jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { JOB_LABELS } from "@/lib/jobs/job/labels";

const OPTIONS = JOB_TEMPLATES.map((value) => ({ value, label: jobTemplates[value].label }));

/** Fills the form with what the notices of a recruitment say every year. */
export function TemplatePicker() {
  const { reset, getValues } = useFormContext<JobFormValues>();
  return (
    <TemplateSelect
      id="job-template"
      options={OPTIONS}
      textsOf={textsOf}
      ownFields={(over) => ownJobFields(getValues(), over)}
      fill={(over, kept) => reset(withTemplate(getValues(), over, kept), { keepDefaultValues: true })}
      labels={JOB_LABELS}
      note="Vacancies and days stay as they are."
    />
  );
}

"use client";

import { useFormContext } from "react-hook-form";
import { Select } from "@/components/ui/select";
import { type JobFormValues, valuesOfFields } from "@/lib/jobs/editing/form-values";
import { JOB_TEMPLATES, type JobTemplateKey, jobTemplates } from "@/lib/jobs/editing/templates/templates";

const OPTIONS = JOB_TEMPLATES.map((value) => ({ value, label: jobTemplates[value].label }));

/** Fills the form with what the notices of a recruitment say every year. Days and vacancies stay as they are. */
export function TemplatePicker() {
  const { reset, getValues } = useFormContext<JobFormValues>();
  const fill = (key: JobTemplateKey) => {
    const { positions, deadline, applicationStartDate } = getValues();
    const values = valuesOfFields(jobTemplates[key].fields);
    reset({ ...values, positions, deadline, applicationStartDate }, { keepDefaultValues: true });
  };
  return (
    <Select
      id="job-template"
      label="Start from a template"
      empty="No template"
      options={OPTIONS}
      defaultValue=""
      onValueChange={fill}
      className="max-w-sm"
    />
  );
}

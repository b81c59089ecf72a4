"use client";

import { useFormContext } from "react-hook-form";
import { type JobFormValues, valuesOfFields } from "@/lib/jobs/editing/form-values";
import { JOB_TEMPLATES, type JobTemplateKey, jobTemplates } from "@/lib/jobs/editing/templates/templates";

/** Fills the form with what the notices of a recruitment say every year. Days and vacancies stay as they are. */
export function TemplatePicker() {
  const { reset, getValues } = useFormContext<JobFormValues>();
  const fill = (key: string) => {
    if (!JOB_TEMPLATES.includes(key as JobTemplateKey)) return;
    const { positions, deadline, applicationStartDate } = getValues();
    const values = valuesOfFields(jobTemplates[key as JobTemplateKey].fields);
    reset({ ...values, positions, deadline, applicationStartDate }, { keepDefaultValues: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor="job-template" className="font-semibold">
        Start from a template
      </label>
      <select id="job-template" className="field w-auto" defaultValue="" onChange={(event) => fill(event.target.value)}>
        <option value="">No template</option>
        {JOB_TEMPLATES.map((key) => (
          <option key={key} value={key}>
            {jobTemplates[key].label}
          </option>
        ))}
      </select>
    </div>
  );
}

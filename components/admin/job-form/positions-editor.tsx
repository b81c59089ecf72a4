"use client";

import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { describe, Field } from "@/components/admin/field";
import { BLANK_POSITION, type JobFormValues, type PositionValues } from "@/lib/jobs/editing/form-values";

const FIELDS: { name: keyof PositionValues; label: string; required?: boolean; type?: string }[] = [
  { name: "positionName", label: "Position name", required: true },
  { name: "qualification", label: "Qualification", required: true },
  { name: "numberOfVacancies", label: "Number of vacancies", required: true, type: "number" },
  { name: "salaryRange", label: "Salary range" },
  { name: "experienceRequired", label: "Experience required" },
  { name: "specificRequirements", label: "Specific requirements" },
];

/** The positions of a notice that advertises several. Vacancies and qualification of the job are made from these. */
export function PositionsEditor() {
  const { control, formState } = useFormContext<JobFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "jobPositions" });
  const listError = formState.errors.jobPositions?.message ?? formState.errors.jobPositions?.root?.message;
  return (
    <div id="job-jobPositions" className="grid gap-4 sm:col-span-2">
      {listError && <p className="font-semibold text-critical">{listError}</p>}
      {fields.map((field, index) => (
        <fieldset key={field.id} className="grid min-w-0 gap-3 rounded-md border border-line bg-sunken p-3 sm:grid-cols-2">
          <legend className="sr-only">Position {index + 1}</legend>
          <div className="flex items-center justify-between sm:col-span-2">
            <span aria-hidden className="font-semibold">
              Position {index + 1}
            </span>
            <button
              type="button"
              className="button-quiet small"
              disabled={fields.length === 1}
              onClick={() => remove(index)}
              aria-label={`Remove position ${index + 1}`}
            >
              <Trash2 aria-hidden size={16} /> Remove
            </button>
          </div>
          {FIELDS.map((definition) => (
            <PositionField key={definition.name} index={index} {...definition} />
          ))}
        </fieldset>
      ))}
      <button type="button" className="button-quiet justify-self-start" onClick={() => append(BLANK_POSITION)}>
        <Plus aria-hidden size={16} /> Add position
      </button>
    </div>
  );
}

type FieldProps = { index: number; name: keyof PositionValues; label: string; required?: boolean; type?: string };

function PositionField({ index, name, label, required, type = "text" }: FieldProps) {
  const { register, formState } = useFormContext<JobFormValues>();
  const error = formState.errors.jobPositions?.[index]?.[name]?.message;
  const id = `job-jobPositions-${index}-${name}`;
  return (
    <Field id={id} label={label} required={required} error={error}>
      <input
        {...describe(id, { error, required })}
        {...register(`jobPositions.${index}.${name}`)}
        type={type}
        min={type === "number" ? 1 : undefined}
        className="field"
      />
    </Field>
  );
}

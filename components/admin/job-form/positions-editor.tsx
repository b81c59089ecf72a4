"use client";

import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { describe, Field } from "@/components/admin/field";
import { BLANK_POSITION, type JobFormValues, type PositionValues } from "@/lib/jobs/editing/form-values";
import type { FieldDefinition } from "@/lib/jobs/job/field";
import { POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";

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
          {POSITION_NAMES.map((name) => (
            <PositionField key={name} index={index} name={name} />
          ))}
        </fieldset>
      ))}
      <button type="button" className="button-quiet justify-self-start" onClick={() => append(BLANK_POSITION)}>
        <Plus aria-hidden size={16} /> Add position
      </button>
    </div>
  );
}

function PositionField({ index, name }: { index: number; name: keyof PositionValues }) {
  const definition: FieldDefinition = POSITION_FIELDS[name];
  const required = !definition.optional;
  const type = definition.value.kind === "count" ? "number" : "text";
  const { register, formState } = useFormContext<JobFormValues>();
  const error = formState.errors.jobPositions?.[index]?.[name]?.message;
  const id = `job-jobPositions-${index}-${name}`;
  return (
    <Field id={id} label={definition.label} required={required} error={error}>
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

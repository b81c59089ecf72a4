"use client";

import { Plus, Trash2 } from "lucide";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { BLANK_POSITION, type JobFormValues, type PositionValues } from "@/lib/jobs/editing/form/form-values";
import type { FieldDefinition } from "@/lib/jobs/job/field";
import { POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { withoutPost } from "@/lib/notice/editing/posts";

/** The positions of a notice that advertises several. Vacancies and qualification of the job are made from these. */
export function PositionsEditor() {
  const { control, formState, getValues, reset } = useFormContext<JobFormValues>();
  const { fields, append } = useFieldArray({ control, name: "jobPositions" });
  // The notice as data lists the same posts in the same order.
  const removePost = (index: number) =>
    reset(withoutPost(getValues(), index), { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true });
  const listError = formState.errors.jobPositions?.message ?? formState.errors.jobPositions?.root?.message;
  return (
    <FieldSet
      id="job-jobPositions"
      label="List of positions"
      isLabelHidden
      error={listError}
      className="grid gap-4 sm:col-span-2"
    >
      {fields.map((field, index) => (
        <FieldSet
          key={field.id}
          label={`Position ${index + 1}`}
          isLabelHidden
          isFramed
          className="grid gap-3 bg-sunken sm:grid-cols-2"
        >
          <div className="flex items-center justify-between sm:col-span-2">
            <span aria-hidden className="font-semibold">
              Position {index + 1}
            </span>
            <Button
              size="sm"
              disabled={fields.length === 1}
              onClick={() => removePost(index)}
              aria-label={`Remove position ${index + 1}`}
            >
              <Icon of={Trash2} size={16} /> Remove
            </Button>
          </div>
          {POSITION_NAMES.map((name) => (
            <PositionField key={name} index={index} name={name} />
          ))}
        </FieldSet>
      ))}
      <Button className="justify-self-start" onClick={() => append(BLANK_POSITION)}>
        <Icon of={Plus} size={16} /> Add position
      </Button>
    </FieldSet>
  );
}

function PositionField({ index, name }: { index: number; name: keyof PositionValues }) {
  const definition: FieldDefinition = POSITION_FIELDS[name];
  const required = !definition.optional;
  const type = definition.value.kind === "count" ? "number" : "text";
  const { register, formState } = useFormContext<JobFormValues>();
  return (
    <Input
      id={`job-jobPositions-${index}-${name}`}
      label={definition.label}
      required={required}
      error={formState.errors.jobPositions?.[index]?.[name]?.message}
      type={type}
      min={type === "number" ? 1 : undefined}
      defaultValue={formState.defaultValues?.jobPositions?.[index]?.[name]}
      {...register(`jobPositions.${index}.${name}`)}
    />
  );
}

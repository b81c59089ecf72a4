"use client";

import { useFormContext } from "react-hook-form";
import { describe, Field } from "@/components/admin/field";
import type { JobFormValues } from "@/lib/jobs/editing/form-values";
import { JOB_LABELS } from "@/lib/jobs/job/labels";
import type { FormField } from "@/lib/jobs/job/names";

type Props = {
  name: FormField;
  required?: boolean;
  hint?: string;
  type?: "text" | "url" | "date" | "textarea" | "number";
  /** Suggestions: others may be typed. */
  suggestions?: readonly string[];
  min?: string;
  max?: string;
  rows?: number;
  wide?: boolean;
};

/** A text control of the job form with its label, hint and message. */
export function TextField({ name, required, hint, type = "text", suggestions, min, max, rows = 3, wide }: Props) {
  const { register, formState } = useFormContext<JobFormValues>();
  const error = formState.errors[name]?.message;
  const id = `job-${name}`;
  const shared = { ...describe(id, { hint, error, required }), ...register(name), className: "field" };
  return (
    <Field id={id} label={JOB_LABELS[name]} required={required} hint={hint} error={error} className={wide ? "sm:col-span-2" : ""}>
      {type === "textarea" ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} min={min} max={max} list={suggestions && `${id}-list`} autoComplete="off" />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

type SelectProps = { name: FormField; required?: boolean; groups: { label?: string; options: readonly string[] }[] };

/** A choice of the job form; a stored value that is none of the options is offered too. */
export function SelectField({ name, required, groups }: SelectProps) {
  const { register, formState, watch } = useFormContext<JobFormValues>();
  const error = formState.errors[name]?.message;
  const id = `job-${name}`;
  const current = watch(name);
  const isKnown = current === "" || groups.some(({ options }) => options.includes(current));
  const list = (options: readonly string[]) => options.map((value) => <option key={value}>{value}</option>);
  return (
    <Field id={id} label={JOB_LABELS[name]} required={required} error={error}>
      <select {...describe(id, { error, required })} {...register(name)} className="field">
        <option value="">Choose...</option>
        {!isKnown && <option>{current}</option>}
        {groups.map(({ label, options }) =>
          label ? (
            <optgroup key={label} label={label}>
              {list(options)}
            </optgroup>
          ) : (
            list(options)
          ),
        )}
      </select>
    </Field>
  );
}

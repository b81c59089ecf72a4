"use client";

import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Input, SuggestInput, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { JOB_LABELS } from "@/lib/jobs/job/labels";
import type { FormField } from "@/lib/jobs/job/names";

/**
 * What ties a control of the kit to a field of the form: its id, its label, what is wrong with it, and its value, which the form sets once the
 * scripts have come. The page has it from the start, so that no stored job is seen without its facts.
 */
function useJobField(name: FormField) {
  const { register, formState } = useFormContext<JobFormValues>();
  const { errors, defaultValues } = formState;
  return {
    id: `job-${name}`,
    label: JOB_LABELS[name],
    error: errors[name]?.message,
    defaultValue: defaultValues?.[name],
    ...register(name),
  };
}

type Given = { name: FormField };

/** A line of text, a number or a day of the job form. */
export function JobText({ name, ...input }: Given & Omit<ComponentProps<typeof Input>, "label" | "name">) {
  return <Input autoComplete="off" {...input} {...useJobField(name)} />;
}

/** A line of text with what is often filled in. */
export function JobSuggest({ name, ...input }: Given & Omit<ComponentProps<typeof SuggestInput>, "label" | "name">) {
  return <SuggestInput autoComplete="off" {...input} {...useJobField(name)} />;
}

/** A text of several lines. */
export function JobTextarea({ name, ...textarea }: Given & Omit<ComponentProps<typeof Textarea>, "label" | "name">) {
  return <Textarea {...textarea} {...useJobField(name)} />;
}

type SelectProps = Given & { required?: boolean; groups: { label?: string; options: readonly string[] }[] };

/** A choice of the job form; a stored value that is none of the options is offered too. */
export function JobSelect({ name, required, groups }: SelectProps) {
  const current = useFormContext<JobFormValues>().watch(name);
  const isKnown = current === "" || groups.some(({ options }) => options.includes(current));
  const known = groups.flatMap(({ label, options }) => (label ? [] : options));
  const options = [...(isKnown ? [] : [current]), ...known].map((value) => ({ value, label: value }));
  return (
    <Select {...useJobField(name)} required={required} empty="Choose..." options={options}>
      {groups.map(
        ({ label, options: inGroup }) =>
          label && (
            <optgroup key={label} label={label}>
              {inGroup.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </optgroup>
          ),
      )}
    </Select>
  );
}

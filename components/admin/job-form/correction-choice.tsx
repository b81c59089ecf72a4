"use client";

import { useFormContext } from "react-hook-form";
import { RadioGroup } from "@/components/ui/radio-group";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { Correction } from "@/lib/jobs/editing/schema";

export const CORRECTION_OPTIONS = [
  { value: "corrigendum", label: "The body changed its notice: readers are told" },
  { value: "slip", label: "The entry here was wrong: shown for 30 days as our correction" },
] as const satisfies { value: Correction; label: string }[];

export const CORRECTION_ID = "job-correction";
export const REASON_MISSED = "Say why the deadline, vacancies or fee change.";

type Props = {
  base: JobFormValues;
  value: Correction | null;
  setValue: (value: Correction) => void;
  /** Whether somebody has saved without saying why. */
  isMissed: boolean;
};

/** Asks why something changes that the readers of a published job are told of. */
export function CorrectionChoice({ base, value, setValue, isMissed }: Props) {
  const values = useFormContext<JobFormValues>().watch();
  if (!isCorrected(base, values)) return null;
  return (
    <RadioGroup
      id={CORRECTION_ID}
      label="Why do the deadline, vacancies or fee change?"
      required
      error={isMissed && value === null ? REASON_MISSED : undefined}
      options={CORRECTION_OPTIONS}
      value={value}
      onValueChange={setValue}
    />
  );
}

/** Whether the deadline, the vacancies or the fee differ; what was not stated before is added, not corrected. */
export function isCorrected(base: JobFormValues, values: JobFormValues): boolean {
  const facts = [base, values].map((form) => [form.deadline, vacanciesOf(form), form.applicationFee.trim()]);
  const [before = [], after = []] = facts;
  return before.some((fact, at) => fact !== "" && fact !== after[at]);
}

function vacanciesOf({ useMultiplePositions, jobPositions, positions }: JobFormValues): string {
  if (!useMultiplePositions) return positions.trim();
  return String(jobPositions.reduce((sum, post) => sum + Number(post.numberOfVacancies), 0));
}

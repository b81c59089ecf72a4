"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { showToast } from "@/components/ui/toast";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { Correction } from "@/lib/jobs/editing/schema";

export const CORRECTION_OPTIONS = [
  { value: "corrigendum", label: "The body changed its notice: readers are told" },
  { value: "slip", label: "The entry here was wrong: shown for 30 days as our correction" },
] as const satisfies { value: Correction; label: string }[];

const CORRECTION_ID = "job-correction";
const REASON_MISSED = "Say why the deadline, vacancies or fee change.";

/** Why something changes that the readers of a published job are told of, which must be said before it is saved. */
export function useCorrection(isPublished: boolean) {
  const [value, setValue] = useState<Correction | null>(null);
  /** Whether somebody has saved without saying why. */
  const [isMissed, setMissed] = useState(false);
  /** What was said; null where there is nothing to say, "missed" where it was not said, of which the editor is told. */
  const ask = (base: JobFormValues, values: JobFormValues): Correction | null | "missed" => {
    if (!isPublished || !isCorrected(base, values)) return null;
    if (value) return value;
    showToast({ title: "Update Failed", description: REASON_MISSED, destructive: true });
    setMissed(true);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CORRECTION_ID} input`)?.focus());
    return "missed";
  };
  const forget = () => {
    setValue(null);
    setMissed(false);
  };
  return { value, setValue, isMissed, ask, forget };
}

type Props = { base: JobFormValues; correction: ReturnType<typeof useCorrection> };

/** Asks for it, once something of the kind was changed. */
export function CorrectionChoice({ base, correction: { value, setValue, isMissed } }: Props) {
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
function isCorrected(base: JobFormValues, values: JobFormValues): boolean {
  const facts = [base, values].map((form) => [form.deadline, vacanciesOf(form), form.applicationFee.trim()]);
  const [before = [], after = []] = facts;
  return before.some((fact, at) => fact !== "" && fact !== after[at]);
}

function vacanciesOf({ useMultiplePositions, jobPositions, positions }: JobFormValues): string {
  if (!useMultiplePositions) return positions.trim();
  return String(jobPositions.reduce((sum, post) => sum + Number(post.numberOfVacancies), 0));
}

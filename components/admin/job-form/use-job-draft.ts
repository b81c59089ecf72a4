import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { BLANK_JOB, type JobFormValues } from "@/lib/jobs/editing/form-values";

const SAVE_AFTER_MS = 400;

export type JobDraft = { savedAt: string | null; restore: () => void; discard: () => void };

/** Keeps what is typed on this device, so that a lost connection or a closed tab loses nothing. It is offered when the form opens again. */
export function useJobDraft(form: UseFormReturn<JobFormValues>, name: string): JobDraft {
  const key = `niyukti_admin_draft_${name}`;
  const [found, setFound] = useState<{ values: JobFormValues; savedAt: string } | null>(null);

  useEffect(() => setFound(read(key)), [key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (isDirty) timer = setTimeout(() => write(key, values), SAVE_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, key]);

  const discard = () => {
    write(key, null);
    setFound(null);
  };
  const restore = () => {
    if (found) form.reset({ ...BLANK_JOB, ...found.values }, { keepDefaultValues: true });
    setFound(null);
  };
  return { savedAt: found?.savedAt ?? null, restore, discard };
}

/** What was kept, where it still reads as a form; anything else in the storage is ignored. */
function read(key: string): { values: JobFormValues; savedAt: string } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("values" in kept) || !("savedAt" in kept)) return null;
    const { values, savedAt } = kept as { values: Partial<JobFormValues>; savedAt: unknown };
    if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt)) || typeof values?.title !== "string") return null;
    if (values.jobPositions !== undefined && !Array.isArray(values.jobPositions)) return null;
    return { values: { ...BLANK_JOB, ...values }, savedAt };
  } catch {
    return null;
  }
}

function write(key: string, values: JobFormValues | null): void {
  try {
    if (values === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ values, savedAt: new Date().toISOString() }));
  } catch {
    return;
  }
}

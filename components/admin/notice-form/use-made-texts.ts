import { useEffect, useRef } from "react";
import { type FieldPath, useFormContext, useWatch } from "react-hook-form";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { madeTexts, textsToSet } from "@/lib/notice/editing/made-texts";

/** Fills in the texts of the form that the data say, as long as nobody wrote them. */
export function useMadeTexts(): void {
  const { control, getValues, setValue } = useFormContext<JobFormValues>();
  const made = useWatch({ control, compute: (values) => madeTexts(values as JobFormValues) });
  const before = useRef(made ?? {});
  useEffect(() => {
    // While something is wrong in the data, the texts of what they said before stay.
    if (!made) return;
    const texts = textsToSet((path) => getValues(path as FieldPath<JobFormValues>), made, before.current);
    before.current = { ...before.current, ...made };
    for (const [path, text] of Object.entries(texts)) {
      setValue(path as FieldPath<JobFormValues>, text, { shouldDirty: true });
    }
  }, [made, getValues, setValue]);
}

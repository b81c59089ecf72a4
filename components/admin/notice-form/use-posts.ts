import { useFormContext, useWatch } from "react-hook-form";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { postNames } from "@/lib/notice/editing/values";

type Edit = (values: JobFormValues) => JobFormValues;

/** The posts of the notice by their names, and what changes them together with the list of positions. */
export function usePosts() {
  const { control, getValues, reset } = useFormContext<JobFormValues>();
  const names = useWatch({ control, compute: (values) => postNames(values as JobFormValues) });
  const isSeveral = useWatch({ control, name: "useMultiplePositions" });
  /** A reset, because a list of controls follows no other change of its whole. */
  const edit = (change: Edit) => reset(change(getValues()), { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true });
  return { names, isSeveral, edit };
}

/** What an editor reads for a post: its name, or its place. */
export function postLabel(names: readonly string[], index: number): string {
  return names[index] || `Post ${index + 1}`;
}

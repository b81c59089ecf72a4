import { useState } from "react";
import { type FieldValues, get, useFormContext, useWatch } from "react-hook-form";
import type { TypedValue } from "@/lib/notice/editing/typed-values";

/** What ties a control to a value of the notice: `path` is its place there ("posts.0.age.min"). */
export function useLeaf(path: string) {
  const { control, setValue, formState } = useFormContext<FieldValues>();
  const name = `notice.${path}`;
  const value: unknown = useWatch({ control, name });
  const set = (next: unknown) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const error = (get(formState.errors, name) as { message?: unknown } | undefined)?.message;
  return { id: `job-${name.replaceAll(".", "-")}`, value, set, error: typeof error === "string" ? error : undefined };
}

/** What ties a control to a value that is typed as a line of text: the text stays as it is typed while it means the value. */
export function useTyped(path: string, { parse, format }: TypedValue) {
  const { id, value, set, error } = useLeaf(path);
  const [typed, setTyped] = useState(() => format(value));
  const isSame = JSON.stringify(parse(typed)) === JSON.stringify(value ?? null);
  const onChange = (event: { target: { value: string } }) => {
    setTyped(event.target.value);
    set(parse(event.target.value));
  };
  return { id, error, value: isSame ? typed : format(value), onChange };
}

/** The rows of a list of the notice. */
export function useRows(path: string) {
  const { value, set, id, error } = useLeaf(path);
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return {
    id,
    error,
    count: rows.length,
    add: (row: object) => set([...rows, row]),
    /** Without any row the list is unknown again: that there is none is said by a tick. */
    remove: (index: number) => set(rows.length > 1 ? rows.filter((_row, at) => at !== index) : null),
  };
}

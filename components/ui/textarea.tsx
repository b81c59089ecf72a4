import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "@/components/ui/field";

type Props = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** A labelled text of several lines. */
export function Textarea({ rows = 3, ...props }: Props) {
  const [field, textarea] = splitField(props);
  return <Field {...field}>{(wiring) => <textarea {...textarea} {...wiring} rows={rows} className="field py-2" />}</Field>;
}

import { Field, type FieldProps, type Own } from "@/components/ui/field";

/** A labelled text of several lines. */
export function Textarea({ rows = 3, ...props }: FieldProps & Own<"textarea">) {
  return <Field<Own<"textarea">> {...props}>{(textarea) => <textarea {...textarea} rows={rows} className="field py-2" />}</Field>;
}

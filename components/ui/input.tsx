import { Field, type FieldProps, type Own } from "@/components/ui/field";

export type InputProps = FieldProps &
  Own<"input"> & {
    /** `lg` where the field is what a page is for. */
    size?: "md" | "lg";
  };

/** A labelled line of text, a number, a day or a file. */
export function Input({ size, ...props }: InputProps) {
  return (
    <Field<Own<"input">> {...props}>
      {(input) => <input {...input} className={size === "lg" ? "field min-h-12" : "field"} />}
    </Field>
  );
}

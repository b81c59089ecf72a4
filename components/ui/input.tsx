import { useId } from "react";
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

/** A labelled text of several lines. */
export function Textarea({ rows = 3, ...props }: FieldProps & Own<"textarea">) {
  return <Field<Own<"textarea">> {...props}>{(textarea) => <textarea {...textarea} rows={rows} className="field py-2" />}</Field>;
}

/** A labelled line with what is often filled in; anything else may be typed. */
export function SuggestInput({ suggestions, ...input }: InputProps & { suggestions: readonly string[] }) {
  const list = useId();
  return (
    <>
      <Input {...input} list={list} />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}

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
      <Suggestions id={list} values={suggestions} />
    </>
  );
}

/** What is often filled into fields whose `list` names it: once, however many they are. */
export function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

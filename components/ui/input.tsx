import { cx } from "@/components/ui/cx";
import { Field, type FieldProps, type Own } from "@/components/ui/field";

type Props = FieldProps &
  Own<"input"> & {
    /** `lg` where the field is what a page is for. */
    size?: "md" | "lg";
    /** What is often filled in; anything else may be typed. */
    suggestions?: readonly string[];
  };

/** A labelled line of text, a number, a day or a file. */
export function Input({ size, suggestions, ...props }: Props) {
  return (
    <Field<Own<"input">> {...props}>
      {(input) => (
        <>
          <input {...input} list={suggestions && `${input.id}-list`} className={cx("field", size === "lg" && "min-h-12")} />
          {suggestions && (
            <datalist id={`${input.id}-list`}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

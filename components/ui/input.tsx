import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";
import { Field, type FieldProps, splitField } from "@/components/ui/field";

type Props = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "size"> & {
    /** `lg` where the field is what a page is for. */
    size?: "md" | "lg";
    /** What is often filled in; anything else may be typed. */
    suggestions?: readonly string[];
  };

/** A labelled line of text, a number, a day or a file. */
export function Input({ size, suggestions, ...props }: Props) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <input
            {...input}
            {...wiring}
            list={suggestions && `${wiring.id}-list`}
            className={cx("field", size === "lg" && "min-h-12")}
          />
          {suggestions && (
            <datalist id={`${wiring.id}-list`}>
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

import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "@/components/ui/field";

/** The box of a text, a choice or a file. */
export const controlVariants = cva("field", {
  variants: { size: { md: "", lg: "min-h-12" } },
  defaultVariants: { size: "md" },
});

type Props = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "size"> &
  VariantProps<typeof controlVariants> & {
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
          <input {...input} {...wiring} list={suggestions && `${wiring.id}-list`} className={controlVariants({ size })} />
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

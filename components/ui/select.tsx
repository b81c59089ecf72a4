import type { ReactNode } from "react";
import { Field, type FieldProps, type Own } from "@/components/ui/field";

export type Option<T extends string = string> = {
  value: T;
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
};

type Props<T extends string> = FieldProps &
  Own<"select"> & {
    /** `lg` where the field is what a page is for. */
    size?: "md" | "lg";
    options: readonly Option<T>[];
    /** The first choice, with no value: nothing chosen. */
    empty?: string;
    onValueChange?: (value: T) => void;
    /** Choices in groups, which follow those that stand alone. */
    children?: ReactNode;
  };

/** A labelled choice of one: the browser's own, which works without a script and opens the device's picker on a phone. */
export function Select<T extends string>({ size, options, empty, onValueChange, onChange, children, ...props }: Props<T>) {
  return (
    <Field<Own<"select">> {...props}>
      {(select) => (
        <select
          {...select}
          onChange={
            onValueChange
              ? (event) => {
                  const chosen = options.find(({ value }) => value === event.target.value);
                  if (chosen) onValueChange(chosen.value);
                }
              : onChange
          }
          className={size === "lg" ? "field min-h-12" : "field"}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}

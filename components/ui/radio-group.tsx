import { type ComponentProps, useId } from "react";
import { cx } from "@/components/ui/cx";
import type { FieldProps } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import type { Option } from "@/components/ui/select";

type Props<T extends string> = FieldProps & {
  name?: string;
  options: readonly Option<T>[];
  /** The choice, where whoever uses the group keeps it. */
  value?: T | null;
  defaultValue?: T;
  onValueChange?: (value: T) => void;
  /** In a line instead of one under the other. */
  isInline?: boolean;
};

/** A choice of one with all choices in sight; the browser's own radio buttons, which the arrow keys move between. */
export function RadioGroup<T extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  isInline,
  name,
  ...field
}: Props<T>) {
  const made = useId();
  return (
    <FieldSet {...field}>
      <div className={cx("flex", isInline ? "flex-wrap gap-x-6" : "flex-col")}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? made}
            value={option.value}
            required={field.required}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
            onChange={onValueChange && (() => onValueChange(option.value))}
            className="min-h-11 items-center"
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </FieldSet>
  );
}

/** One of several choices beside its words; alone where a group cannot stand together, as in the cells of a table. */
export function Radio({ className, children, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={cx("choice-line", className)}>
      <input {...input} type="radio" />
      {children}
    </label>
  );
}

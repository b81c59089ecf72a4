import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";
import { Field, type FieldProps, type Own } from "@/components/ui/field";

type Box = Omit<Own<"input">, "type">;

/** A box to tick, with its label beside it. Where the label is hidden the box alone is as large as what is pressed must be (24 px). */
export function Checkbox({
  onCheckedChange,
  onChange,
  ...props
}: FieldProps & Box & { onCheckedChange?: (isChecked: boolean) => void }) {
  const isAlone = props.isLabelHidden;
  return (
    <Field<Box> {...props} layout={isAlone ? "above" : "after"}>
      {(input) => (
        <input
          {...input}
          type="checkbox"
          onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
          className={cx("checkbox shrink-0 accent-neel", isAlone ? "block size-6" : "size-5")}
        />
      )}
    </Field>
  );
}

/** One of several boxes beside its words: of a group of choices, any of which may be ticked. */
export function Tick({ className, children, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={cx("choice-line", className)}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  );
}

import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "@/components/ui/field";

type Props = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & { onCheckedChange?: (isChecked: boolean) => void };

/** A box to tick, with its label beside it. */
export function Checkbox({ onCheckedChange, onChange, ...props }: Props) {
  const [field, input] = splitField(props);
  return (
    <Field {...field} layout="after">
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="checkbox"
          onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
          className="size-5 shrink-0 accent-neel"
        />
      )}
    </Field>
  );
}

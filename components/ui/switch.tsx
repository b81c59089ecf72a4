import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "@/components/ui/field";

type Props = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type" | "role"> & { onCheckedChange?: (isChecked: boolean) => void };

/** A setting that is on or off at once; a checkbox underneath, so that forms send it and it works without a script. */
export function Switch({ onCheckedChange, onChange, ...props }: Props) {
  const [field, input] = splitField(props);
  return (
    <Field {...field} layout="after">
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
          className="switch"
        />
      )}
    </Field>
  );
}

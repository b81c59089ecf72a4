import { Field, type FieldProps, type Own } from "@/components/ui/field";

type Box = Omit<Own<"input">, "type" | "role">;

type Props = FieldProps & Box & { onCheckedChange?: (isChecked: boolean) => void };

/** A setting that is on or off at once; a checkbox underneath, so that forms send it and it works without a script. */
export function Switch({ onCheckedChange, onChange, ...props }: Props) {
  return (
    <Field<Box> {...props} layout="after">
      {(input) => (
        <input
          {...input}
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

import { Field, type FieldProps, type Own } from "@/components/ui/field";

type Box = Omit<Own<"input">, "type">;

/** A box to tick, with its label beside it. */
export function Checkbox({
  onCheckedChange,
  onChange,
  ...props
}: FieldProps & Box & { onCheckedChange?: (isChecked: boolean) => void }) {
  return (
    <Field<Box> {...props} layout="after">
      {(input) => (
        <input
          {...input}
          type="checkbox"
          onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
          className="size-5 shrink-0 accent-neel"
        />
      )}
    </Field>
  );
}

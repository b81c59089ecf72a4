"use client";

import { describedBy, FieldFrame, type FieldText } from "@/components/forms/field-frame";

type Props<T extends string> = FieldText & {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  /** What a screen reader calls it where the label alone would not tell it from its like; holds the label's word. */
  accessibleName?: string;
};

/** A labelled choice whose value its form keeps. */
export function SelectInput<T extends string>({ value, onChange, options, accessibleName, ...text }: Props<T>) {
  return (
    <FieldFrame {...text}>
      <select
        id={text.id}
        value={value}
        aria-label={accessibleName}
        {...describedBy(text)}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="field"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

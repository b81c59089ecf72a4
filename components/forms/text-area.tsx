"use client";

import { describedBy, FieldFrame, type FieldText } from "@/components/forms/field-frame";

type Props = FieldText & { value: string; onChange: (value: string) => void; maxLength?: number; rows?: number };

/** A labelled text of several lines whose value its form keeps. */
export function TextArea({ value, onChange, maxLength, rows = 3, ...text }: Props) {
  return (
    <FieldFrame {...text}>
      <textarea
        id={text.id}
        value={value}
        rows={rows}
        maxLength={maxLength}
        {...describedBy(text)}
        onChange={(event) => onChange(event.target.value)}
        className="field py-2"
      />
    </FieldFrame>
  );
}

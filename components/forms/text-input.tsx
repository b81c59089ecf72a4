"use client";

import type { Ref } from "react";
import { describedBy, FieldFrame, type FieldText } from "@/components/forms/field-frame";

type Props = FieldText & {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "tel" | "date";
  maxLength?: number;
  autoComplete?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** A labelled line of text whose value its form keeps. */
export function TextInput({ value, onChange, type = "text", maxLength, autoComplete = "off", inputRef, ...text }: Props) {
  return (
    <FieldFrame {...text}>
      <input
        id={text.id}
        ref={inputRef}
        type={type}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-required={text.mark ? true : undefined}
        {...describedBy(text)}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      />
    </FieldFrame>
  );
}

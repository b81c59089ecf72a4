import type { ReactNode } from "react";

export type FieldText = {
  id: string;
  label: string;
  /** A word after the label: that the field is required. */
  mark?: string;
  help?: string;
  error?: string;
};

/** What a control says of itself to a screen reader: the ids of its help and of what is wrong with it. */
export function describedBy({ id, help, error }: FieldText) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

/** A label, its control, and below it the help and what is wrong. */
export function FieldFrame({ id, label, mark, help, error, children }: FieldText & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
        {mark && <span className="font-normal text-muted"> ({mark})</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-muted text-sm">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-critical text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

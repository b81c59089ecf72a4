import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"input"> & {
  label: string;
  hint?: string;
  error?: string;
  /** Stands in the field, at its end. */
  children?: React.ReactNode;
};

/** A labelled field with its hint and its error, both told to screen readers. */
export function TextField({ label, hint, error, children, className = "", ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`field aria-invalid:border-critical ${className}`}
        />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
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

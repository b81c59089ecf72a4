import type { ReactNode } from "react";

type Props = {
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** A field with its label, hint and what is wrong with it; the control names both by `describedBy(id)`. */
export function Field({ id, label, required, hint, error, className = "", children }: Props) {
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-critical">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to its hint and its error. */
export function describe(id: string, { hint, error, required }: { hint?: string; error?: string; required?: boolean }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ids || undefined,
    "aria-required": required || undefined,
  };
}

import type { ContactField } from "@/lib/contact/fields";

type Props = {
  name: ContactField;
  label: string;
  value: string;
  maxLength: number;
  hint?: string;
  error?: string;
  type?: "email";
  autoComplete?: string;
  /** Lines of a field for longer texts. */
  rows?: number;
};

/** A field with its label, what it is for, and what is wrong with it. */
export function ContactFieldRow({ name, label, value, hint, error, rows, ...rest }: Props) {
  const id = `contact-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const common = {
    id,
    name,
    required: true,
    defaultValue: value,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy,
    ...rest,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1 font-semibold text-critical">
          {error}
        </p>
      )}
      {rows ? (
        <textarea {...common} rows={rows} className={`field py-2 ${error ? "border-2 border-critical" : ""}`} />
      ) : (
        <input type="text" {...common} className={`field ${error ? "border-2 border-critical" : ""}`} />
      )}
    </div>
  );
}

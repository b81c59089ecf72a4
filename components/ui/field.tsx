import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "@/components/ui/cx";

/** What every control of the kit says in the same words. */
export type FieldProps = {
  /** The id of the control, where a script or a test names it; made up otherwise. */
  id?: string;
  label: ReactNode;
  /** A word or two in brackets after the label, part of its name: that the field is required, what belongs into it. */
  note?: string;
  /** What to fill in and what comes of it. */
  hint?: ReactNode;
  /** Must be filled in: the browser asks for it too, unless the form is `noValidate`. */
  required?: boolean;
  /** What is wrong with what was filled in. */
  error?: ReactNode;
  /** Keeps the label for screen readers alone, where the place of the control says what it is, as in a column of a table. */
  isLabelHidden?: boolean;
  /** The id of a text elsewhere on the page that belongs to the control too. */
  describedBy?: string;
  /** Where the label stands: above the control, or before it in one line. */
  layout?: "above" | "line";
  /** Places the whole field. */
  className?: string;
};

/** What an element of the browser takes that its field does not already say. */
export type Own<Element extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Element>,
  keyof FieldProps | "size" | "children"
>;

/** What ties a control to its label, its hint and its error. */
type Wiring = {
  id: string;
  required: true | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
};

type Props<Control> = Omit<FieldProps, "layout"> &
  Control & {
    /** Beside the layouts of the props: a box or a switch has its label after it (app/styles/kit.css). */
    layout?: "above" | "line" | "after";
    /** Makes the control from what ties it to its texts and from all that was given beside the props of a field. */
    children: (control: Control & Wiring) => ReactNode;
  };

/** A label, its control, and below it the hint and what is wrong: the one place that ties them together. */
export function Field<Control extends object>(props: Props<Control>) {
  const {
    id,
    label,
    note,
    hint,
    required,
    error,
    isLabelHidden,
    describedBy,
    className,
    layout = "above",
    children,
    ...rest
  } = props;
  const { wiring, texts } = useWiring({ id, hint, required, error, describedBy });
  // TypeScript does not see that what is left of both, without the props of a field, is the control's.
  const control = rest as unknown as Control;
  return (
    <div className={cx(`field-${layout}`, className)}>
      <label htmlFor={wiring.id} data-required={wiring.required} className={isLabelHidden ? "sr-only" : "font-semibold"}>
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {children({ ...control, ...wiring })}
      {texts}
    </div>
  );
}

/** The attributes of a control, and the texts below it that they name. */
export function useWiring({
  id: given,
  hint,
  required,
  error,
  describedBy,
}: Pick<FieldProps, "id" | "hint" | "required" | "error" | "describedBy">) {
  const made = useId();
  const id = given ?? made;
  const described = cx(describedBy, hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  const wiring: Wiring = {
    id,
    required: required || undefined,
    "aria-describedby": described || undefined,
    "aria-invalid": !!error || undefined,
  };
  const texts = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
  return { wiring, texts };
}

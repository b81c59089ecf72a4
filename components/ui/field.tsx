import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";

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
  /** Places the whole field. */
  className?: string;
};

/** What ties a control to its label, its hint and its error. */
export type Wiring = { id: string; required?: true; "aria-describedby"?: string; "aria-invalid"?: true };

type Props = FieldProps & {
  /** Where the label stands: above a control, or beside a box or switch. */
  layout?: "above" | "beside";
  children: (wiring: Wiring) => ReactNode;
};

/** A label, its control, and below it the hint and what is wrong: the one place that ties them together. */
export function Field({ label, note, isLabelHidden, className, layout = "above", children, ...field }: Props) {
  const { wiring, texts } = useWiring(field);
  const isBeside = layout === "beside";
  const name = (
    <label
      htmlFor={wiring.id}
      data-required={wiring.required}
      className={isLabelHidden ? "sr-only" : cx("font-semibold", isBeside ? "flex-1 py-2" : "mb-1 block")}
    >
      {label}
      {note && <span className="font-normal text-muted"> ({note})</span>}
    </label>
  );
  return (
    <div className={cx("min-w-0", className)}>
      {isBeside ? (
        <div className="flex min-h-11 items-center gap-3">
          {children(wiring)}
          {name}
        </div>
      ) : (
        <>
          {name}
          {children(wiring)}
        </>
      )}
      {texts}
    </div>
  );
}

/** Several controls under one heading, which screen readers tell with each of them. */
export function FieldSet({ label, note, isLabelHidden, className, children, ...field }: FieldProps & { children: ReactNode }) {
  const { wiring, texts } = useWiring(field);
  return (
    <fieldset id={wiring.id} aria-describedby={wiring["aria-describedby"]} className={cx("min-w-0", className)}>
      <legend data-required={wiring.required} className={isLabelHidden ? "sr-only" : "mb-1 font-semibold"}>
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </legend>
      {children}
      {texts}
    </fieldset>
  );
}

function useWiring({ id: given, hint, required, error, describedBy }: Omit<FieldProps, "label">) {
  const made = useId();
  const id = given ?? made;
  const described = cx(describedBy, hint && `${id}-hint`, error && `${id}-error`);
  const wiring: Wiring = {
    id,
    ...(required && { required }),
    ...(described && { "aria-describedby": described }),
    ...(error && { "aria-invalid": true }),
  };
  const texts = (
    <>
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
    </>
  );
  return { wiring, texts };
}

/** Divides the props of a control of the kit: what its field shows, and what the element itself takes. */
export function splitField<Props extends FieldProps>({
  id,
  label,
  note,
  hint,
  required,
  error,
  isLabelHidden,
  describedBy,
  className,
  ...control
}: Props): [field: FieldProps, control: Omit<Props, keyof FieldProps>] {
  return [{ id, label, note, hint, required, error, isLabelHidden, describedBy, className }, control];
}

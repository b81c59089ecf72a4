import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { type FieldProps, useWiring } from "@/components/ui/field";

type FieldSetProps = FieldProps & {
  /** Draws a line around the group. */
  isFramed?: boolean;
  children: ReactNode;
};

/** Several controls under one heading, which screen readers tell with each of them. */
export function FieldSet({ label, note, isLabelHidden, isFramed, className, children, ...field }: FieldSetProps) {
  const { wiring, texts } = useWiring(field);
  return (
    <fieldset
      id={wiring.id}
      aria-describedby={wiring["aria-describedby"]}
      className={cx("min-w-0", isFramed && "rounded-md border border-line p-3", className)}
    >
      <legend
        data-required={wiring.required}
        className={isLabelHidden ? "sr-only" : cx("mb-1 font-semibold", isFramed && "px-1")}
      >
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </legend>
      {children}
      {texts}
    </fieldset>
  );
}

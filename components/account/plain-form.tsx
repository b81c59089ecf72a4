import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";

/** What a form posted before has to say: see lib/http/forms/flash.ts. */
export type FormState = {
  form?: string;
  outcome: "done" | "refused";
  message: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
};

type FormProps = {
  action: string;
  submit: string;
  /** Fields that nobody sees. */
  hidden?: Record<string, string | undefined>;
  /** The look of the button that sends it. */
  variant?: ButtonVariant;
  children?: ReactNode;
};

/** A form that works without script: posted, answered with the next page. */
export function PlainForm({ action, submit, hidden = {}, variant = "primary", children }: FormProps) {
  return (
    <form method="post" action={action} className="grid gap-4">
      {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
      <Button variant={variant} type="submit" className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "password";
  autoComplete: string;
  hint?: string;
  isOptional?: boolean;
  minLength?: number;
  defaultValue?: string;
  state: FormState | null;
};

/** A field of such a form, with what was typed and what was wrong with it. */
export function PlainField({ name, isOptional = false, state, defaultValue, ...field }: FieldProps) {
  return (
    <Input
      {...field}
      name={name}
      required={!isOptional}
      defaultValue={state?.values[name] ?? defaultValue}
      error={state?.errors[name]?.[0]}
    />
  );
}

/** What a page of several forms has to say beside the fields of one. */
export function stateOf(form: string, state: FormState | null): FormState | null {
  return state?.form === form ? state : null;
}

/** What became of the form that was posted just now. A refusal has the focus: the fields to put right follow it. */
export function FormNotice({ state }: { state: FormState | null }) {
  if (!state) return null;
  const isRefused = state.outcome === "refused";
  return (
    <Callout
      role={isRefused ? "alert" : "status"}
      tone={isRefused ? "critical" : "success"}
      tabIndex={isRefused ? -1 : undefined}
      autoFocus={isRefused}
      className="mb-6 font-semibold"
    >
      {state.message}
    </Callout>
  );
}

type SectionProps = {
  heading: string;
  /** Of the heading, which then names the part: where parts have buttons of the same name. */
  headingId?: string;
  children: ReactNode;
};

/** A part of the settings with its heading. */
export function Section({ heading, headingId, children }: SectionProps) {
  return (
    <section aria-labelledby={headingId} className="card mb-6 grid gap-4 p-4 md:p-6">
      <h2 id={headingId} className="text-lg">
        {heading}
      </h2>
      {children}
    </section>
  );
}

"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { fieldErrors, postMessage, type SendResult } from "@/components/contact/send-message";
import { askBeforeLeaving } from "@/components/ui/before-back";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input, Textarea } from "@/components/ui/input";
import type { ContactField, ContactValues } from "@/lib/contact/fields";

export type ContactLabels = Record<"required" | "send" | "sending", string> & {
  errors: Record<`${ContactField}Missing` | "emailInvalid" | "check" | "network", string>;
};

/** What the server says of a field; one with rows is a text of several lines. */
export type ContactFieldDto = {
  name: ContactField;
  label: string;
  hint?: string;
  type?: "email";
  autoComplete?: string;
  maxLength: number;
  rows?: number;
};

type Props = {
  /** Where the form is sent, in the language of the page. */
  action: string;
  labels: ContactLabels;
  fields: readonly ContactFieldDto[];
  values: ContactValues;
  mark: string;
  /** How sending without a script went. */
  result: SendResult | null;
  /** What stands above the form when it was sent. */
  sent: ReactNode;
  /** Fields that nobody fills in. */
  children: ReactNode;
};

/** The contact form: a plain form post, which a script turns into a call that leaves the page where it is. */
export function ContactForm({ action, labels, fields, values, mark: firstMark, result: firstResult, sent, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const mark = useRef(firstMark);
  const [result, setResult] = useState(firstResult);
  const [isSending, setIsSending] = useState(false);

  // A message that was begun is lost with the page, which the browser must not keep: another language, a link, a screen that is drawn down.
  useEffect(() => askBeforeLeaving(() => isBegun(form.current)), []);
  // Without a script the browser checks the fields; with one the messages stand beside them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (!result || result === firstResult) return;
    const wrong = fields.find(({ name }) => result.errors[name]);
    const target = wrong ? form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`) : status.current;
    target?.focus();
  }, [result, firstResult, fields]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || !form.current) return;
    const errors = fieldErrors(
      form.current,
      fields.map(({ name }) => name),
      labels.errors,
    );
    if (Object.keys(errors).length > 0) {
      setResult({ isSent: false, message: labels.errors.check, errors });
      return;
    }
    setIsSending(true);
    const answer = await postMessage(action, form.current, mark.current, labels.errors.network);
    setIsSending(false);
    if (answer.mark) mark.current = answer.mark;
    if (answer.isSent) form.current.reset();
    setResult(answer);
  }

  return (
    <form ref={form} action={action} method="post" onSubmit={send} className="grid grid-cols-1 gap-5">
      <div ref={status} tabIndex={-1} role={result?.isSent === false ? "alert" : "status"} className="empty:hidden">
        {result?.isSent && sent}
        {result && !result.isSent && (
          <Callout tone="critical" className="font-semibold">
            {result.message}
          </Callout>
        )}
      </div>
      <p className="text-muted">{labels.required}</p>
      {fields.map(({ name, rows, ...field }) => {
        const said = {
          ...field,
          id: `contact-${name}`,
          name,
          error: result?.errors[name],
          required: true,
          defaultValue: result === firstResult || !result?.isSent ? values[name] : "",
        };
        return rows ? <Textarea key={name} {...said} rows={rows} /> : <Input key={name} {...said} />;
      })}
      {children}
      <p>
        <Button variant="primary" type="submit" className="w-full sm:w-auto" aria-disabled={isSending}>
          {isSending ? labels.sending : labels.send}
        </Button>
      </p>
    </form>
  );
}

function isBegun(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll("textarea") ?? [])].some(({ value, defaultValue }) => value.trim() !== defaultValue.trim());
}

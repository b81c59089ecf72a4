"use client";

import { type FormEvent, useRef, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { describe, Field } from "@/components/admin/field";
import { firstMessages } from "@/components/admin/first-messages";

type Props<T> = {
  /** Method and address of the call that gets password and code. */
  call: [method: string, path: string];
  submit: string;
  /** Whether only a code of the app will do, as when its key is confirmed. */
  isAppOnly?: boolean;
  isDangerous?: boolean;
  onDone: (body: T) => void;
  onCancel: () => void;
};

/** Own password and a code: what every change of the second factor asks for. What was wrong is said at its field. */
export function ProofForm<T>({
  call: [method, path],
  submit,
  isAppOnly = false,
  isDangerous = false,
  onDone,
  onCancel,
}: Props<T>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const proof = { currentPassword: String(fields.get("currentPassword")), code: String(fields.get("code")) };
    const gaps = gapsOf(proof);
    if (Object.keys(gaps).length > 0) return refuse(gaps);
    setIsBusy(true);
    const answer = await callAdmin<T>(method, path, proof);
    setIsBusy(false);
    if (answer.ok) return onDone(answer.body);
    const messages = firstMessages(answer.body.errors);
    const all = answer.status === 0 ? "Connection error. Please try again." : (answer.body.message ?? "That did not work.");
    refuse(Object.keys(messages).length > 0 ? messages : { all });
  }

  function refuse(found: Record<string, string>) {
    setErrors(found);
    const field = form.current?.elements.namedItem(found.currentPassword ? "currentPassword" : "code");
    if (field instanceof HTMLElement) field.focus();
  }

  const hint = isAppOnly ? "The six digits that the app shows now" : "Six digits from your app, or a recovery code";
  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-sm gap-4">
      {errors.all && (
        <p role="alert" className="rounded-md bg-critical-bg p-3 text-critical">
          {errors.all}
        </p>
      )}
      <Field id="proof-password" label="Current password" required error={errors.currentPassword}>
        <input
          {...describe("proof-password", { error: errors.currentPassword, required: true })}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          className="field"
        />
      </Field>
      <Field id="proof-code" label="Code" required hint={hint} error={errors.code}>
        <input
          {...describe("proof-code", { hint, error: errors.code, required: true })}
          name="code"
          inputMode={isAppOnly ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="field tabular-nums"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={isDangerous ? "button-danger" : "button-primary"}>
          {isBusy ? "Checking..." : submit}
        </button>
        <button type="button" className="button-quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function gapsOf({ currentPassword, code }: { currentPassword: string; code: string }): Record<string, string> {
  return {
    ...(currentPassword === "" && { currentPassword: "Current password is required" }),
    ...(code.trim() === "" && { code: "Code is required" }),
  };
}

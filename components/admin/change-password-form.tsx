"use client";

import { type FormEvent, useState } from "react";
import { callAdmin, keepToken } from "@/components/admin/call";
import { describe, Field } from "@/components/admin/field";
import { firstMessages } from "@/components/admin/first-messages";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { isTooShort, PASSWORD_MIN } from "@/lib/auth/password-rule";

/** Own password. Every other session ends with a change; this browser gets a new one with the answer. */
export function ChangePasswordForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const [currentPassword, newPassword, again] = ["current", "new", "again"].map((name) => String(form.get(name)));
    const found = problemsOf(newPassword ?? "", again ?? "");
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    const answer = await callAdmin<{ message: string; token?: string }>("POST", "/api/admin/change-password", {
      currentPassword,
      newPassword,
    });
    setIsBusy(false);
    if (answer.ok) {
      element.reset();
      if (answer.body.token) keepToken(answer.body.token);
      showToast({ title: "Password Changed", description: answer.body.message });
    } else if (answer.status === 0) {
      showToast({ title: "Error", description: "An error occurred while changing password", destructive: true });
    } else {
      setErrors(firstMessages(answer.body.errors));
      showToast({ title: "Password Change Failed", description: answer.body.message, destructive: true });
    }
  }

  return (
    <form onSubmit={change} noValidate className="grid max-w-sm gap-4">
      <Field id="current-password" label="Current password" required error={errors.currentPassword}>
        <input
          {...describe("current-password", { error: errors.currentPassword, required: true })}
          name="current"
          type="password"
          autoComplete="current-password"
          className="field"
        />
      </Field>
      <Field
        id="new-password"
        label="New password"
        required
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.newPassword}
      >
        <input
          {...describe("new-password", { hint: "length", error: errors.newPassword, required: true })}
          name="new"
          type="password"
          autoComplete="new-password"
          className="field"
        />
      </Field>
      <Field id="new-password-again" label="New password again" required error={errors.again}>
        <input
          {...describe("new-password-again", { error: errors.again, required: true })}
          name="again"
          type="password"
          autoComplete="new-password"
          className="field"
        />
      </Field>
      <button type="submit" disabled={isBusy} className="button-primary justify-self-start">
        {isBusy ? "Changing..." : "Change Password"}
      </button>
      <p>
        A password alone can be learned by others: add a <a href={adminLinks.secondFactor()}>second factor</a>.
      </p>
    </form>
  );
}

function problemsOf(password: string, again: string): Record<string, string> {
  if (isTooShort(password)) return { newPassword: `Password must be at least ${PASSWORD_MIN} characters long` };
  return password === again ? {} : { again: "Passwords do not match" };
}

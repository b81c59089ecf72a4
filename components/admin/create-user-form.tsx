"use client";

import { type FormEvent, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { describe, Field } from "@/components/admin/field";
import { firstMessages } from "@/components/admin/first-messages";
import { showToast } from "@/components/ui/toast";
import { PASSWORD_MIN } from "@/lib/auth/password-rule";
import { ADMIN_ROLES } from "@/lib/auth/schema";
import { USERNAME_MIN } from "@/lib/staff/schema";

const ROLES = { admin: "Admin: everything", editor: "Editor: jobs and exams, no users" } as const;

/** A new member of the staff. What was typed stays when the server refuses it. */
export function CreateUserForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    setIsBusy(true);
    const answer = await callAdmin<{ username: string }>("POST", "/api/admin/users", Object.fromEntries(new FormData(element)));
    setIsBusy(false);
    setErrors(answer.ok ? {} : firstMessages(answer.body.errors));
    if (answer.ok) {
      element.reset();
      showToast({ title: "User Created", description: `${answer.body.username} can sign in now.` });
    } else if (answer.status === 0) {
      showToast({ title: "Error", description: "Connection error. Please try again.", destructive: true });
    } else {
      showToast({ title: "User Creation Failed", description: answer.body.message, destructive: true });
    }
  }

  const input = (name: string, label: string, type: string, hint?: string) => (
    <Field id={`user-${name}`} label={label} required hint={hint} error={errors[name]}>
      <input
        {...describe(`user-${name}`, { hint, error: errors[name], required: true })}
        name={name}
        type={type}
        autoComplete={type === "password" ? "new-password" : "off"}
        className="field"
      />
    </Field>
  );
  return (
    <form onSubmit={create} noValidate className="grid max-w-2xl gap-4 sm:grid-cols-2">
      {input("username", "Username", "text", `At least ${USERNAME_MIN} characters`)}
      {input("email", "Email", "email")}
      {input("password", "Password", "password", `At least ${PASSWORD_MIN} characters`)}
      <Field id="user-role" label="Role" error={errors.role}>
        <select id="user-role" name="role" defaultValue="admin" className="field">
          {ADMIN_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLES[role]}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" disabled={isBusy} className="button-primary justify-self-start">
        {isBusy ? "Creating..." : "Create User"}
      </button>
    </form>
  );
}

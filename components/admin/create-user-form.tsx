"use client";

import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callAdmin } from "@/components/admin/call";
import { placeErrors } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import { PASSWORD_MIN } from "@/lib/auth/password-rule";
import { ADMIN_ROLES, type AdminRole } from "@/lib/auth/schema";
import { USERNAME_MIN } from "@/lib/staff/schema";

const ROLES = { admin: "Admin: everything", editor: "Editor: jobs and exams, no users" } as const;
const ROLE_OPTIONS = ADMIN_ROLES.map((value) => ({ value, label: ROLES[value] }));

type Values = { username: string; email: string; password: string; role: AdminRole };

/** A new member of the staff. What was typed stays when the server, which knows the rules, refuses it. */
export function CreateUserForm() {
  const form = useForm<Values>({ defaultValues: { username: "", email: "", password: "", role: "admin" } });
  const create = useMutation({
    mutationFn: (values: Values) => callAdmin<{ username: string }>("POST", "/api/admin/users", values),
    meta: { changes: "users" },
    onSuccess: ({ username }) => {
      form.setFocus("username");
      form.reset();
      showToast({ title: "User Created", description: `${username} can sign in now.` });
    },
    onError: (error) => {
      placeErrors(form, error);
      const title = error.status === 0 ? "Error" : "User Creation Failed";
      showToast({ title, description: error.message, destructive: true });
    },
  });
  const text = (name: "username" | "email" | "password") => ({
    id: `user-${name}`,
    required: true,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <form
      method="post"
      onSubmit={form.handleSubmit((values) => create.mutate(values))}
      noValidate
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <Input label="Username" hint={`At least ${USERNAME_MIN} characters`} autoComplete="off" {...text("username")} />
      <Input label="Email" type="email" autoComplete="off" {...text("email")} />
      <Input
        label="Password"
        type="password"
        hint={`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        {...text("password")}
      />
      <Select
        id="user-role"
        label="Role"
        hint="Admin is chosen at first, who may also change users and sources. Choose Editor for whoever only works on listings."
        options={ROLE_OPTIONS}
        error={form.formState.errors.role?.message}
        {...form.register("role")}
      />
      <SendButton variant="primary" disabled={create.isPending} className="justify-self-start">
        {create.isPending ? "Creating..." : "Create User"}
      </SendButton>
    </form>
  );
}

"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { callAdmin, keepToken } from "@/components/admin/call";
import { placeErrors } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { isTooShort, PASSWORD_MIN } from "@/lib/auth/password-rule";

const schema = z
  .object({ currentPassword: z.string(), newPassword: z.string(), again: z.string() })
  .refine(({ newPassword }) => !isTooShort(newPassword), {
    path: ["newPassword"],
    message: `Password must be at least ${PASSWORD_MIN} characters long`,
    abort: true,
  })
  .refine(({ newPassword, again }) => newPassword === again, { path: ["again"], message: "Passwords do not match" });
type Values = z.output<typeof schema>;
type Changed = { message: string; token?: string };

/** Own password. Every other session ends with a change; this browser gets a new one with the answer. */
export function ChangePasswordForm() {
  const form = useForm<Values>({
    defaultValues: { currentPassword: "", newPassword: "", again: "" },
    resolver: zodResolver(schema),
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      callAdmin<Changed>("POST", "/api/admin/change-password", { currentPassword, newPassword }),
    onSuccess: ({ token, message }) => {
      form.reset();
      if (token) keepToken(token);
      showToast({ title: "Password Changed", description: message });
    },
    onError: (error) => {
      placeErrors(form, error);
      showToast(
        error.status === 0
          ? { title: "Error", description: "An error occurred while changing password", destructive: true }
          : { title: "Password Change Failed", description: error.message, destructive: true },
      );
    },
  });
  const password = (name: keyof Values) => ({
    type: "password",
    required: true,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });

  return (
    <form
      method="post"
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
      noValidate
      className="grid max-w-sm gap-4"
    >
      <Input id="current-password" label="Current password" autoComplete="current-password" {...password("currentPassword")} />
      <Input
        id="new-password"
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        {...password("newPassword")}
      />
      <Input id="new-password-again" label="New password again" autoComplete="new-password" {...password("again")} />
      <SendButton variant="primary" disabled={change.isPending} className="justify-self-start">
        {change.isPending ? "Changing..." : "Change Password"}
      </SendButton>
      <p>
        A password alone can be learned by others: add a <a href={adminLinks.secondFactor()}>second factor</a>.
      </p>
    </form>
  );
}

"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { showToast } from "@/components/ui/toast";
import { type SignInValues, signInSchema } from "@/lib/accounts/form-rules";
import { enter } from "@/lib/device/calls";
import type { Translator } from "@/lib/i18n/translate";

type Props = { t: Translator<"auth">; onDone: () => void; onForgot: () => void };

const EMPTY: SignInValues = { email: "", password: "" };

/** The sign-in tab of the dialog. */
export function SignInForm({ t, onDone, onForgot }: Props) {
  const form = useForm<SignInValues>({ defaultValues: EMPTY, resolver: zodResolver(signInSchema) });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus("email"), [form]);

  async function submit({ email, password }: SignInValues) {
    const result = await enter("/api/users/login", { email: email.trim(), password });
    if (result.outcome === "done") {
      form.reset(EMPTY);
      onDone();
      showToast({ title: t("welcomeBack"), description: t("signedIn") });
      return;
    }
    const message = result.outcome === "unreachable" ? t("connectionError") : (result.message ?? t("signInFailedText"));
    form.setError("root", { message });
    showToast({ title: t("signInFailed"), description: message, destructive: true });
  }

  const refuse = () => showToast({ title: t("missingTitle"), description: t("missingSignIn"), destructive: true });

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit, refuse)} className="grid gap-4">
      <Input
        {...form.register("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors.email && t("required")}
      />
      <PasswordInput
        {...form.register("password")}
        label={t("password")}
        autoComplete="current-password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        required
        error={errors.password && t("required")}
      />
      {errors.root && <Callout tone="critical">{errors.root.message}</Callout>}
      <Button variant="primary" type="submit" className="w-full" disabled={isSubmitting}>
        {isSubmitting ? t("signingIn") : t("signIn")}
      </Button>
      <Button variant="link" onClick={onForgot} className="mx-auto">
        {t("forgot")}
      </Button>
    </form>
  );
}

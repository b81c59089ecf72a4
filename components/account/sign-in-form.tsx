"use client";

import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { resolverOf } from "@/components/account/form-resolver";
import { PasswordField } from "@/components/account/password-field";
import { TextField } from "@/components/account/text-field";
import { showToast } from "@/components/ui/toast";
import { type SignInValues, signInProblems } from "@/lib/accounts/form-rules";
import { enter } from "@/lib/device/calls";
import type { Translator } from "@/lib/i18n/translate";

type Props = { t: Translator<"auth">; onDone: () => void; onForgot: () => void };

const EMPTY: SignInValues = { email: "", password: "" };

/** The sign-in tab of the dialog. */
export function SignInForm({ t, onDone, onForgot }: Props) {
  const form = useForm<SignInValues>({ defaultValues: EMPTY, resolver: resolverOf(signInProblems) });
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
      <TextField
        {...form.register("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email && t("required")}
      />
      <PasswordField
        {...form.register("password")}
        label={t("password")}
        autoComplete="current-password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        error={errors.password && t("required")}
      />
      {errors.root && <p className="font-semibold text-critical">{errors.root.message}</p>}
      <button type="submit" className="button-primary w-full" disabled={isSubmitting}>
        {isSubmitting ? t("signingIn") : t("signIn")}
      </button>
      <button type="button" onClick={onForgot} className="button mx-auto font-normal text-neel underline">
        {t("forgot")}
      </button>
    </form>
  );
}

"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { ConsentLine } from "@/components/account/consent-line";
import { PasswordStrength } from "@/components/account/password-strength";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { showToast } from "@/components/ui/toast";
import { ACCOUNT_PROBLEMS, type AccountProblem, type RegisterValues, registerFormSchema } from "@/lib/accounts/form-rules";
import { enter } from "@/lib/device/calls";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Props = { t: Translator<"auth">; language: Language; onDone: () => void };

const EMPTY: RegisterValues = { fullName: "", email: "", phone: "", password: "", confirmPassword: "" };

/** Title and text of the toast of each problem (spec section 5), and the text beside the field. */
const TEXTS = {
  missing: { title: "missingTitle", text: "missingRegister", field: "required" },
  mismatch: { title: "mismatchTitle", text: "mismatch", field: "mismatch" },
  tooShort: { title: "tooShortTitle", text: "tooShort", field: "tooShort" },
  address: { title: "registerFailed", text: "addressWrong", field: "addressWrong" },
} as const satisfies Record<AccountProblem, { title: string; text: string; field: string }>;

/** The register tab of the dialog. */
export function RegisterForm({ t, language, onDone }: Props) {
  const form = useForm<RegisterValues>({ defaultValues: EMPTY, resolver: zodResolver(registerFormSchema) });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus("fullName"), [form]);

  async function submit({ fullName, email, phone, password }: RegisterValues) {
    const body = { fullName: fullName.trim(), email: email.trim(), password, ...(phone.trim() && { phone: phone.trim() }) };
    const result = await enter("/api/users/register", body);
    if (result.outcome === "done") {
      form.reset(EMPTY);
      onDone();
      showToast({ title: t("registered"), description: result.message ?? undefined });
      return;
    }
    const message = result.outcome === "unreachable" ? t("connectionError") : (result.message ?? t("registerFailedText"));
    form.setError("root", { message });
    showToast({ title: t("registerFailed"), description: message, destructive: true });
  }

  function refuse(refused: FieldErrors<RegisterValues>) {
    const told = Object.values(refused).map((error) => error?.message);
    const problem = ACCOUNT_PROBLEMS.find((one) => told.includes(one));
    if (!problem) return;
    const { title, text } = TEXTS[problem];
    showToast({ title: t(title), description: t(text), destructive: true });
  }

  const errorOf = (field: keyof RegisterValues) => {
    const problem = ACCOUNT_PROBLEMS.find((one) => one === errors[field]?.message);
    return problem && t(TEXTS[problem].field);
  };
  const labels = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit, refuse)} className="grid gap-4">
      <Input {...form.register("fullName")} label={t("fullName")} autoComplete="name" required error={errorOf("fullName")} />
      <Input
        {...form.register("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errorOf("email")}
      />
      <Input {...form.register("phone")} label={t("phone")} type="tel" autoComplete="tel" />
      <div>
        <PasswordInput
          {...form.register("password")}
          {...labels}
          label={t("password")}
          hint={t("passwordRule")}
          autoComplete="new-password"
          required
          error={errorOf("password")}
        />
        <PasswordStrength t={t} password={form.watch("password")} />
      </div>
      <PasswordInput
        {...form.register("confirmPassword")}
        {...labels}
        label={t("confirmPassword")}
        autoComplete="new-password"
        required
        error={errorOf("confirmPassword")}
      />
      {errors.root && <Callout tone="critical">{errors.root.message}</Callout>}
      <ConsentLine t={t} language={language} />
      <Button variant="primary" type="submit" className="w-full" disabled={isSubmitting}>
        {isSubmitting ? t("registering") : t("register")}
      </Button>
    </form>
  );
}

"use client";

import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { ConsentLine } from "@/components/account/consent-line";
import { resolverOf } from "@/components/account/form-resolver";
import { PasswordField } from "@/components/account/password-field";
import { PasswordStrength } from "@/components/account/password-strength";
import { TextField } from "@/components/account/text-field";
import { showToast } from "@/components/ui/toast";
import { type Problem, type RegisterValues, registerProblems } from "@/lib/accounts/form-rules";
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
} as const satisfies Record<Problem["kind"], { title: string; text: string; field: string }>;

/** The register tab of the dialog. */
export function RegisterForm({ t, language, onDone }: Props) {
  const form = useForm<RegisterValues>({ defaultValues: EMPTY, resolver: resolverOf(registerProblems) });
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

  function refuse() {
    const problem = registerProblems(form.getValues())[0];
    if (!problem) return;
    const { title, text } = TEXTS[problem.kind];
    showToast({ title: t(title), description: t(text), destructive: true });
  }

  const errorOf = (field: keyof RegisterValues) => {
    const kind = errors[field]?.type as Problem["kind"] | undefined;
    return kind && t(TEXTS[kind].field);
  };
  const labels = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit, refuse)} className="grid gap-4">
      <TextField {...form.register("fullName")} label={t("fullName")} autoComplete="name" error={errorOf("fullName")} />
      <TextField
        {...form.register("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errorOf("email")}
      />
      <TextField {...form.register("phone")} label={t("phone")} type="tel" autoComplete="tel" />
      <div>
        <PasswordField
          {...form.register("password")}
          {...labels}
          label={t("password")}
          hint={t("passwordRule")}
          autoComplete="new-password"
          error={errorOf("password")}
        />
        <PasswordStrength t={t} password={form.watch("password")} />
      </div>
      <PasswordField
        {...form.register("confirmPassword")}
        {...labels}
        label={t("confirmPassword")}
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
      />
      {errors.root && <p className="font-semibold text-critical">{errors.root.message}</p>}
      <ConsentLine t={t} language={language} />
      <button type="submit" className="button-primary w-full" disabled={isSubmitting}>
        {isSubmitting ? t("registering") : t("register")}
      </button>
    </form>
  );
}

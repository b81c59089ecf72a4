"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { forgotSchema } from "@/lib/accounts/form-rules";
import { post } from "@/lib/device/calls";
import type { Translator } from "@/lib/i18n/translate";

type Props = { t: Translator<"auth">; onBack: () => void };

/** Asks for a link that sets a new password, inside the dialog. */
export function ForgotForm({ t, onBack }: Props) {
  const form = useForm({ defaultValues: { email: "" }, resolver: zodResolver(forgotSchema) });
  const { errors, isSubmitting } = form.formState;
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => form.setFocus("email"), [form]);

  async function submit({ email }: { email: string }) {
    const result = await post("/api/users/forgot-password", { email: email.trim() });
    if (result.outcome === "done") return setAnswer(result.message ?? "");
    form.setError("root", { message: (result.outcome === "refused" && result.message) || t("connectionError") });
  }

  const refuse = () => showToast({ title: t("missingTitle"), description: t("missingSignIn"), destructive: true });

  if (answer !== null) {
    return (
      <div role="status" className="grid gap-4">
        <p>{answer}</p>
        <Button onClick={onBack}>{t("backToSignIn")}</Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit, refuse)} className="grid gap-4">
      <Input
        {...form.register("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        hint={t("forgotHint")}
        required
        error={errors.email ? t("required") : errors.root?.message}
      />
      <Button variant="primary" type="submit" disabled={isSubmitting}>
        {t("sendLink")}
      </Button>
      <Button onClick={onBack}>{t("backToSignIn")}</Button>
    </form>
  );
}

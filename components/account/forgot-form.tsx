"use client";

import { type FormEvent, useState } from "react";
import { TextField } from "@/components/account/text-field";
import { showToast } from "@/components/ui/toast";
import { post } from "@/lib/device/calls";
import type { Translator } from "@/lib/i18n/translate";

type Props = { t: Translator<"auth">; onBack: () => void };

/** Asks for a link that sets a new password, inside the dialog. */
export function ForgotForm({ t, onBack }: Props) {
  const [state, setState] = useState<{ busy?: boolean; sent?: string; error?: string }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    if (email === "") {
      setState({ error: t("required") });
      showToast({ title: t("missingTitle"), description: t("missingSignIn"), destructive: true });
      return;
    }
    setState({ busy: true });
    const result = await post("/api/users/forgot-password", { email });
    if (result.outcome === "done") return setState({ sent: result.message ?? "" });
    setState({ error: (result.outcome === "refused" && result.message) || t("connectionError") });
  }

  if (state.sent !== undefined) {
    return (
      <div role="status" className="grid gap-4">
        <p>{state.sent}</p>
        <button type="button" className="button-quiet" onClick={onBack}>
          {t("backToSignIn")}
        </button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t("email")}
        name="email"
        type="email"
        autoComplete="username"
        hint={t("forgotHint")}
        error={state.error}
        autoFocus
      />
      <button type="submit" className="button-primary w-full" disabled={state.busy}>
        {t("sendLink")}
      </button>
      <button type="button" className="button-quiet" onClick={onBack}>
        {t("backToSignIn")}
      </button>
    </form>
  );
}

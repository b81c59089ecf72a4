"use client";

import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { ForgotForm } from "@/components/account/forgot-form";
import { RegisterForm } from "@/components/account/register-form";
import { SignInForm } from "@/components/account/sign-in-form";
import type { DialogProps } from "@/components/dialogs/dialog-props";
import { DialogFrame } from "@/components/ui/dialog";

type Mode = "signin" | "register";

/** Sign in and register, in two tabs (spec section 2, "Authentication modal"). */
export function AuthDialog({ t, language, close, mode: first }: DialogProps<"auth"> & { mode: Mode }) {
  const [mode, setMode] = useState<Mode>(first);
  const [isForgot, setForgot] = useState(false);
  // A failure must be told even when the network goes away after the dialog has come.
  useEffect(() => void import("@/components/ui/toaster").catch(() => undefined), []);
  const title = isForgot ? t("forgotTitle") : mode === "signin" ? t("signInTitle") : t("registerTitle");
  return (
    <DialogFrame title={title} description={isForgot ? undefined : t("welcome")} closeLabel={t("close")} onClose={close}>
      {isForgot ? (
        <ForgotForm t={t} onBack={() => setForgot(false)} />
      ) : (
        <Tabs.Root value={mode} onValueChange={(value) => setMode(value === "register" ? "register" : "signin")}>
          <Tabs.List aria-label={t("tabs")} className="mb-4 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
            <Tab value="signin" label={t("signInTab")} />
            <Tab value="register" label={t("registerTab")} />
          </Tabs.List>
          <Tabs.Content value="signin" tabIndex={-1}>
            <SignInForm t={t} onDone={close} onForgot={() => setForgot(true)} />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm t={t} language={language} onDone={close} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </DialogFrame>
  );
}

function Tab({ value, label }: { value: Mode; label: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="min-h-11 rounded-md border border-transparent px-3 font-semibold text-muted data-[state=active]:border-control data-[state=active]:bg-surface data-[state=active]:text-ink"
    >
      {label}
    </Tabs.Trigger>
  );
}

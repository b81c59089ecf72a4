"use client";

import { useEffect, useState } from "react";
import { ForgotForm } from "@/components/account/forgot-form";
import { ProviderLinks } from "@/components/account/provider-links";
import { RegisterForm } from "@/components/account/register-form";
import { SignInForm } from "@/components/account/sign-in-form";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { DialogFrame } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";
import type { SignInWay } from "@/lib/auth/openid/providers";

type Mode = "signin" | "register";

/** `#signin` and `#register`: sign in and register, in two tabs (spec section 2, "Authentication modal"). */
export default function AuthDialog({ name, t, language, close }: DialogProps<"auth">) {
  const [mode, setMode] = useState<Mode>(name === "register" ? "register" : "signin");
  const [isForgot, setForgot] = useState(false);
  // A failure must be told even when the network goes away after the dialog has come.
  useEffect(() => void import("@/components/ui/toaster").catch(() => undefined), []);
  const title = isForgot ? t("forgotTitle") : mode === "signin" ? t("signInTitle") : t("registerTitle");
  return (
    <DialogFrame
      title={title}
      description={isForgot ? undefined : t(document.body.dataset.welcome === "welcomeClaimed" ? "welcomeClaimed" : "welcome")}
      closeLabel={t("close")}
      onClose={close}
      discardQuestion={t("discard")}
    >
      {isForgot ? (
        <ForgotForm t={t} onBack={() => setForgot(false)} />
      ) : (
        <Tabs<Mode>
          label={t("tabs")}
          variant="segments"
          value={mode}
          onValueChange={setMode}
          tabs={[
            {
              value: "signin",
              label: t("signInTab"),
              content: (
                <>
                  <SignInForm t={t} onDone={close} onForgot={() => setForgot(true)} />
                  <ProviderLinks ways={waysOf(document.body)} next={ownPath()} t={t} language={language} />
                </>
              ),
            },
            {
              value: "register",
              label: t("registerTab"),
              content: <RegisterForm t={t} language={language} onDone={close} />,
            },
          ]}
        />
      )}
    </DialogFrame>
  );
}

/** What the page says of other sites by which one may sign in (app/[lang]/layout.tsx). */
function waysOf({ dataset }: HTMLElement): SignInWay[] {
  return dataset.ways ? (JSON.parse(dataset.ways) as SignInWay[]) : [];
}

/** The page under the dialog, to come back to. */
function ownPath(): string {
  return `${location.pathname}${location.search}`;
}

"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { callAdmin, keepToken } from "@/components/admin/call";
import { CodeFields, type CodeKind } from "@/components/admin/code-fields";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";

/** What the page knows: which step it is, and what the plain form that was posted before had to say. */
type Props = { step: "password" | CodeKind; problem?: string | undefined; username?: string | undefined };

/**
 * User name and password, then a code where a second factor is on; messages of spec section 8. Without script the browser posts the same
 * form, and the page shows what became of it.
 */
export function LoginForm({ step: initial, problem: posted, username }: Props) {
  const router = useRouter();
  const [step, setStep] = useState(initial);
  const [problem, setProblem] = useState<string | null>(posted ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The fields of the first step have gone with the focus in them.
  useEffect(() => {
    const code = form.current?.elements.namedItem("code");
    if (step !== "password" && code instanceof HTMLElement) code.focus();
  }, [step]);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const fields = new FormData(element);
    const names = step === "password" ? ["username", "password"] : ["code"];
    setIsBusy(true);
    setProblem(null);
    const body = Object.fromEntries(names.map((name) => [name, fields.get(name)]));
    const answer = await callAdmin<{ token: string; message: string }>("POST", "/api/admin/login", body);
    if (answer.ok) {
      keepToken(answer.body.token);
      showToast({ title: "Login Successful" });
      router.push(adminLinks.dashboard());
      router.refresh();
      return;
    }
    setIsBusy(false);
    const { secondFactor, message } = answer.body;
    if (step === "password" && secondFactor) return setStep("code");
    // Neither a wrong code (`secondFactor`) nor a wait (429) ends the second step; anything else of the server does.
    if (step !== "password" && answer.status === 401 && !secondFactor) setStep("password");
    const isOffline = answer.status === 0;
    setProblem(isOffline ? "Connection error. Please try again." : (message ?? "Invalid credentials"));
    const code = element.elements.namedItem("code");
    if (code instanceof HTMLInputElement) code.select();
  }

  return (
    <form ref={form} method="post" action="/api/admin/login" onSubmit={signIn} className="card grid gap-4 p-6">
      {problem && (
        <p role="alert" className="rounded-md bg-critical-bg p-3 text-critical">
          {problem}
        </p>
      )}
      {step === "password" ? <PasswordFields username={username} /> : <CodeFields kind={step} />}
      <button type="submit" disabled={isBusy} className="button-primary">
        {isBusy ? "Signing In..." : "Sign In"}
      </button>
    </form>
  );
}

function PasswordFields({ username }: { username?: string | undefined }) {
  return (
    <>
      <label className="grid gap-1 font-semibold">
        Username
        <input
          name="username"
          defaultValue={username}
          autoComplete="username"
          required
          autoCapitalize="none"
          className="field font-normal"
        />
      </label>
      <label className="grid gap-1 font-semibold">
        Password
        <input name="password" type="password" autoComplete="current-password" required className="field font-normal" />
      </label>
    </>
  );
}

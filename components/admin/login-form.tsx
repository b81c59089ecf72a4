"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailed, callAdmin, forgetToken, keepToken } from "@/components/admin/call";
import { CodeFields, type CodeKind } from "@/components/admin/code-fields";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";

/** What the page knows: which step it is, what the plain form that was posted before had to say, and the page to go on to. */
type Props = { step: "password" | CodeKind; problem?: string | undefined; username?: string | undefined; next: string };

/**
 * User name and password, then a code where a second factor is on; messages of spec section 8. Without script the browser posts the same
 * form, and the page shows what became of it. Who sees it has no session, so the token of one that ended goes (section 8).
 */
export function LoginForm({ step: initial, problem: posted, username, next }: Props) {
  const router = useRouter();
  const [step, setStep] = useState(initial);
  const [problem, setProblem] = useState<string | null>(posted ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(forgetToken, []);

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
    try {
      const { token } = await callAdmin<{ token: string }>("POST", "/api/admin/login", body);
      keepToken(token);
      showToast({ title: "Login Successful" });
      router.push(next);
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setIsBusy(false);
      refuse(error);
      const code = element.elements.namedItem("code");
      if (code instanceof HTMLInputElement) code.select();
    }
  }

  function refuse({ status, body }: CallFailed) {
    if (step === "password" && body.secondFactor) return setStep("code");
    // Neither a wrong code (`secondFactor`) nor a wait (429) ends the second step; anything else of the server does.
    if (step !== "password" && status === 401 && !body.secondFactor) setStep("password");
    setProblem(status === 0 ? "Connection error. Please try again." : (body.message ?? "Invalid credentials"));
  }

  return (
    <form ref={form} method="post" action="/api/admin/login" onSubmit={signIn} className="card grid gap-4 p-6">
      {problem && (
        <Callout role="alert" tone="critical">
          {problem}
        </Callout>
      )}
      {step === "password" ? <PasswordFields username={username} /> : <CodeFields kind={step} next={next} />}
      <input type="hidden" name="next" value={next} />
      <Button type="submit" variant="primary" disabled={isBusy}>
        {isBusy ? "Signing In..." : "Sign In"}
      </Button>
    </form>
  );
}

function PasswordFields({ username }: { username?: string | undefined }) {
  return (
    <>
      <Input label="Username" name="username" defaultValue={username} autoComplete="username" required autoCapitalize="none" />
      <Input label="Password" name="password" type="password" autoComplete="current-password" required />
    </>
  );
}

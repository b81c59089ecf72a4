"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { callAdmin, keepToken } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";

/** User name and password; messages of spec section 8. */
export function LoginForm() {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(null);
    const answer = await callAdmin<{ token: string; message: string }>("POST", "/api/admin/login", {
      username: form.get("username"),
      password: form.get("password"),
    });
    if (answer.ok) {
      keepToken(answer.body.token);
      showToast({ title: "Login Successful" });
      router.push(adminLinks.dashboard());
      router.refresh();
      return;
    }
    setIsBusy(false);
    const isOffline = answer.status === 0;
    setProblem(isOffline ? "Connection error. Please try again." : (answer.body.message ?? "Invalid credentials"));
  }

  return (
    <form onSubmit={signIn} className="card grid gap-4 p-6">
      {problem && (
        <p role="alert" className="rounded-md bg-critical-bg p-3 text-critical">
          {problem}
        </p>
      )}
      <label className="grid gap-1 font-semibold">
        Username
        <input name="username" autoComplete="username" required autoCapitalize="none" className="field font-normal" />
      </label>
      <label className="grid gap-1 font-semibold">
        Password
        <input name="password" type="password" autoComplete="current-password" required className="field font-normal" />
      </label>
      <button type="submit" disabled={isBusy} className="button-primary">
        {isBusy ? "Signing In..." : "Sign In"}
      </button>
    </form>
  );
}

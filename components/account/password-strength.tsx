"use client";

import { useEffect, useState } from "react";
import { savesData } from "@/components/refresh/use-refresh";
import type { Translator } from "@/lib/i18n/translate";

type Check = typeof import("@/components/account/strength")["strengthOf"];

/**
 * Says how easily a password is guessed, also whether it is one of the commonest: a hint, never a refusal. The word lists are fetched when
 * the first character is typed, and not at all where somebody saves data or the network is away.
 */
export function PasswordStrength({ t, password }: { t: Translator<"auth">; password: string }) {
  const [check, setCheck] = useState<Check | null>(null);
  const isWanted = password !== "" && !savesData();
  useEffect(() => {
    if (!isWanted) return;
    import("@/components/account/strength").then(
      ({ strengthOf }) => setCheck(() => strengthOf),
      () => undefined,
    );
  }, [isWanted]);
  const strength = check && password !== "" ? check(password) : null;
  return (
    <p aria-live="polite" className="mt-1 min-h-5 text-sm">
      {strength !== null && (
        <>
          <span aria-hidden className="mr-2 inline-flex gap-0.5 align-middle">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={`h-1.5 w-5 rounded-md ${step <= strength ? "bg-neel" : "bg-line"}`} />
            ))}
          </span>
          {t(`strength${strength}`)}
        </>
      )}
    </p>
  );
}

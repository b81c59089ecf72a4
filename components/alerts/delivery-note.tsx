"use client";

import { useEffect, useState } from "react";
import { useSession } from "@/components/device/use-device";
import { parseSessionUser, renewSession } from "@/lib/device/device-session";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { id?: string; className: string; language: Language; t: Translator<"alerts"> };

/** Whether this site sends SMS, as the page says (app/[lang]/layout.tsx): to the phones that accounts have confirmed, once the mail was taken. */
export const isSmsSent = () => "sms" in document.body.dataset;

/** What happens with alerts now: nothing while signed out; otherwise mail to the account's address once it is verified (product.md). */
export function DeliveryNote({ id, className, language, t }: Props) {
  const user = useSession();
  const isVerified = useIsVerified(user?.id);
  const email = user?.email ?? "";
  return (
    <p id={id} className={className}>
      {!user && t("nothingSent")}
      {user && isVerified === undefined && t("sentOnceVerified", { email })}
      {user && isVerified === true && t("sentTo", { email })}
      {user && isVerified !== false && ` ${t(isSmsSent() ? "smsToo" : "noSms")}`}
      {user && isVerified === false && (
        <>
          {t("notVerified", { email })} <a href={links.page(language, "/settings")}>{t("verifyInSettings")}</a>
        </>
      )}
    </p>
  );
}

/** Whether the account's address is proven; undefined until the server has said so, or where it cannot be asked. */
function useIsVerified(userId: number | undefined): boolean | undefined {
  const [isVerified, setIsVerified] = useState<boolean>();
  useEffect(() => {
    setIsVerified(undefined);
    if (userId === undefined) return;
    const stop = new AbortController();
    fetch("/api/users/me", { credentials: "same-origin", signal: stop.signal })
      .then(async (response) => {
        const text = await response.text();
        const me = response.ok && parseSessionUser(text);
        // The address may have been changed on another device since this one was told.
        if (me) renewSession(me);
        setIsVerified((JSON.parse(text) as { isEmailVerified?: boolean }).isEmailVerified);
      })
      // Offline, or closed meanwhile: the sentence that holds either way stays.
      .catch(() => undefined);
    return () => stop.abort();
  }, [userId]);
  return isVerified;
}

"use client";

import { useSession } from "@/components/device/use-device";
import { useIsVerified } from "@/components/device/use-is-verified";
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

import { SessionSlot } from "@/components/layout/session-slot";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** The session slot with its words and addresses. */
export function SessionLinks({ language, place }: { language: Language; place: "bar" | "menu" }) {
  const t = translator(language, "account");
  return (
    <SessionSlot
      place={place}
      signInHref={links.signIn(language)}
      registerHref={links.page(language, "/register")}
      settingsHref={links.page(language, "/settings")}
      labels={{
        signIn: t("header.signIn"),
        registerFree: t("header.registerFree"),
        welcome: t("header.welcome", { fullName: "{fullName}" }),
        logout: t("header.logout"),
        loggedOut: t("header.loggedOut"),
        loggedOutHelp: t("header.loggedOutHelp"),
      }}
    />
  );
}

import { PlainForm, Section } from "@/components/account/plain-form";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

/** The private calendar of an account: made, opened, taken back. `calendarKey` is null while there is none. */
export function CalendarSection({ calendarKey, language }: { calendarKey: string | null; language: Language }) {
  const t = translator(language, "account");
  const action = links.accountForm(language, "calendar");
  if (calendarKey === null) {
    return (
      <Section heading={t("page.calendarHeading")}>
        <p>{t("page.calendarOff")}</p>
        <PlainForm variant="quiet" action={action} submit={t("page.calendarMake")} hidden={{ want: "yes" }} />
      </Section>
    );
  }
  const address = site.url + links.ownCalendar(language, calendarKey);
  return (
    <Section heading={t("page.calendarHeading")}>
      <p>{t("page.calendarOn")}</p>
      <p>
        <a href={address.replace(/^https?:/, "webcal:")} className="inline-flex min-h-11 items-center">
          {t("page.calendarOpen")}
        </a>
      </p>
      <p className="text-sm">
        <span className="text-muted">{t("page.calendarAddress")}</span> <span className="break-all">{address}</span>
      </p>
      <PlainForm variant="quiet" action={action} submit={t("page.calendarRevoke")} hidden={{ want: "no" }} />
    </Section>
  );
}

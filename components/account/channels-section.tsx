import { type FormState, PlainForm, Section } from "@/components/account/plain-form";
import { PushSection } from "@/components/account/push-section";
import { SmsSection } from "@/components/account/sms-section";
import type { channelsOf } from "@/lib/channels/channel";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What is configured; null where it is not. */
type Props = { channels: Awaited<ReturnType<typeof channelsOf>>; state: FormState | null; language: Language };

/** The ways beside mail by which a person may be told; nothing of those that are not configured. */
export function ChannelsSection({ channels: { push, telegram, sms }, state, language }: Props) {
  const t = translator(language, "account");
  const words = {
    heading: t("page.pushHeading"),
    text: t("page.pushText"),
    start: t("page.pushStart"),
    stop: t("page.pushStop"),
    denied: t("page.pushDenied"),
    failed: t("page.pushFailed"),
  };
  return (
    <>
      {push && <PushSection {...push} words={words} />}
      {telegram && (
        <Section heading="Telegram">
          <p>{t(telegram.isJoined ? "page.telegramOn" : "page.telegramOff")}</p>
          {telegram.isJoined ? (
            <PlainForm variant="quiet" action={links.accountForm(language, "telegram")} submit={t("page.telegramStop")} />
          ) : (
            <p>
              <a href={telegram.href} className="inline-flex min-h-11 items-center">
                {t("page.telegramStart")}
              </a>
            </p>
          )}
        </Section>
      )}
      {sms && <SmsSection number={sms.number} state={state} language={language} />}
    </>
  );
}

import { type FormState, PlainField, PlainForm, Section } from "@/components/account/plain-form";
import type { SmsState } from "@/lib/channels/sms-number";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { number: SmsState | null; state: FormState | null; language: Language };

/** Messages by SMS: the phone, the code that proves it, and the end. */
export function SmsSection({ number, state, language }: Props) {
  const t = translator(language, "account");
  const action = links.accountForm(language, "sms");
  return (
    <Section heading="SMS">
      <p>{number?.isConfirmed ? t("page.smsOn", { number: number.number }) : t("page.smsOff")}</p>
      {number && !number.isConfirmed && (
        <PlainForm action={action} submit={t("page.smsConfirm")} hidden={{ act: "confirm" }}>
          <PlainField
            name="code"
            label={t("page.smsCode", { number: number.number })}
            autoComplete="one-time-code"
            state={state}
          />
        </PlainForm>
      )}
      {number?.isConfirmed ? null : (
        <PlainForm action={action} submit={t("page.smsStart")} hidden={{ act: "ask" }} variant={number ? "quiet" : "primary"}>
          <PlainField name="mobile" label={t("page.smsNumber")} type="tel" autoComplete="tel" state={state} />
        </PlainForm>
      )}
      {number && <PlainForm action={action} submit={t("page.smsStop")} hidden={{ act: "stop" }} variant="quiet" />}
    </Section>
  );
}

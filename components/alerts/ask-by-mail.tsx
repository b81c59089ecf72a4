import { type FormState, PlainField, PlainForm } from "@/components/account/plain-form";
import { Select } from "@/components/ui/select";
import { ALERT_FREQUENCIES } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = {
  language: Language;
  state: FormState | null;
  /** The search that is taken over. */
  hidden: Record<string, string | undefined>;
  /** The way to keep it with an account instead. */
  signIn: string;
};

/** Asks for an alert by a mail address alone. */
export function AskByMail({ language, state, hidden, signIn }: Props) {
  const t = translator(language, "subscribers");
  return (
    <div className="max-w-xl">
      <p className="mt-2 mb-6 text-muted">{t("ofSearchText")}</p>
      <PlainForm action={links.accountForm(language, "mail-alert")} submit={t("ask")} hidden={hidden}>
        <PlainField name="email" type="email" label={t("email")} autoComplete="email" state={state} />
        <Select
          name="frequency"
          label={t("frequency")}
          hint={t("sooner")}
          defaultValue={state?.values.frequency || "daily"}
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`paces.${value}`) }))}
        />
        <p className="text-muted text-sm">
          {t("consent")} <a href={links.page(language, "/privacy-policy")}>{t("privacy")}</a>
        </p>
      </PlainForm>
      <p className="mt-6">
        {t("orSignIn")}{" "}
        <a href={signIn} className="inline-flex min-h-11 items-center">
          {t("signIn")}
        </a>
      </p>
    </div>
  );
}

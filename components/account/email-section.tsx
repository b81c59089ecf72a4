import { type FormState, PlainField, PlainForm, Section } from "@/components/account/plain-form";
import type { UserActor } from "@/lib/auth/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { user: UserActor; isGone: boolean; state: FormState | null; language: Language };

/** The mail address: whether it is proven and takes mails, and how to change it. */
export function EmailSection({ user, isGone, state, language }: Props) {
  const t = translator(language, "account");
  return (
    <Section heading={t("page.emailHeading")}>
      <div>
        <p>{t("page.emailNow", { email: user.email })}</p>
        <p className="text-muted">{user.isEmailVerified ? t("page.verified") : t("page.notVerified")}</p>
        {isGone && <p>{t("page.mailboxGone")}</p>}
      </div>
      {!user.isEmailVerified && (
        <PlainForm variant="quiet" action={links.accountForm(language, "verification")} submit={t("page.resend")} />
      )}
      <PlainForm action={links.accountForm(language, "email")} submit={t("page.changeEmail")}>
        <PlainField
          name="email"
          label={t("page.newEmail")}
          type="email"
          autoComplete="email"
          hint={t("page.newEmailHint")}
          state={state}
        />
        <PlainField
          name="currentPassword"
          label={t("page.currentPassword")}
          type="password"
          autoComplete="current-password"
          state={state}
        />
      </PlainForm>
    </Section>
  );
}

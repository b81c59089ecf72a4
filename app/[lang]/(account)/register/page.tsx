import { ConsentLine } from "@/components/account/consent-line";
import { ContinueAfterSignIn } from "@/components/account/continue-after-sign-in";
import { FormNotice, PlainField, PlainForm } from "@/components/account/plain-form";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";
import { WELCOME } from "@/lib/site";

export const generateMetadata = unlistedMetadata("account", "page.registerTitle");

/** /register: what the dialog does, as a page that needs no script. */
export default async function RegisterPage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/register", props);
  const t = translator(language, "account");
  const words = translator(language, "auth");
  const password = { type: "password", autoComplete: "new-password", state: flash } as const;
  return (
    <>
      <ContinueAfterSignIn to={links.page(language, "/settings")} />
      <h1 className="mb-2 text-2xl">{t("page.registerTitle")}</h1>
      <p className="mb-6 text-muted">{words(WELCOME)}</p>
      <FormNotice state={flash} />
      <PlainForm action={links.accountForm(language, "register")} submit={words("register")}>
        <PlainField name="fullName" label={words("fullName")} autoComplete="name" state={flash} />
        <PlainField name="email" label={words("email")} type="email" autoComplete="username" state={flash} />
        <PlainField name="phone" label={words("phone")} type="tel" autoComplete="tel" isOptional state={flash} />
        <PlainField {...password} name="password" label={words("password")} hint={words("passwordRule")} minLength={6} />
        <PlainField {...password} name="confirmPassword" label={words("confirmPassword")} />
        <ConsentLine t={words} language={language} />
      </PlainForm>
      <p className="mt-6">
        {t("page.haveAccount")} <a href={links.signIn(language)}>{words("signIn")}</a>
      </p>
    </>
  );
}

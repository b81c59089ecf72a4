import { FormNotice, PlainField, PlainForm } from "@/components/account/plain-form";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.forgotTitle");

/** /forgot-password: asks for a link; never says whether an address has an account. */
export default async function ForgotPasswordPage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/forgot-password", props);
  const t = translator(language, "account");
  const words = translator(language, "auth");
  return (
    <>
      <h1 className="mb-2 text-2xl">{t("page.forgotTitle")}</h1>
      <p className="mb-6">{t("page.forgotText")}</p>
      <FormNotice state={flash} />
      <PlainForm action={links.accountForm(language, "forgot-password")} submit={t("page.sendLink")}>
        <PlainField name="email" label={words("email")} type="email" autoComplete="username" state={flash} />
      </PlainForm>
      <p className="mt-6">
        <a href={links.signIn(language)}>{words("backToSignIn")}</a>
      </p>
    </>
  );
}

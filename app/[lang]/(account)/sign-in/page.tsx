import { ContinueAfterSignIn } from "@/components/account/continue-after-sign-in";
import { FormNotice, PlainField, PlainForm } from "@/components/account/plain-form";
import { ProviderLinks } from "@/components/account/provider-links";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { signInWays } from "@/lib/auth/openid/providers";
import { safePath } from "@/lib/http/safe-path";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";
import { WELCOME } from "@/lib/site";

export const generateMetadata = unlistedMetadata("account", "page.signInTitle");

/** /sign-in: what the dialog does, as a page that needs no script. */
export default async function SignInPage(props: AccountPageProps) {
  const { language, flash, parameter } = await readAccountPage("/sign-in", props);
  const t = translator(language, "account");
  const words = translator(language, "auth");
  const next = safePath(parameter("next"));
  return (
    <>
      <ContinueAfterSignIn to={next ?? links.home(language)} />
      <h1 className="mb-2 text-2xl">{t("page.signInTitle")}</h1>
      <p className="mb-6 text-muted">{words(WELCOME)}</p>
      <FormNotice state={flash} />
      <PlainForm action={links.accountForm(language, "sign-in")} submit={words("signIn")} hidden={{ next: next ?? undefined }}>
        <PlainField name="email" label={words("email")} type="email" autoComplete="username" state={flash} />
        <PlainField name="password" label={words("password")} type="password" autoComplete="current-password" state={flash} />
      </PlainForm>
      <ProviderLinks ways={signInWays()} next={next ?? undefined} t={words} language={language} />
      <p className="mt-6">
        <a href={links.page(language, "/forgot-password")}>{words("forgot")}</a>
      </p>
      <p className="mt-2">
        {t("page.noAccount")} <a href={links.page(language, "/register")}>{words("register")}</a>
      </p>
    </>
  );
}

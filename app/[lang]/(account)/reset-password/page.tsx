import { FormNotice, PlainField, PlainForm } from "@/components/account/plain-form";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { effectOfReset } from "@/lib/accounts/unproven-account";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.resetTitle");

/** /reset-password?token=: where the link of the mail leads. */
export default async function ResetPasswordPage(props: AccountPageProps) {
  const { language, flash, parameter } = await readAccountPage("/reset-password", props);
  const t = translator(language, "account");
  const words = translator(language, "auth");
  const token = parameter("token");
  const holds = token === "" ? null : await effectOfReset(token, new Date());
  const password = { type: "password", autoComplete: "new-password", state: flash } as const;
  return (
    <>
      <h1 className="mb-6 text-2xl">{t("page.resetTitle")}</h1>
      <FormNotice state={flash} />
      {holds === "begins-anew" && <p className="mb-6">{t("page.resetBeginsAnew")}</p>}
      {holds === null ? (
        // What a form that was sent had to say of its link stands above already.
        !flash && <p>{t(token === "" ? "page.linkMissing" : "linkSpent")}</p>
      ) : (
        <PlainForm action={links.accountForm(language, "reset-password")} submit={t("page.savePassword")} hidden={{ token }}>
          <PlainField {...password} name="password" label={t("page.newPassword")} hint={words("passwordRule")} minLength={6} />
          <PlainField {...password} name="confirmPassword" label={words("confirmPassword")} />
        </PlainForm>
      )}
      <p className="mt-6">
        <a href={links.page(language, "/forgot-password")}>{t("page.askForLink")}</a>
      </p>
    </>
  );
}

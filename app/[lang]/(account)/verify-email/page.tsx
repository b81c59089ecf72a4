import { FormNotice, PlainForm } from "@/components/account/plain-form";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { currentUser } from "@/lib/auth/guards";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.verifyTitle");

/** /verify-email?token=: asks once more, since programs that scan mails open their links too. */
export default async function VerifyEmailPage(props: AccountPageProps) {
  const { language, flash, parameter } = await readAccountPage("/verify-email", props);
  const t = translator(language, "account");
  const token = parameter("token");
  // Where the page that said so is loaded again, which is said once.
  const isConfirmed = token === "" && (await currentUser())?.isEmailVerified === true;
  return (
    <>
      <h1 className="mb-6 text-2xl">{t("page.verifyTitle")}</h1>
      <FormNotice state={flash} />
      {token !== "" && (
        <>
          <p className="mb-4">{t("page.verifyText")}</p>
          <PlainForm action={links.accountForm(language, "verify-email")} submit={t("page.verifyAction")} hidden={{ token }} />
        </>
      )}
      {token === "" && !flash && <p>{t(isConfirmed ? "alreadyVerified" : "page.linkMissing")}</p>}
      <p className="mt-6">
        <a href={links.page(language, "/settings")}>{t("page.settingsTitle")}</a>
      </p>
    </>
  );
}

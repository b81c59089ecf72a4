import { AccountSession } from "@/components/account/account-session";
import { FormNotice, PlainField, PlainForm } from "@/components/account/plain-form";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { requireUser } from "@/lib/auth/guards";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.deleteTitle");

/** /settings/delete: the account and all that belongs to it go, after the password. */
export default async function DeletePage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/settings/delete", props);
  const user = await requireUser(language, links.page(language, "/settings/delete"));
  const t = translator(language, "account");
  return (
    <>
      <AccountSession user={user} path="/settings/delete" language={language} />
      <h1 className="mb-2 text-2xl">{t("page.deleteTitle")}</h1>
      <p className="mb-2">{t("page.deleteText")}</p>
      <p className="mb-6">
        <a href={links.accountExport(language)}>{t("page.exportLink")}</a>
      </p>
      <FormNotice state={flash} />
      <PlainForm variant="danger" action={links.accountForm(language, "delete")} submit={t("page.deleteAction")}>
        <PlainField
          name="password"
          label={t("page.passwordToDelete")}
          type="password"
          autoComplete="current-password"
          state={flash}
        />
      </PlainForm>
      <p className="mt-6">
        <a href={links.page(language, "/settings")}>{t("page.backToSettings")}</a>
      </p>
    </>
  );
}

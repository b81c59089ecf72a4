import { FormNotice, PlainForm } from "@/components/account/plain-form";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { readUnsubscribeToken } from "@/lib/accounts/unsubscribe";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.unsubscribeTitle");

/** /unsubscribe?token=: asks once more, since programs that scan mails open their links too. */
export default async function UnsubscribePage(props: AccountPageProps) {
  const { language, flash, parameter } = await readAccountPage("/unsubscribe", props);
  const t = translator(language, "account");
  const token = parameter("token");
  const found = readUnsubscribeToken(token);
  return (
    <>
      <h1 className="mb-6 text-2xl">{t("page.unsubscribeTitle")}</h1>
      <FormNotice state={flash} />
      {found && (
        <>
          <p className="mb-4">{t(`page.unsubscribeText.${found.list}`)}</p>
          <PlainForm
            action={links.accountForm(language, "unsubscribe")}
            submit={t("page.unsubscribeAction")}
            hidden={{ token }}
          />
        </>
      )}
      {!found && !flash && <p>{t("unsubscribeUnknown")}</p>}
    </>
  );
}

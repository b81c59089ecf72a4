import { FormNotice, PlainForm, Section } from "@/components/account/plain-form";
import { MailAlert } from "@/components/alerts/mail-alert";
import { Callout } from "@/components/ui/callout";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";
import { lastWeekOf } from "@/lib/subscribers/preview";
import { findSubscriber, readAskedAgain } from "@/lib/subscribers/subscriber";

export const generateMetadata = unlistedMetadata("subscribers", "title");

/** /settings/mail-alerts?token=: where the links of mails lead. Opening it changes nothing, since programs that scan mails open their links too. */
export default async function MailAlertsPage(props: AccountPageProps) {
  const { language, flash, parameter } = await readAccountPage("/settings/mail-alerts", props);
  const t = translator(language, "subscribers");
  const token = parameter("token");
  const found = await findSubscriber(token);
  const again = readAskedAgain(parameter("again"));
  const action = links.accountForm(language, "mail-alerts");
  const weeks = found
    ? await lastWeekOf(
        found.alerts.map(({ alert }) => alert),
        new Date(),
      )
    : [];
  return (
    <div className="max-w-2xl">
      <h1 className="mb-6 text-2xl">{t("title")}</h1>
      <FormNotice state={flash} />
      {!found && !flash && <p className="mb-4">{t("unknown")}</p>}
      {!found && <a href={links.home(language)}>{t("jobs")}</a>}
      {found && <p className="mb-6 break-words">{t("for", { email: found.email })}</p>}
      {found?.askedAt && (
        <Callout tone="warning" className="mb-6">
          <p className="mb-4">{t("wanted")}</p>
          <PlainForm action={action} submit={t("keep")} hidden={{ act: "keep", token }} />
        </Callout>
      )}
      {found?.alerts.map((one, at) => (
        <MailAlert
          key={one.id}
          {...one}
          week={weeks[at]}
          token={token}
          askedAgain={again?.alert === one.id ? again.pace : undefined}
          language={language}
        />
      ))}
      {found && (
        <Section heading={t("eraseTitle")}>
          <p>{t("eraseText")}</p>
          <PlainForm variant="danger" action={action} submit={t("erase")} hidden={{ act: "erase", token }} />
        </Section>
      )}
    </div>
  );
}

import { Fragment } from "react";
import { AccountLinks } from "@/components/account/account-links";
import { AccountSession } from "@/components/account/account-session";
import { CalendarSection } from "@/components/account/calendar-section";
import { ChannelsSection } from "@/components/account/channels-section";
import { EmailSection } from "@/components/account/email-section";
import { FormNotice, PlainField, PlainForm, Section, stateOf } from "@/components/account/plain-form";
import { ProfileFields } from "@/components/account/profile-fields";
import { ownCalendarKey } from "@/lib/accounts/own-calendar";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { isMailboxGone } from "@/lib/accounts/recipients";
import { MAIL_LISTS, stoppedLists } from "@/lib/accounts/unsubscribe";
import { requireUser } from "@/lib/auth/guards";
import { channelsOf } from "@/lib/channels/channel";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.settingsTitle");

/** /settings: the own account. */
export default async function SettingsPage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/settings", props);
  const user = await requireUser(language, links.page(language, "/settings"));
  const t = translator(language, "account");
  const words = translator(language, "auth");
  const stopped = await stoppedLists(user.id);
  const password = { type: "password", state: stateOf("password", flash) } as const;
  return (
    <>
      <AccountSession user={user} path="/settings" language={language} />
      <h1 className="mb-6 text-2xl">{t("page.settingsTitle")}</h1>
      <FormNotice state={flash} />
      <Section heading={t("page.profile")}>
        <PlainForm action={links.accountForm(language, "profile")} submit={t("page.save")}>
          <ProfileFields user={user} state={stateOf("profile", flash)} language={language} />
        </PlainForm>
      </Section>
      <EmailSection user={user} isGone={await isMailboxGone(user.id)} state={stateOf("email", flash)} language={language} />
      <Section heading={t("page.passwordHeading")}>
        <PlainForm action={links.accountForm(language, "password")} submit={t("page.changePassword")}>
          <PlainField {...password} name="currentPassword" label={t("page.currentPassword")} autoComplete="current-password" />
          <PlainField
            {...password}
            name="newPassword"
            label={t("page.newPassword")}
            autoComplete="new-password"
            hint={t("page.passwordHint", { rule: words("passwordRule") })}
            minLength={6}
          />
        </PlainForm>
      </Section>
      <Section heading={t("page.mailsHeading")}>
        {MAIL_LISTS.map((list) => {
          const isStopped = stopped.includes(list);
          return (
            <Fragment key={list}>
              <p>{t(isStopped ? `page.mailsOff.${list}` : `page.mailsOn.${list}`)}</p>
              <PlainForm
                variant="quiet"
                action={links.accountForm(language, "mails")}
                submit={isStopped ? t("page.mailsStart") : t("page.mailsStop")}
                hidden={{ want: isStopped ? "yes" : "no", list }}
              />
            </Fragment>
          );
        })}
      </Section>
      <CalendarSection calendarKey={await ownCalendarKey(user.id)} language={language} />
      <ChannelsSection channels={await channelsOf(user, new Date())} state={stateOf("sms", flash)} language={language} />
      <AccountLinks language={language} />
    </>
  );
}

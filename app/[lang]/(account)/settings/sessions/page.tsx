import { AccountSession } from "@/components/account/account-session";
import { FormNotice, PlainForm } from "@/components/account/plain-form";
import { Badge } from "@/components/ui/badge";
import { deviceName } from "@/lib/accounts/device-name";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { listSessions } from "@/lib/accounts/queries";
import { requireUser } from "@/lib/auth/guards";
import { formatInstant } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

export const generateMetadata = unlistedMetadata("account", "page.sessionsTitle");

/** /settings/sessions: where one is signed in, and how to end it. */
export default async function SessionsPage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/settings/sessions", props);
  const user = await requireUser(language, links.page(language, "/settings/sessions"));
  const t = translator(language, "account");
  const sessions = await listSessions(user, new Date());
  return (
    <>
      <AccountSession user={user} path="/settings/sessions" language={language} />
      <h1 className="mb-6 text-2xl">{t("page.sessionsTitle")}</h1>
      <FormNotice state={flash} />
      <ul className="mb-6 grid gap-4">
        {sessions.map(({ id, userAgent, lastSeenAt, createdAt, isCurrent }) => (
          <li key={id} className="card grid gap-3 p-4">
            <div>
              <p className="font-semibold">
                {deviceName(userAgent) ?? t("page.unknownDevice")}{" "}
                {isCurrent && <Badge tone="open">{t("page.thisDevice")}</Badge>}
              </p>
              <p className="text-muted">
                {t("page.lastSeen", { time: formatInstant(new Date(lastSeenAt), language) })},{" "}
                {t("page.signedInAt", { time: formatInstant(new Date(createdAt), language) })}
              </p>
            </div>
            <PlainForm
              variant="quiet"
              action={links.accountForm(language, "end-session")}
              submit={t("page.endSession")}
              hidden={{ id }}
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <PlainForm action={links.accountForm(language, "end-all-sessions")} submit={t("page.endAll")} />}
      <p className="mt-6">
        <a href={links.page(language, "/settings")}>{t("page.backToSettings")}</a>
      </p>
    </>
  );
}

import { PlainForm, Section } from "@/components/account/plain-form";
import { Callout } from "@/components/ui/callout";
import { Select } from "@/components/ui/select";
import { alertListParams } from "@/lib/alerts/criteria";
import type { JobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { PACES, type Pace } from "@/lib/subscribers/manage";
import type { WeekOfAlert } from "@/lib/subscribers/preview";

type Props = {
  id: number;
  alert: JobAlert;
  isConfirmed: boolean;
  week: WeekOfAlert | undefined;
  token: string;
  /** How often it is to mail, where the mail that led here says that it was asked for again. */
  askedAgain: Pace | undefined;
  language: Language;
};

/** An alert of an address without an account: what it would have sent this week, and forms that confirm, change and end it; one press gives it what was asked for again. */
export function MailAlert({ id, alert, isConfirmed, week, token, askedAgain, language }: Props) {
  const t = translator(language, "subscribers");
  const action = links.accountForm(language, "mail-alerts");
  const hidden = (act: string) => ({ act, token, alert: String(id) });
  const pace = alert.isActive ? alert.frequency : "paused";
  return (
    <Section heading={alert.title} headingId={`alert-${id}`}>
      {!isConfirmed && (
        <>
          <p className="font-semibold">{t("waiting")}</p>
          <PlainForm action={action} submit={t("confirm")} hidden={hidden("confirm")} />
        </>
      )}
      {isConfirmed && askedAgain && (
        <Callout tone={askedAgain === pace ? "success" : "warning"}>
          <p className="mb-4">
            {t(askedAgain === pace ? "againSame" : "again", { asked: t(`paces.${askedAgain}`), now: t(`paces.${pace}`) })}
          </p>
          {askedAgain !== pace && (
            <PlainForm
              action={action}
              submit={t("againTake", { asked: t(`paces.${askedAgain}`) })}
              hidden={{ ...hidden("pace"), pace: askedAgain }}
            />
          )}
        </Callout>
      )}
      {week && <Week week={week} language={language} />}
      <p>
        <a href={links.home(language, alertListParams(alert))} className="inline-flex min-h-11 items-center">
          {t("all")}
        </a>
      </p>
      <PlainForm variant="quiet" action={action} submit={t("save")} hidden={hidden("pace")}>
        <Select
          name="pace"
          label={t("frequency")}
          hint={t("sooner")}
          defaultValue={pace}
          options={PACES.map((value) => ({ value, label: t(`paces.${value}`) }))}
        />
      </PlainForm>
      <PlainForm variant="quiet" action={action} submit={t("end")} hidden={hidden("end")} />
    </Section>
  );
}

function Week({ week, language }: { week: WeekOfAlert; language: Language }) {
  return (
    <div>
      <p className="text-muted">{translator(language, "subscribers")("week", { count: week.count })}</p>
      {week.named.length > 0 && (
        <ul className="mt-2 list-disc ps-6">
          {week.named.map((job) => {
            const { text, lang } = shownTitle(job, language);
            return (
              <li key={job.id}>
                <a href={links.job(language, job.id)} lang={lang} className="inline-flex min-h-11 items-center">
                  {text}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

"use client";

import { useState } from "react";
import { AlertForm } from "@/components/alerts/alert-form";
import type { OfferedAlert } from "@/components/alerts/alert-me";
import { useAlertTerms } from "@/components/alerts/alert-terms";
import { DeliveryNote } from "@/components/alerts/delivery-note";
import { storeAlert } from "@/components/alerts/store-alert";
import { useAlertCounts } from "@/components/alerts/use-alert-counts";
import { useSession } from "@/components/device/use-device";
import { openDialog } from "@/components/dialogs/browser-address";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { alertKey } from "@/lib/alerts/criteria";
import { alertOfSearch } from "@/lib/alerts/of-search";
import type { JobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

/** One press keeps an alert for the search on the screen: `#alert-me` over a list that is narrowed by something. */
export default function AlertMeDialog({ t, language, close }: DialogProps<"alerts">) {
  const [offered] = useState(offeredAlert);
  const [isForm, setForm] = useState(false);
  const email = useSession()?.email ?? "";
  const alert = offered && alertOfSearch(offered.criteria, offered.title, email);
  const save = (chosen: JobAlert) => {
    if (storeAlert(chosen, null, t)) close();
  };
  return (
    <DialogFrame
      title={t("ofSearchTitle")}
      description={t(email === "" ? "keptHere" : "ofSearchText")}
      closeLabel={t("close")}
      onClose={close}
      discardQuestion={t("discard")}
      holdsPage
      footer={
        !isForm && (
          <>
            {alert && (
              <Button variant="primary" className="grow sm:grow-0" onClick={() => save(alert)}>
                {t("save")}
              </Button>
            )}
            {alert && <Button onClick={() => setForm(true)}>{t("change")}</Button>}
            {!alert && <Button onClick={() => openDialog("#alerts")}>{t("showAlerts")}</Button>}
          </>
        )
      }
    >
      {alert && isForm && (
        <AlertForm start={alert} isNew language={language} t={t} onSave={save} onCancel={() => setForm(false)} />
      )}
      {alert && !isForm && (
        <Confirmation alert={alert} href={email === "" ? offered?.href : undefined} language={language} t={t} />
      )}
      {!alert && <p>{t("nothingToTakeOver")}</p>}
    </DialogFrame>
  );
}

type ConfirmationProps = {
  alert: JobAlert;
  /** Where the same comes by a mail address alone; for those who are not signed in. */
  href: string | undefined;
  language: Language;
  t: Translator<"alerts">;
};

/** What is taken over, how many open jobs match it now, and what happens with the alert. */
function Confirmation({ alert, href, language, t }: ConfirmationProps) {
  const termsOf = useAlertTerms(language, t);
  const { counts, hasFailed } = useAlertCounts([alert]);
  const count = counts.get(alertKey(alert));
  return (
    <>
      <p className="text-lg">
        <strong>{alert.title}</strong>
      </p>
      <ul aria-label={t("yourSearch")} className="mt-2 flex flex-wrap gap-2">
        {termsOf(alert).map(({ key, label }) => (
          <li key={key} className="rounded-md bg-neel-soft px-3 py-1">
            {label}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-muted">
        {count === undefined ? !hasFailed && t("counting") : count === 0 ? t("noMatches") : t("matches", { count })}
      </p>
      <DeliveryNote className="mt-3 rounded-md bg-sunken p-3" language={language} t={t} />
      {href && (
        <a href={href} className="mt-3 inline-flex min-h-11 items-center">
          {t("byMail")}
        </a>
      )}
    </>
  );
}

/** What the list under the dialog offers; null where it offers nothing. */
function offeredAlert(): (OfferedAlert & { href: string }) | null {
  const link = document.querySelector<HTMLAnchorElement>("a[data-alert-search]");
  const text = link?.dataset.alertSearch;
  return text ? { ...(JSON.parse(text) as OfferedAlert), href: link.href } : null;
}

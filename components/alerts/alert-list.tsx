"use client";

import { Plus } from "lucide";
import { useEffect, useRef } from "react";
import { AlertCard } from "@/components/alerts/alert-card";
import { useAlertTerms } from "@/components/alerts/alert-terms";
import { DeliveryNote } from "@/components/alerts/delivery-note";
import { deleteAlert, type ShownAlert, setActive, useShownAlerts } from "@/components/alerts/shown-alerts";
import { useAlertCounts } from "@/components/alerts/use-alert-counts";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { alertKey } from "@/lib/alerts/criteria";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Props = {
  language: Language;
  t: Translator<"alerts">;
  /** Whether the list comes back after the form: its first button then has the focus. */
  takesFocus: boolean;
  onCreate: () => void;
  onEdit: (shown: ShownAlert) => void;
};

/** All alerts with their live counts. */
export function AlertList({ language, t, takesFocus, onCreate, onEdit }: Props) {
  const createButton = useRef<HTMLButtonElement>(null);
  const shown = useShownAlerts(t);
  const termsOf = useAlertTerms(language, t);
  const { counts, hasFailed, retry } = useAlertCounts(shown.map(({ alert }) => alert));
  useEffect(() => {
    if (takesFocus) createButton.current?.focus();
  }, [takesFocus]);

  const storageFull = () => showToast({ title: t("storageFull"), description: t("storageFullHelp"), destructive: true });
  const toggle = (item: ShownAlert) => {
    if (!setActive(item, !item.alert.isActive)) storageFull();
  };
  const remove = (item: ShownAlert) => {
    const undo = deleteAlert(item);
    if (!undo) return storageFull();
    // The button that had the focus is gone with its alert.
    createButton.current?.focus();
    showToast({ title: t("deleted"), description: item.alert.title, action: { label: t("undo"), onClick: undo } });
  };

  return (
    <>
      <DeliveryNote className="mb-4 rounded-md bg-sunken p-3" language={language} t={t} />
      <Button variant="primary" ref={createButton} className="w-full sm:w-auto" onClick={onCreate}>
        <Icon of={Plus} size={20} />
        {t("create")}
      </Button>
      {hasFailed && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-critical-bg p-3 text-critical">
          <p className="min-w-0 flex-1 basis-56">{t("countsFailed")}</p>
          <Button onClick={retry}>{t("retry")}</Button>
        </div>
      )}
      {shown.length === 0 ? (
        <div className="mt-4 rounded-md border border-line border-dashed p-6">
          <p className="font-semibold text-lg">{t("empty")}</p>
          <p className="mt-1 text-muted">{t("emptyHelp")}</p>
        </div>
      ) : (
        <ul aria-label={t("list")} className="mt-4 grid gap-3">
          {shown.map((item) => (
            <AlertCard
              key={item.key}
              shown={item}
              count={counts.get(alertKey(item.alert)) ?? (hasFailed ? null : undefined)}
              terms={termsOf(item.alert).map(({ label }) => label)}
              language={language}
              t={t}
              onToggle={() => toggle(item)}
              onEdit={() => onEdit(item)}
              onDelete={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

"use client";

import { Plus } from "lucide";
import { Suspense, useEffect, useRef, useState } from "react";
import { useCollection, useSession } from "@/components/device/use-device";
import { DeviceReminders } from "@/components/saved/device-reminders";
import { ApplicationCard } from "@/components/tracker/application-card";
import { sayNotKept } from "@/components/tracker/track-toasts";
import { TransferButtons } from "@/components/tracker/transfer-buttons";
import { useMovedCard } from "@/components/tracker/use-moved-card";
import { type Sort, sortedBy, useShownApplications } from "@/components/tracker/use-shown-applications";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import type { Item } from "@/lib/device/collection";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { putBack, setStatus, trackedApplications } from "@/lib/tracker/device";
import type { ApplicationStatus, TrackedApplication } from "@/lib/tracker/schema";

type Props = {
  language: Language;
  t: Translator<"tracker">;
  /** Whether the list comes back after the form: its first button then has the focus. */
  takesFocus: boolean;
  onAdd: () => void;
  onEdit: (item: Item<TrackedApplication>) => void;
};

/** All applications, in the order asked for. */
export function ApplicationList({ language, t, takesFocus, onAdd, onEdit }: Props) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { list, follow } = useMovedCard();
  const items = useCollection(trackedApplications);
  const isSignedIn = useSession() !== null;
  const [sort, setSort] = useState<Sort>("nextDate");
  const now = new Date();
  const { rows, hasFailed, retry } = useShownApplications(items, language);
  useEffect(() => {
    if (takesFocus) addButton.current?.focus();
  }, [takesFocus]);

  const storageFull = () => sayNotKept("storageFull", t);
  const changeStatus = (item: Item<TrackedApplication>, status: ApplicationStatus) => {
    const { key, result } = setStatus(item, status, new Date());
    if (result === "saved") follow(key);
    else sayNotKept(result, t);
  };
  const remove = (item: Item<TrackedApplication>, title: string) => {
    if (!trackedApplications.remove(item.key, new Date())) return storageFull();
    // The button that had the focus is gone with its application.
    addButton.current?.focus();
    const undo = () => putBack(item, new Date()) || storageFull();
    showToast({ title: t("deleted"), description: title, action: { label: t("undo"), onClick: undo } });
  };

  return (
    <>
      <p className="mb-4 rounded-md bg-sunken p-3">{t(isSignedIn ? "storedWithAccount" : "stored")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" ref={addButton} className="w-full sm:w-auto" onClick={onAdd}>
          <Icon of={Plus} size={20} />
          {t("add")}
        </Button>
        <TransferButtons count={items.length} t={t} />
      </div>
      {items.length === 0 ? (
        <div className="mt-4 rounded-md border border-line border-dashed p-6">
          <p className="font-semibold text-lg">{t("empty")}</p>
          <p className="mt-1 text-muted">{t("emptyHelp")}</p>
        </div>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
            <p className="text-muted">{t("count", { count: items.length })}</p>
            <Select<Sort>
              className="w-48"
              label={t("sort")}
              value={sort}
              onValueChange={setSort}
              options={[
                { value: "nextDate", label: t("sortNextDate") },
                { value: "applied", label: t("sortApplied") },
              ]}
            />
          </div>
          {rows.some(({ item: { value } }) => value.status === "planned" && value.jobId !== null) && (
            <Suspense>
              <DeviceReminders language={language} />
            </Suspense>
          )}
          {hasFailed && (
            <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 rounded-md bg-soon-bg px-3 py-2 text-soon">
              {t("stale")}
              <Button onClick={retry}>{t("retry")}</Button>
            </p>
          )}
          <ul ref={list} aria-label={t("list")} className="mt-3 grid gap-3">
            {sortedBy(sort, rows, now).map(({ item, application, names }) => (
              <ApplicationCard
                key={item.key}
                recordKey={item.key}
                application={application}
                names={names}
                now={now}
                language={language}
                t={t}
                onStatus={(status) => changeStatus(item, status)}
                onEdit={() => onEdit(item)}
                onDelete={() => remove(item, names.title.text)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

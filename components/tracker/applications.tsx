"use client";

import { Suspense, useState } from "react";
import { DeviceReminders } from "@/components/saved/device-reminders";
import { ApplicationCard } from "@/components/tracker/application-card";
import { sayNotKept } from "@/components/tracker/track-toasts";
import { useMovedCard } from "@/components/tracker/use-moved-card";
import { type Sort, sortedBy, useShownApplications } from "@/components/tracker/use-shown-applications";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Item } from "@/lib/device/collection";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { setStatus } from "@/lib/tracker/device";
import type { ApplicationStatus, TrackedApplication } from "@/lib/tracker/schema";

type Props = {
  items: readonly Item<TrackedApplication>[];
  language: Language;
  t: Translator<"tracker">;
  onEdit: (item: Item<TrackedApplication>) => void;
  onRemove: (item: Item<TrackedApplication>, title: string) => void;
};

/** The applications as cards, in the order asked for. */
export function Applications({ items, language, t, onEdit, onRemove }: Props) {
  const { list, follow } = useMovedCard();
  const [sort, setSort] = useState<Sort>("nextDate");
  const now = new Date();
  const { rows, hasFailed, retry } = useShownApplications(items, language);
  const changeStatus = (item: Item<TrackedApplication>, status: ApplicationStatus) => {
    const { key, result } = setStatus(item, status, new Date());
    if (result === "saved") follow(key);
    else sayNotKept(result, t);
  };

  return (
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
            onDelete={() => onRemove(item, names.title.text)}
          />
        ))}
      </ul>
    </>
  );
}

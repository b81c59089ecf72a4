"use client";

import { Plus } from "lucide";
import { useEffect, useRef } from "react";
import { useCollection, useSession } from "@/components/device/use-device";
import { Applications } from "@/components/tracker/applications";
import { sayNotKept } from "@/components/tracker/track-toasts";
import { TransferButtons } from "@/components/tracker/transfer-buttons";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import type { Item } from "@/lib/device/collection";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { putBack, trackedApplications } from "@/lib/tracker/device";
import type { TrackedApplication } from "@/lib/tracker/schema";

type Props = {
  language: Language;
  t: Translator<"tracker">;
  /** Whether the list comes back after the form: its first button then has the focus. */
  takesFocus: boolean;
  onAdd: () => void;
  onEdit: (item: Item<TrackedApplication>) => void;
};

/** The head of the tracker, and all applications. */
export function ApplicationList({ language, t, takesFocus, onAdd, onEdit }: Props) {
  const addButton = useRef<HTMLButtonElement>(null);
  const items = useCollection(trackedApplications);
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (takesFocus) addButton.current?.focus();
  }, [takesFocus]);

  const storageFull = () => sayNotKept("storageFull", t);
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
        <Applications {...{ items, language, t, onEdit }} onRemove={remove} />
      )}
    </>
  );
}

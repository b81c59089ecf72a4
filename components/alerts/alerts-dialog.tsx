"use client";

import { useState } from "react";
import { AlertForm } from "@/components/alerts/alert-form";
import { AlertList } from "@/components/alerts/alert-list";
import type { ShownAlert } from "@/components/alerts/shown-alerts";
import { storeAlert } from "@/components/alerts/store-alert";
import { useSession } from "@/components/device/use-device";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { DialogFrame } from "@/components/ui/dialog";
import { sampleStates } from "@/lib/alerts/device";
import { ALL_LOCATIONS, type JobAlert } from "@/lib/alerts/schema";

const NEW_ALERT: JobAlert = {
  title: "",
  keywords: "",
  location: ALL_LOCATIONS,
  department: "all-departments",
  salaryRange: "all-salaries",
  emailNotifications: false,
  smsNotifications: false,
  email: "",
  phone: "",
  frequency: "daily",
  isActive: true,
};

type View = { kind: "list"; isReturn: boolean } | { kind: "form"; shown: ShownAlert | null };

/** Job Alerts (spec section 2): create, edit, pause, resume, delete, with the live number of open jobs beside each. */
export default function AlertsDialog({ t, language, close }: DialogProps<"alerts">) {
  const [view, setView] = useState<View>({ kind: "list", isReturn: false });
  // Whoever is not signed in hears of nothing: the note on delivery says so too.
  const isSignedIn = useSession() !== null;
  const toList = () => setView({ kind: "list", isReturn: true });

  const save = (alert: JobAlert, shown: ShownAlert | null) => {
    const replaced = shown && !shown.sampleId ? shown.key : null;
    if (!storeAlert(alert, replaced, t)) return;
    // A sample that was edited has become an alert of one's own.
    if (shown?.sampleId) sampleStates.put(shown.sampleId, { isActive: true, isRemoved: true }, new Date());
    toList();
  };

  return (
    <DialogFrame
      title={t("title")}
      description={t(isSignedIn ? "description" : "keptHere")}
      closeLabel={t("close")}
      size="lg"
      onClose={close}
      discardQuestion={t("discard")}
      holdsPage
    >
      {view.kind === "list" ? (
        <AlertList
          language={language}
          t={t}
          takesFocus={view.isReturn}
          onCreate={() => setView({ kind: "form", shown: null })}
          onEdit={(shown) => setView({ kind: "form", shown })}
        />
      ) : (
        <AlertForm
          start={view.shown?.alert ?? NEW_ALERT}
          isNew={view.shown === null}
          language={language}
          t={t}
          onSave={(alert) => save(alert, view.shown)}
          onCancel={toList}
        />
      )}
    </DialogFrame>
  );
}

"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { ApplicationForm } from "@/components/tracker/application-form";
import { ApplicationList } from "@/components/tracker/application-list";
import { sayNotKept } from "@/components/tracker/track-toasts";
import { DialogFrame } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import { dayInIndia } from "@/lib/dates";
import type { Item } from "@/lib/device/collection";
import { saveApplication } from "@/lib/tracker/device";
import type { TrackedApplication } from "@/lib/tracker/schema";

type View = { kind: "list"; isReturn: boolean } | { kind: "form"; item: Item<TrackedApplication> | null };

/** Application Tracker (spec section 2): add applications, set their status, keep notes, documents and dates. */
export default function TrackerDialog({ t, language, close }: DialogProps<"tracker">) {
  const [view, setView] = useState<View>({ kind: "list", isReturn: false });
  const toList = () => setView({ kind: "list", isReturn: true });

  const save = (application: TrackedApplication, item: Item<TrackedApplication> | null) => {
    const result = saveApplication(application, item?.key ?? null, new Date());
    if (result !== "saved") return sayNotKept(result, t);
    showToast({ title: t(item ? "changed" : "added"), description: application.jobTitle });
    toList();
  };

  return (
    <DialogFrame
      title={t("title")}
      description={t("description")}
      closeLabel={t("close")}
      size="lg"
      onClose={close}
      discardQuestion={t("discard")}
      holdsPage
    >
      {view.kind === "list" ? (
        <ApplicationList
          language={language}
          t={t}
          takesFocus={view.isReturn}
          onAdd={() => setView({ kind: "form", item: null })}
          onEdit={(item) => setView({ kind: "form", item })}
        />
      ) : (
        <ApplicationForm
          start={view.item?.value ?? newApplication()}
          isNew={view.item === null}
          t={t}
          onSave={(application) => save(application, view.item)}
          onCancel={toList}
        />
      )}
    </DialogFrame>
  );
}

function newApplication(): TrackedApplication {
  return {
    jobId: null,
    jobTitle: "",
    department: "",
    appliedDate: dayInIndia(new Date()),
    deadline: null,
    status: "applied",
    notes: "",
    documents: [],
    examDate: null,
    interviewDate: null,
  };
}

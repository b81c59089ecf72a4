"use client";

import { Download, Upload } from "lucide";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download";
import { FileButton } from "@/components/ui/file-button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { dayInIndia } from "@/lib/dates";
import type { Translator } from "@/lib/i18n/translate";
import { trackedApplications } from "@/lib/tracker/device";
import { exportText, importText, MAX_IMPORT_BYTES } from "@/lib/tracker/transfer";

/** Writes the tracker to a JSON file and reads one. */
export function TransferButtons({ count, t }: { count: number; t: Translator<"tracker"> }) {
  const save = () => {
    const now = new Date();
    const file = `niyukti-applications-${dayInIndia(now)}.json`;
    downloadText(exportText(trackedApplications.records(), now), file, "application/json");
    showToast({ title: t("exported"), description: t("exportedHelp", { count, file }) });
  };
  const read = async (file: File) => {
    const result = file.size > MAX_IMPORT_BYTES ? "fileTooLarge" : (importText(await file.text(), new Date()) ?? "notTracker");
    if (typeof result === "object") showToast({ title: t("imported"), description: t("importedHelp", result) });
    else if (result === "storageFull") showToast({ title: t(result), description: t("storageFullHelp"), destructive: true });
    else showToast({ title: t("importFailed"), description: t(result), destructive: true });
  };
  return (
    <>
      <Button className="flex-auto px-2 sm:flex-none sm:px-3" disabled={count === 0} onClick={save}>
        <Icon of={Download} size={18} />
        {t("export")}
      </Button>
      <FileButton
        className="flex-auto px-2 sm:flex-none sm:px-3"
        label={t("import")}
        accept="application/json,.json"
        onFile={(file) => void read(file)}
      >
        <Icon of={Upload} size={18} />
      </FileButton>
    </>
  );
}

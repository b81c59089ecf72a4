"use client";

import { Download, Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download";
import { showToast } from "@/components/ui/toast";
import { dayInIndia } from "@/lib/dates";
import type { Translator } from "@/lib/i18n/translate";
import { trackedApplications } from "@/lib/tracker/device";
import { exportText, importText, MAX_IMPORT_BYTES } from "@/lib/tracker/transfer";

/** Writes the tracker to a JSON file and reads one. */
export function TransferButtons({ count, t }: { count: number; t: Translator<"tracker"> }) {
  const input = useRef<HTMLInputElement>(null);
  const save = () => {
    const now = new Date();
    const file = `niyukti-applications-${dayInIndia(now)}.json`;
    downloadText(exportText(trackedApplications.records(), now), file, "application/json");
    showToast({ title: t("exported"), description: t("exportedHelp", { count, file }) });
  };
  const read = async (file: File | undefined) => {
    if (input.current) input.current.value = "";
    if (!file) return;
    const result = file.size > MAX_IMPORT_BYTES ? "fileTooLarge" : (importText(await file.text(), new Date()) ?? "notTracker");
    if (typeof result === "object") showToast({ title: t("imported"), description: t("importedHelp", result) });
    else if (result === "storageFull") showToast({ title: t(result), description: t("storageFullHelp"), destructive: true });
    else showToast({ title: t("importFailed"), description: t(result), destructive: true });
  };
  return (
    <>
      <Button
        variant="bare"
        className={`${count > 0 ? "button-quiet" : "button-disabled"} flex-1 px-3 sm:flex-none`}
        disabled={count === 0}
        onClick={save}
      >
        <Download aria-hidden size={18} />
        {t("export")}
      </Button>
      <Button className="flex-1 px-3 sm:flex-none" onClick={() => input.current?.click()}>
        <Upload aria-hidden size={18} />
        {t("import")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t("import")}
        tabIndex={-1}
        hidden
        onChange={(event) => read(event.target.files?.[0])}
      />
    </>
  );
}

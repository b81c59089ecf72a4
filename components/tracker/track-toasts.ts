import type { TrackToasts } from "@/components/tracker/track-button";
import { showToast } from "@/components/ui/toast";
import type { KeepResult } from "@/lib/device/keep-record";
import type { Translator } from "@/lib/i18n/translate";
import { MAX_APPLICATIONS } from "@/lib/tracker/schema";

/** What is said once a job was tracked, or could not be. */
export function trackToasts(t: Translator<"tracker">, jobTitle: string): TrackToasts {
  return {
    saved: { title: t("added"), description: jobTitle },
    tooMany: { title: t("tooMany"), description: t("tooManyHelp", { max: MAX_APPLICATIONS }) },
    storageFull: { title: t("storageFull"), description: t("storageFullHelp") },
  };
}

/** Says why an application was not kept. */
export function sayNotKept(result: Exclude<KeepResult, "saved">, t: Translator<"tracker">): void {
  showToast({ title: t(result), description: t(`${result}Help`, { max: MAX_APPLICATIONS }), destructive: true });
}

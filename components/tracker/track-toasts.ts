import type { TrackToasts } from "@/components/tracker/track-button";
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

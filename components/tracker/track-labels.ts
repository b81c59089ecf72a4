import type { TrackLabels } from "@/components/tracker/track-button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { MAX_APPLICATIONS } from "@/lib/tracker/schema";

/** The words of the button that tracks a job. */
export function trackLabels(language: Language, jobTitle: string): TrackLabels {
  const t = translator(language, "tracker");
  return {
    track: t("track"),
    toasts: {
      saved: { title: t("added"), description: jobTitle },
      tooMany: { title: t("tooMany"), description: t("tooManyHelp", { max: MAX_APPLICATIONS }) },
      storageFull: { title: t("storageFull"), description: t("storageFullHelp") },
    },
  };
}

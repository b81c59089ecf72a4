import type { TrackLabels } from "@/components/tracker/track-button";
import { trackToasts } from "@/components/tracker/track-toasts";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The words of the button that tracks a job. */
export function trackLabels(language: Language, jobTitle: string): TrackLabels {
  const t = translator(language, "tracker");
  return { track: t("track"), toasts: trackToasts(t, jobTitle) };
}

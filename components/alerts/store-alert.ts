import { openDialog } from "@/components/dialogs/browser-address";
import { showToast } from "@/components/ui/toast";
import { saveAlert } from "@/lib/alerts/device";
import { type JobAlert, MAX_ALERTS } from "@/lib/alerts/schema";
import type { Translator } from "@/lib/i18n/translate";

/** Keeps an alert, in place of the one with the key `replaces`, and says what became of it; false where it was not kept. */
export function storeAlert(alert: JobAlert, replaces: string | null, t: Translator<"alerts">): boolean {
  const result = saveAlert(alert, replaces, new Date());
  if (result !== "saved") {
    showToast({ title: t(result), description: t(`${result}Help`, { max: MAX_ALERTS }), destructive: true });
    return false;
  }
  showToast({ title: t(replaces ? "updated" : "created"), description: alert.title, ...offerAlerts(t) });
  return true;
}

/** The way to the alerts where they are not on the screen. */
function offerAlerts(t: Translator<"alerts">) {
  if (location.hash === "#alerts") return {};
  return { action: { label: t("showAlerts"), onClick: () => openDialog("#alerts") } };
}

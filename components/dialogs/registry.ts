import type { ComponentType } from "react";
import type { DialogName, DialogProps } from "@/components/dialogs/dialog-address";
import type { DialogArea } from "@/lib/i18n/load-translator";

type Entry<In extends DialogArea> = { area: In; load: () => Promise<{ default: ComponentType<DialogProps<In>> }> };

/** A dialog and the area of its texts. Keeps the area and the dialog's own texts of one type. */
function entry<In extends DialogArea>(area: In, load: Entry<In>["load"]): Entry<DialogArea> {
  return { area, load } as unknown as Entry<DialogArea>;
}

/** The dialogs that exist, each a piece of script of its own: `alerts: entry("alerts", () => import("...")),`. */
export const DIALOGS: Partial<Record<DialogName, Entry<DialogArea>>> = {
  register: entry("auth", () => import("@/components/account/auth-dialog")),
  signin: entry("auth", () => import("@/components/account/auth-dialog")),
  compare: entry("compare", () => import("@/components/jobs/compare-dialog")),
  exams: entry("job", () => import("@/components/exams/exams-dialog")),
  help: entry("help", () => import("@/components/help/help-dialog")),
  job: entry("job", () => import("@/components/jobs/job-dialog")),
  alerts: entry("alerts", () => import("@/components/alerts/alerts-dialog")),
  "alert-me": entry("alerts", () => import("@/components/alerts/alert-me-dialog")),
  tracker: entry("tracker", () => import("@/components/tracker/tracker-dialog")),
};

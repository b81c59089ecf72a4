import { isPopoverOpen } from "@/components/ui/popovers";
import type { SavedJob } from "@/lib/device/saved-jobs";
import { languageOf } from "@/lib/i18n/languages";
import { links } from "@/lib/links";
import { typeset } from "@/lib/notice-text/typeset";

/** The one menu of all rows, which each row's button names as its `popoverTarget`. */
export const ROW_MENU = "row-menu";
/** Its link, which leads to a place on the page until it is pointed at a job. */
export const QUICK_VIEW = "row-quick-view";

/**
 * Points the menu of the rows at a job whose button was pressed, before the press opens it; one that is open at another row closes first. At the
 * first press, at which this file is still on its way, it is open already and empty.
 */
export function pointRowMenu(job: SavedJob): void {
  const menu = document.getElementById(ROW_MENU);
  if (!menu) return;
  const data = JSON.stringify(job);
  const { job: before = data } = menu.dataset;
  if (before !== data && isPopoverOpen(menu)) menu.hidePopover();
  menu.dataset.job = data;
  // What is kept of a job is as published; labels are as the page draws it.
  const title = typeset(job.title);
  for (const entry of menu.querySelectorAll<HTMLElement>("[data-named]"))
    entry.setAttribute(
      "aria-label",
      (entry.dataset.named ?? "").replace("{title}", () => title),
    );
  const quickView = menu.querySelector<HTMLAnchorElement>(`#${QUICK_VIEW}`);
  if (!quickView) return;
  quickView.href = links.job(languageOf(document.documentElement.lang), job.jobId);
  quickView.dataset.dialog = `job=${job.jobId}`;
}

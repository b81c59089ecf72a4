import { isPopoverOpen } from "@/components/ui/popovers";

const PANEL = "departments";
/** Below this width the filters are a sheet; as in app/styles/filters.css. */
const NARROW = "(width < 64rem)";

/** The open sheet, for one that is made anew: how far it was scrolled, and which of its groups were open. */
export type SheetState = { top: number; groups: readonly string[] };

export function isSheetOpen(): boolean {
  return isPopoverOpen(document.getElementById(PANEL));
}

export function closeSheet(): void {
  if (isSheetOpen()) document.getElementById(PANEL)?.hidePopover();
}

export function sheetState(): SheetState {
  const panel = document.getElementById(PANEL);
  const groups = [...(panel?.querySelectorAll<HTMLElement>("details[open]") ?? [])].map(({ id }) => id);
  return { top: bodyOf(panel)?.scrollTop ?? 0, groups };
}

/** Opens the sheet as it was, without its entrance. */
export function reopenSheet({ top, groups }: SheetState): void {
  const panel = document.getElementById(PANEL);
  if (!panel || isSheetOpen()) return;
  panel.style.animation = "none";
  panel.showPopover();
  for (const id of groups) document.getElementById(id)?.setAttribute("open", "");
  bodyOf(panel)?.scrollTo({ top, behavior: "instant" });
}

/**
 * What the native popover leaves to a script: the sheet is a dialog to a screen reader while it is open, and keeps the focus; it opens where
 * the address asks for `#departments`; `Show 5 jobs` at its foot closes it. Returns how to stop.
 */
export function runFilterSheet(): () => void {
  const openByAddress = () => {
    const panel = document.getElementById(PANEL);
    if (location.hash !== `#${PANEL}` || !panel?.showPopover || !matchMedia(NARROW).matches) return;
    if (!isSheetOpen()) panel.showPopover();
    const group = document.getElementById("filter-department");
    group?.setAttribute("open", "");
    group?.querySelector("summary")?.focus();
  };
  const onToggle = (event: Event) => {
    const panel = event.target as HTMLElement;
    if (panel.id !== PANEL) return;
    const isOpen = (event as ToggleEvent).newState === "open";
    callDialog(panel, isOpen);
    if (!isOpen) panel.style.removeProperty("animation");
  };
  // Past either end of the sheet the other end follows.
  const keepFocus = (event: KeyboardEvent) => {
    const panel = document.getElementById(PANEL);
    if (event.key !== "Tab" || !panel || !isSheetOpen()) return;
    const inside = panel.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary, input");
    const shown = [...inside].filter((element) => element.checkVisibility?.() ?? element.getClientRects().length > 0);
    const [end, other] = event.shiftKey ? [shown[0], shown.at(-1)] : [shown.at(-1), shown[0]];
    if (document.activeElement !== end) return;
    event.preventDefault();
    other?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element | null)?.closest?.("[data-shows-list]")) closeSheet();
  };
  // One that was opened before the scripts came told nobody.
  if (isSheetOpen()) callDialog(document.getElementById(PANEL), true);
  openByAddress();
  window.addEventListener("hashchange", openByAddress);
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("keydown", keepFocus);
  document.addEventListener("click", onClick);
  return () => {
    window.removeEventListener("hashchange", openByAddress);
    document.removeEventListener("toggle", onToggle, true);
    document.removeEventListener("keydown", keepFocus);
    document.removeEventListener("click", onClick);
  };
}

/** What the sheet is to a screen reader: a dialog while it is open. */
function callDialog(panel: Element | null, isOpen: boolean): void {
  for (const [name, value] of [
    ["role", "dialog"],
    ["aria-modal", "true"],
  ] as const) {
    if (isOpen) panel?.setAttribute(name, value);
    else panel?.removeAttribute(name);
  }
}

function bodyOf(panel: Element | null): Element | null {
  return panel?.querySelector("[data-sheet-body]") ?? panel;
}

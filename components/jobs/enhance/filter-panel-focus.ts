const PANEL = "departments";
/** Below this width the filters are a slide-over; as in app/globals.css. */
const PHONE = "(width < 64rem)";

/**
 * What the native slide-over leaves to a script: it opens where the address asks for `#departments`, and closes when the focus moves
 * on to what it covers. Returns how to stop.
 */
export function runFilterPanel(): () => void {
  const openByAddress = () => {
    const panel = document.getElementById(PANEL);
    if (location.hash !== `#${PANEL}` || !panel?.showPopover || !matchMedia(PHONE).matches) return;
    if (!panel.matches(":popover-open")) panel.showPopover();
    document.getElementById("filter-department")?.focus();
  };
  const closeBehindFocus = (event: FocusEvent) => {
    const panel = document.getElementById(PANEL);
    const next = event.relatedTarget as Node | null;
    if (panel?.contains(event.target as Node) && next && !panel.contains(next) && panel.matches(":popover-open"))
      panel.hidePopover();
  };
  openByAddress();
  window.addEventListener("hashchange", openByAddress);
  document.addEventListener("focusout", closeBehindFocus);
  return () => {
    window.removeEventListener("hashchange", openByAddress);
    document.removeEventListener("focusout", closeBehindFocus);
  };
}

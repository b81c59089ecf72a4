import { SHOWN } from "@/components/ui/popovers";

/** The filters (app/styles/filters.css) are a column where it is wide, and a sheet from below elsewhere. */
const RULES = [
  `[popover]:not(.filter-panel, [${SHOWN}]) { display: none !important }`,
  `[popover][${SHOWN}] { position: fixed; z-index: 50; max-height: 80vh; overflow: auto }`,
  "@media (width >= 64rem) { .filter-panel .sheet-close { display: none } }",
  `@media (width < 64rem) {
    .filter-panel:not([${SHOWN}]) { display: none !important }
    .filter-panel[${SHOWN}] { inset: auto 0 0; padding: 0.5rem 1rem; background: var(--surface) }
  }`,
];

const FOCUSABLE = "[autofocus], a[href], button, input";

/** What is shown, and the button that shows it. */
type Shown = { popover: HTMLElement; opener: HTMLElement | null };

/**
 * Stands in for native popovers in browsers that have none: a button with a `popoverTarget` shows what it names and hides it again, Escape and a press
 * elsewhere hide it, and it takes the focus and gives it back. One is shown at a time.
 */
export function runWithoutPopovers(): void {
  addRules();
  let shown: Shown | null = null;
  const hide = () => {
    if (!shown) return;
    const { popover, opener } = shown;
    shown = null;
    const hadFocus = popover.contains(document.activeElement);
    popover.removeAttribute(SHOWN);
    opener?.setAttribute("aria-expanded", "false");
    if (hadFocus) opener?.focus();
    tell(popover, "closed");
  };
  const show = (popover: HTMLElement, opener: HTMLElement | null) => {
    hide();
    shown = { popover, opener };
    popover.setAttribute(SHOWN, "");
    opener?.setAttribute("aria-expanded", "true");
    popover.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    tell(popover, "open");
  };
  HTMLElement.prototype.showPopover = function () {
    show(this, null);
  };
  HTMLElement.prototype.hidePopover = hide;
  const isWithin = (target: EventTarget | null, element: HTMLElement | null) =>
    target instanceof Node && (element?.contains(target) ?? false);
  document.addEventListener("pointerdown", ({ target }) => {
    if (shown && !isWithin(target, shown.popover) && !isWithin(target, shown.opener)) hide();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLElement>("button[popovertarget]");
    const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (!button || !popover) return;
    if (popover.hasAttribute(SHOWN)) hide();
    else if (button.getAttribute("popovertargetaction") !== "hide") show(popover, button);
  });
}

/** As native popovers tell, for who listens (components/jobs/enhance/filter-sheet.ts). */
function tell(popover: HTMLElement, newState: "open" | "closed"): void {
  popover.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

/** Into a sheet of the page: the policy allows no other, and Safari knows `adoptedStyleSheets` only since 16.4. */
function addRules(): void {
  const sheet = [...document.styleSheets].at(-1);
  for (const rule of RULES) sheet?.insertRule(rule, sheet.cssRules.length);
}

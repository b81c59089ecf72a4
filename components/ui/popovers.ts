/** Marks what components/ui/without-popovers.ts shows, in browsers that have no popovers. */
export const SHOWN = "data-shown";

/** Whether the browser has popovers: Chrome before 114, Firefox before 125 and Safari before 17 have none. */
export function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

/** Whether an element is a popover that is open. A browser without popovers refuses their very selector. */
export function isPopoverOpen(element: Element | null | undefined): boolean {
  return element?.matches(hasPopovers() ? ":popover-open" : `[${SHOWN}]`) ?? false;
}

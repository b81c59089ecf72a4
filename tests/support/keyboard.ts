import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has; a focus that goes in circles ends there. */
const MAX_STOPS = 400;

/** What has the focus: where it stands in a dialog, whether it can be seen, and how it shows that it has the focus. */
export type Stop = { id: string; isInside: boolean; isOnScreen: boolean; isMarked: boolean };

/**
 * Presses Tab until the element has the focus: the only way there for a person without a pointer.
 * @returns how many times
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  // Found once: a search by role reads the names of the whole page, at each of a hundred stops.
  let element = await found(target);
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    let focus = await element.evaluate(focusOf);
    if (focus === "gone") {
      element = await found(target);
      focus = await element.evaluate(focusOf);
    }
    if (focus === "here") return stops + 1;
  }
  await expect(target, `reached by ${key}`).toBeFocused();
  return MAX_STOPS;
}

async function found(target: Locator): Promise<ElementHandle<HTMLElement | SVGElement>> {
  return (await target.elementHandle()) as ElementHandle<HTMLElement | SVGElement>;
}

function focusOf(element: Element): "here" | "elsewhere" | "gone" {
  if (!element.isConnected) return "gone";
  return element === document.activeElement ? "here" : "elsewhere";
}

/**
 * Walks once around an open dialog with Tab.
 * @returns each stop in order, until the first comes again.
 */
export async function walkDialog(page: Page, dialog: Locator): Promise<Stop[]> {
  const stops: Stop[] = [];
  const root = await found(dialog);
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press("Tab");
    const stop = await root.evaluate(describeFocus);
    if (stops[0]?.id === stop.id) return stops;
    stops.push(stop);
  }
  throw new Error("the focus never comes back to the first control of the dialog");
}

/** The controls of a dialog that Tab must reach: of tabs the chosen one stands for its list, which only hands the focus on. */
export function reachableControls(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((root) => {
    const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([role=tablist])";
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest("[inert]") === null;
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter(isReachable)
      .filter((element) => !element.hasAttribute("data-radix-focus-guard"))
      .map((element) => {
        element.dataset.stop ??= `${element.tagName.toLowerCase()} ${crypto.randomUUID().slice(0, 8)} ${element.textContent?.trim().slice(0, 40)}`;
        return element.dataset.stop;
      });
  });
}

function describeFocus(root: HTMLElement | SVGElement): Stop {
  const element = document.activeElement as HTMLElement;
  element.dataset.stop ??= `${element.tagName.toLowerCase()} ${crypto.randomUUID().slice(0, 8)} ${element.textContent?.trim().slice(0, 40)}`;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
  return {
    id: element.dataset.stop,
    isInside: root.contains(element),
    isOnScreen: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    isMarked: isOutlined || style.boxShadow !== "none",
  };
}

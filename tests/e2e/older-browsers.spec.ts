import type { Page } from "@playwright/test";
import { typeset } from "@/lib/notice-text/typeset";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

// A worker would fetch pages past the routes of the test.
test.use({ viewport: { width: 360, height: 640 }, serviceWorkers: "block" });

/** Makes unknown what style sheets ask by: a browser drops the rules that it does not know. */
async function dropNewerRules(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(":popover-open", ":unknown").replaceAll("position-area", "unknown-area");
    await route.fulfill({ response, body });
  });
}

/** Takes away what Firefox 115, Chrome 113 and Safari 16 lack: popovers, their selector and what the browser styles them by, and attributes of ARIA as properties. */
function becomeOlder(): void {
  const { prototype } = HTMLElement;
  for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"]) Reflect.deleteProperty(prototype, name);
  for (const name of ["popoverTargetElement", "popoverTargetAction"]) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  for (const name of ["ariaPressed", "ariaLabel", "ariaCurrent", "role", "checkVisibility"])
    Reflect.deleteProperty(Element.prototype, name);
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selectors: string) {
    if (selectors.includes(":popover-open")) throw new DOMException(`'${selectors}' is not a valid selector`, "SyntaxError");
    return matches.call(this, selectors);
  } as typeof matches;
  const press = ({ target }: Event) => (target as Element).closest("[popovertarget]");
  window.addEventListener("click", (event) => press(event) && event.preventDefault(), true);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@layer browser { [popover] { display: block; position: static; border: 0; margin: 0 } }");
  document.adoptedStyleSheets = [sheet];
}

/** What stands in for popovers comes by a script of its own: a press before it opens nothing. */
async function standInHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() => "showPopover" in HTMLElement.prototype);
}

test("a browser without popovers shows pages whole, filters and saves, and opens menus and filters", async ({
  page,
  request,
}) => {
  const title = typeset(first(await openJobs(request)).title);
  await page.addInitScript(becomeOlder);
  await dropNewerRules(page);
  await page.goto("/?search=clerk");
  await standInHasCome(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("clerk");
  const filters = page.getByRole("button", { name: /^Filters/ });
  const panel = page.getByRole("dialog", { name: "Filters" });
  await expect(page.locator("#departments, #site-menu, #quick-actions").filter({ visible: true })).toHaveCount(0);

  await test.step("the filters open over the list, take the focus, close on Escape and give it back", async () => {
    await filters.click();
    await expect(panel).toBeInViewport();
    await expect(panel.getByRole("button", { name: "Close filters" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("#departments")).toBeHidden();
    await expect(filters).toBeFocused();
  });

  await test.step("a choice changes the list", async () => {
    await filters.click();
    await panel.getByRole("checkbox").filter({ visible: true }).first().check();
    await expect(page).toHaveURL(/qualification=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("clerk");
  });

  await test.step("a row is saved and its menu is about it, and a press elsewhere closes it", async () => {
    await page.goto("/");
    await standInHasCome(page);
    const save = page.getByRole("button", { name: `Save ${title}` });
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: `More for ${title}` }).click();
    await expect(page.getByRole("link", { name: `Quick view of ${title}` })).toBeInViewport({ ratio: 1 });
    await page.mouse.click(5, 5);
    await expect(page.locator("#row-menu")).toBeHidden();
  });

  await test.step("the menu of the header leads on", async () => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.locator("#site-menu").getByRole("link").first()).toBeInViewport({ ratio: 1 });
    await page.locator("#site-menu").getByRole("link", { name: "Exam Calendar" }).press("Enter");
    await expect(page).toHaveURL(/\/exams$/);
  });
  // The styles of the last page may still be on their way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

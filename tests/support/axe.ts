import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { settleAnimations } from "@/tests/support/animations";

const AXE_SOURCE = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve("axe-core/axe.min.js"), "utf8");
const WCAG_AA: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  resultTypes: ["violations"],
};
/** The themes share one document: of all rules, only those about colours can tell them apart. */
const OF_COLOURS: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

/**
 * Fails with a line for each element that breaks a rule of WCAG 2.2 AA on the page as it is now, in either theme.
 * @param within a selector of what the test has opened or changed, where the page under it is looked at by a test of its own
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settleAnimations(page);
  await holdStill(page, true);
  if (within !== undefined) await expect(page.locator(within).first()).toBeVisible();
  // Evaluated, not added as a script element: the page's Content-Security-Policy would refuse that. Once a document: reading it takes 0.1 s.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const first = await page.evaluate(() => (document.documentElement.classList.contains("dark") ? "dark" : "light"));
  const second = first === "dark" ? "light" : "dark";
  await layBar(page, "relative");
  const lines = await linesOf(page, first, WCAG_AA, within);
  await wearTheme(page, second);
  lines.push(...(await linesOf(page, second, OF_COLOURS, within)));
  await wearTheme(page, first);
  await layBar(page, "");
  await holdStill(page, false);
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

/** What comes or goes while the rules are asked is there at once, or gone: a toast that fades in has no contrast of its own. */
async function holdStill(page: Page, isStill: boolean): Promise<void> {
  await page.evaluate((still) => {
    if (!still) return document.querySelector("style[data-still]")?.remove();
    const style = document.createElement("style");
    style.dataset.still = "";
    style.textContent = `*, *::before, *::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }
      [data-sonner-toast][data-removed=true] { visibility: hidden !important }`;
    document.head.append(style);
  }, isStill);
}

/**
 * Takes the bar of a phone, and the floating button of a wide screen, out of the way of what stands at the fold, where they cover half a row, which the reader scrolls up: as a target
 * that is half covered for good the rules would take it.
 */
async function layBar(page: Page, position: "relative" | ""): Promise<void> {
  await page.evaluate((value) => {
    for (const fixed of document.querySelectorAll<HTMLElement>(".bar, .floating-button")) fixed.style.position = value;
  }, position);
}

async function linesOf(page: Page, theme: string, options: RunOptions, within: string | undefined): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ asked, where }): Promise<AxeResults["violations"]> => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      return (await axe.run(where ?? document, asked)).violations;
    },
    { asked: options, where: within },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${theme}: ${id}: ${help}: ${node.target.join(" ")}\n${node.failureSummary ?? ""}`),
  );
}

/**
 * Puts the page into a theme in place, as the theme menu does: by the class and the colour scheme of the document. That a stored choice is
 * worn from the first moment is a test of its own (pages.spec.ts). Nothing fades: text half-way between two themes has no contrast of its own.
 */
export async function wearTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    const root = document.documentElement;
    const still = document.createElement("style");
    still.textContent = "*, *::before, *::after { transition: none !important }";
    document.head.append(still);
    root.classList.remove("light", "dark");
    root.classList.add(name);
    root.style.colorScheme = name;
    // The new colours are taken over while transitions are off, not when the style element has gone.
    root.getBoundingClientRect();
    for (const element of document.querySelectorAll("body, body *")) getComputedStyle(element).color;
    still.remove();
  }, theme);
}

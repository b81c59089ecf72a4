import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { settleAnimations } from "@/tests/support/animations";

const AXE_SOURCE = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve("axe-core/axe.min.js"), "utf8");
/** An element is told by its mark-up: a selector for each that was looked at is a tenth of a look. */
const REPORT: RunOptions = { resultTypes: ["violations"], selectors: false };
const WCAG_AA: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  ...REPORT,
};
/** The themes share one document: of all rules, only those about colours can tell them apart. */
const OF_COLOURS: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] }, ...REPORT };

type Theme = "light" | "dark";

/**
 * Fails with a line for each element that breaks a rule of WCAG 2.2 AA on the page as it is now, in either theme.
 * @param within a selector of what the test has opened or changed, where the page under it is looked at by a test of its own
 * @param only the one theme to look at, where the same page in its other language is looked at in the other
 */
export async function expectAccessible(page: Page, within?: string, only?: Theme): Promise<void> {
  await settleAnimations(page);
  await holdStill(page, true);
  if (within !== undefined) await expect(page.locator(within).first()).toBeVisible();
  // Evaluated, not added as a script element: the page's Content-Security-Policy would refuse that. Once a document: reading it takes 0.1 s.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const worn = await page.evaluate((): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light"));
  const [first, second] = only ? [only] : ([worn, worn === "dark" ? "light" : "dark"] as const);
  await hideTwins(page);
  await layBar(page, "relative");
  if (first !== worn) await wearTheme(page, first);
  const lines = await linesOf(page, first, WCAG_AA, within);
  if (second) {
    await wearTheme(page, second);
    lines.push(...(await linesOf(page, second, OF_COLOURS, within)));
  }
  if ((second ?? first) !== worn) await wearTheme(page, worn);
  await layBar(page, "");
  await holdStill(page, false);
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

/** What comes or goes while the rules are asked is there at once, or gone: a toast that fades in has no contrast of its own. */
async function holdStill(page: Page, isStill: boolean): Promise<void> {
  await page.evaluate((still) => {
    if (!still) {
      for (const twin of document.querySelectorAll("[data-twin]")) twin.removeAttribute("data-twin");
      return document.querySelector("style[data-still]")?.remove();
    }
    const style = document.createElement("style");
    style.dataset.still = "";
    style.textContent = `*, *::before, *::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }
      [data-sonner-toast][data-removed=true] { visibility: hidden !important }
      [data-twin] { display: none !important }`;
    document.head.append(style);
  }, isStill);
}

/**
 * Hides the rows of a page from the third on that are made alike: the same elements with the same attributes and classes in the same place, and texts where the
 * others have texts. Whatever the rules find in one they find in all, and the first two are each other's neighbours. They stay in the document.
 */
async function hideTwins(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What a value decides is told by it, and of the others that they are there.
    const told = [
      "class",
      "style",
      "role",
      "type",
      "lang",
      "tabindex",
      "aria-hidden",
      "aria-expanded",
      "aria-pressed",
      "disabled",
      // The tone of a day, and of a verdict.
      "data-tone",
      "data-is",
    ];
    const counts = new Map<string, number>();
    const shapes = new Map<Element, string>();
    const depthOf = (element: Element) => {
      let depth = 0;
      for (let above = element.parentElement; above; above = above.parentElement) depth++;
      return depth;
    };
    for (const part of [...document.querySelectorAll("body article, body li, body tr")]) {
      let shape = "";
      for (let above = part.parentElement; above; above = above.parentElement) shape += `${above.tagName} ${above.className}<`;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node: Node | null = part; node; node = walker.nextNode()) {
        if (node instanceof Element) {
          const said = [...node.attributes]
            .map(({ name, value }) => (told.includes(name) ? `${name}=${value}` : `${name}${value ? "" : " empty"}`))
            .sort();
          shape += `${depthOf(node)} ${node.tagName} ${said}>`;
        } else if (node.textContent?.trim()) shape += "text>";
      }
      shapes.set(part, shape);
    }
    for (const [part, shape] of shapes) {
      if (part.parentElement?.closest("[data-twin]") || part.contains(document.activeElement)) continue;
      const count = (counts.get(shape) ?? 0) + 1;
      counts.set(shape, count);
      if (count > 2) part.setAttribute("data-twin", "");
    }
  });
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

async function linesOf(page: Page, theme: Theme, options: RunOptions, within: string | undefined): Promise<string[]> {
  const violations = await page.evaluate(askOfShown, { asked: options, where: within });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${theme}: ${id}: ${help}: ${node.html}\n${node.failureSummary ?? ""}`),
  );
}

/**
 * Asks the rules, which pass over what is not shown: of a home page's 1,629 elements 627 lie in closed sheets and in rows that are hidden above, and axe asks each for two dozen styles
 * before it knows. So it does not come to see them; the document itself stays as it is, which React may still be taking over. What is named from elsewhere it sees, and all of a table.
 */
async function askOfShown({ asked, where }: { asked: RunOptions; where: string | undefined }): Promise<AxeResults["violations"]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const hidden: HTMLElement[] = [];
  const lookInto = (host: Element) => {
    for (const child of host.children) {
      // Of these the rules ask the document too, and of a drawing its title.
      if (!(child instanceof HTMLElement) || child.matches("table, map, video, audio, select, datalist")) continue;
      if (getComputedStyle(child).display === "none") hidden.push(child);
      else lookInto(child);
    }
  };
  lookInto(document.body);
  const naming = ["labelledby", "describedby", "details", "controls", "owns", "errormessage", "activedescendant", "flowto"]
    .map((name) => `aria-${name}`)
    .concat("for", "list", "href");
  const isShown = (one: Element) => !hidden.some((part) => part.contains(one));
  const named = new Set(
    [...document.querySelectorAll(naming.map((name) => `[${name}]`).join())]
      .filter(isShown)
      .flatMap((one) => naming.flatMap((name) => one.getAttribute(name)?.replace(/^#/, "").split(/\s+/) ?? [])),
  );
  const isNamed = (part: Element) => [part, ...part.querySelectorAll("[id]")].some(({ id }) => named.has(id));
  const hasLabelOf = (part: Element) =>
    [part, ...part.querySelectorAll("label")].some(
      (one) => one instanceof HTMLLabelElement && one.control && isShown(one.control),
    );
  const unseen = new Set<Node>(hidden.filter((part) => !isNamed(part) && !hasLabelOf(part)));
  const hosts = new Set<Node | null>([...unseen].map((part) => part.parentNode));
  const { createTreeWalker } = document;
  const own = Object.getOwnPropertyDescriptor(Node.prototype, "childNodes") as PropertyDescriptor & { get(): NodeList };
  Object.defineProperty(Node.prototype, "childNodes", {
    ...own,
    get(this: Node) {
      const all = own.get.call(this);
      return hosts.has(this) ? [...all].filter((node) => !unseen.has(node)) : all;
    },
  });
  document.createTreeWalker = (root, what) =>
    createTreeWalker.call(document, root, what, (node) =>
      unseen.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
  try {
    return (await axe.run(where ?? document, asked)).violations;
  } finally {
    Object.defineProperty(Node.prototype, "childNodes", own);
    Reflect.deleteProperty(document, "createTreeWalker");
  }
}

/**
 * Puts the page into a theme in place, as the theme menu does: by the class and the colour scheme of the document. That a stored choice is
 * worn on the next page is a test of its own (header.spec.ts). Nothing fades: text half-way between two themes has no contrast of its own.
 */
export async function wearTheme(page: Page, theme: Theme): Promise<void> {
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

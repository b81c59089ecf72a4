import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const AXE_SOURCE = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve("axe-core/axe.min.js"), "utf8");
const WCAG_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails with a line for each element that breaks a rule of WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, not added as a script element: the page's Content-Security-Policy would refuse that.
  await page.evaluate(AXE_SOURCE);
  const violations = await page.evaluate(async (tags): Promise<AxeResults["violations"]> => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const results = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return results.violations;
  }, WCAG_AA);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}\n${node.failureSummary ?? ""}`),
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

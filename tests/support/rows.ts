import { expect, type Locator, type Page } from "@playwright/test";

/** Expects the rows or cards under `root` to be these listings in this order. A row leaves the name of its body out of the title, so the links tell. */
export async function expectRows(root: Page | Locator, jobs: readonly { id: number }[]): Promise<void> {
  const links = root.locator("article h3 a");
  await expect(links).toHaveCount(jobs.length);
  const addresses = await links.evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(addresses).toEqual(jobs.map(({ id }) => `/job/${id}`));
}

/** Opens the menu of the rows at one of them and gives its Quick view. */
export async function quickViewOf(row: Locator): Promise<Locator> {
  await row.getByRole("button", { name: /^More for/ }).click();
  return row
    .page()
    .locator("#row-menu")
    .getByRole("link", { name: /^Quick view of/ });
}

import { expect, test } from "@/tests/support/test";

// The browser's own line about a request that fails.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

const isView = (url: URL) => url.searchParams.has("_rsc");

for (const start of ["/", "/?sortBy=deadline"]) {
  test(`a filter that is chosen on ${start} by a dead line leaves the list as it is, says why, and works once the line is back`, async ({
    page,
  }) => {
    let loads = 0;
    page.on("load", () => loads++);
    await page.goto(start);
    const rows = page.locator("[data-list] article");
    const count = await rows.count();
    const bihar = page.getByRole("checkbox", { name: /^Bihar/ });
    for (const _time of [1, 2]) {
      await page.route(isView, (route) => route.abort("internetdisconnected"));
      await bihar.click();
      await expect(page.locator("#plain-toast, [data-sonner-toast]")).toContainText("The jobs could not be loaded.");
      await expect(bihar).not.toBeChecked();
      await expect(page.locator("[data-list][aria-busy]")).toHaveCount(0);
      await expect(rows).toHaveCount(count);
      expect(new URL(page.url()).search).toBe(start.slice(1));
      await page.unroute(isView);
      await bihar.click();
      await expect(page).toHaveURL(/location=Bihar/);
      await expect(page.locator("#list-status")).toContainText("Bihar");
      await page.goBack();
      await expect(bihar).not.toBeChecked();
      await expect(page).not.toHaveURL(/location/);
    }
    expect(loads).toBe(1);
  });
}

import { typeset } from "@/lib/notice-text/typeset";
import { first, openJobs, QUIET_PLACE } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("one menu serves all rows", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const jobs = (await openJobs(request, 10, QUIET_PLACE)).map(({ id, title }) => ({ id, title: typeset(title) }));
  const one = first(jobs);
  const more = page.getByRole("button", { name: `More for ${one.title}` });
  await page.goto(`/?location=${QUIET_PLACE}`);
  await test.step("at another row it is about that one, and no row brings its own", async () => {
    // The menu lies over the rows next to its own.
    const other = first(jobs.slice(4));
    await expect(page.locator("main article [popover]")).toHaveCount(0);
    await more.click();
    await expect(page.getByRole("link", { name: `Quick view of ${one.title}` })).toHaveAttribute("href", `/job/${one.id}`);
    await page.getByRole("button", { name: `More for ${other.title}` }).click();
    const entry = page.getByRole("link", { name: `Quick view of ${other.title}` });
    await expect(entry).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`job=${other.id}`));
    await expect(page.locator("#row-menu")).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("it tracks its job and shares its page, and closes when an entry is chosen", async () => {
    await more.click();
    await page.getByRole("button", { name: `Share ${one.title}` }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/job/${one.id}$`));
    await expect(page.locator("#row-menu")).toBeHidden();
    await more.click();
    await page.getByRole("button", { name: `Track ${one.title}` }).click();
    await expect(page).toHaveURL(/#tracker$/);
    await expect(page.getByRole("dialog").getByRole("heading", { name: one.title })).toBeVisible();
  });
});

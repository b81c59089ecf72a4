import { typeset } from "@/lib/notice-text/typeset";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("the menu of a row tracks its job and shares its page, and closes when an entry is chosen", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = first(await openJobs(request));
  const title = typeset(job.title);
  await page.goto("/");
  const more = page.getByRole("button", { name: `More for ${title}` });
  await more.click();
  await page.getByRole("button", { name: `Share ${title}` }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/job/${job.id}$`));
  await expect(page.locator("#row-menu")).toBeHidden();
  await more.click();
  await page.getByRole("button", { name: `Track ${title}` }).click();
  await expect(page).toHaveURL(/#tracker$/);
  await expect(page.getByRole("dialog").getByRole("heading", { name: job.title })).toBeVisible();
});

test("one menu serves all rows: at another row it is about that one, and no row brings its own", async ({ page, request }) => {
  const jobs = (await openJobs(request)).map(({ id, title }) => ({ id, title: typeset(title) }));
  // The menu lies over the rows next to its own.
  const [one, other] = [first(jobs), first(jobs.slice(4))];
  await page.goto("/");
  await expect(page.locator("main article [popover]")).toHaveCount(0);
  await page.getByRole("button", { name: `More for ${one.title}` }).click();
  await expect(page.getByRole("link", { name: `Quick view of ${one.title}` })).toHaveAttribute("href", `/job/${one.id}`);
  await page.getByRole("button", { name: `More for ${other.title}` }).click();
  const entry = page.getByRole("link", { name: `Quick view of ${other.title}` });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`job=${other.id}`));
  await expect(page.locator("#row-menu")).toBeHidden();
});

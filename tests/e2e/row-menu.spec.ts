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
  await expect(page.locator(`#more-${job.id}`)).toBeHidden();
  await more.click();
  await page.getByRole("button", { name: `Track ${title}` }).click();
  await expect(page).toHaveURL(/#tracker$/);
  await expect(page.getByRole("dialog").getByRole("heading", { name: job.title })).toBeVisible();
});

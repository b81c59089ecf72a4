import { typeset } from "@/lib/notice-text/typeset";
import { expectAccessible } from "@/tests/support/axe";
import { quickViewOf } from "@/tests/support/rows";
import { closedJobs, first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("Quick view opens the job over the list, Back closes it, and the focus returns", async ({ page }) => {
  await page.goto("/");
  const row = page.locator("article").first();
  const more = row.getByRole("button", { name: /^More for/ });
  const title = ((await more.getAttribute("aria-label")) ?? "").replace(/^More for /, "");
  await (await quickViewOf(row)).press("Enter");
  const dialog = page.getByRole("dialog", { name: typeset(title) });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/[?&]job=\d+$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/job=/);
  await expect(more).toBeFocused();
});

test("the dialog shows the facts of the job, and its address opens it", async ({ page, request }) => {
  const job = first((await openJobs(request)).filter(({ applyLink }) => applyLink !== null));
  await page.goto(`/?job=${job.id}`);
  const dialog = page.getByRole("dialog", { name: typeset(job.title) });
  await expect(dialog).toBeVisible();
  for (const fact of [
    "Department",
    "Vacancies",
    "Qualification",
    "Monthly pay",
    "Age limit",
    "Application fee",
    "Posted on",
    "Source",
  ]) {
    await expect(dialog.locator("dt", { hasText: fact }).first()).toBeVisible();
  }
  await expect(dialog.getByText(/days? left/).first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Apply Now" })).toHaveAttribute("href", job.applyLink ?? "");
  await expect(dialog.getByRole("link", { name: "Apply Now" })).toHaveAttribute("target", "_blank");
  await expect(dialog.getByRole("link", { name: "Open the full page" })).toHaveAttribute("href", `/job/${job.id}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test("positions are asked for when the dialog opens; where that fails the dialog shows none and says nothing", async ({
  page,
  request,
}) => {
  const job = await jobWithPositions(request);
  await page.goto(`/?job=${job.id}`);
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Posts", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog").getByText(typeset(job.post), { exact: true })).toBeVisible();
  await page.route("**/positions?*", (route) => route.fulfill({ status: 200, body: "not json" }));
  await page.reload();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Open the full page" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Posts", exact: true })).toBeHidden();
});

test("a closed job cannot be applied for", async ({ page, request }) => {
  const job = first(await closedJobs(request));
  await page.goto(`/?job=${job.id}`);
  const dialog = page.getByRole("dialog", { name: typeset(job.title) });
  await expect(dialog.getByRole("button", { name: "Expired" })).toBeDisabled();
  await expect(dialog.getByText("Application closed")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
});

test("share copies the address of the job's page and says so in a toast", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = first(await openJobs(request));
  await page.goto(`/?job=${job.id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/job/${job.id}$`));
});

test("the device's share sheet is used where there is one", async ({ page, request }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data);
  });
  const job = first(await openJobs(request));
  await page.goto(`/?job=${job.id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string }[] }).shared);
  expect(shared).toEqual([{ title: typeset(job.title), url: expect.stringMatching(new RegExp(`/job/${job.id}$`)) }]);
});

test.describe("what is not there", () => {
  test.use({ allowedConsoleErrors: [/404|Failed to load/] });

  test("an id that no job has, or that is none, is said to be of no job", async ({ page }) => {
    for (const value of ["999999999", "0", "abc", "-1", "1%20OR%201=1", "%3Cscript%3E", "99999999999999999999"]) {
      await page.goto(`/?job=${value}`);
      const dialog = page.getByRole("dialog", { name: "Job Not Found" });
      await expect(dialog.getByText("The job you're looking for doesn't exist or has been removed."), value).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog, value).toBeHidden();
    }
  });

  test("a job that cannot be loaded says so, and a retry loads it", async ({ page, request }) => {
    const job = first(await openJobs(request));
    await page.route(`**/api/jobs/${job.id}?*`, (route) => route.abort(), { times: 1 });
    await page.goto(`/?job=${job.id}`);
    await expect(page.getByRole("alert").filter({ hasText: "The job could not be loaded." })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: typeset(job.title) })).toBeVisible();
  });
});

test("the dialog is accessible in both themes and languages, on a narrow screen too", async ({ page, request }) => {
  const job = first(await openJobs(request));
  for (const lang of ["en", "hi"]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/?job=${job.id}${lang === "hi" ? "&lang=hi" : ""}`);
    const facts = page.getByRole("dialog").locator("dl");
    await expect(facts, lang).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, "[role=dialog]");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBeLessThanOrEqual(320);
  }
});

async function jobWithPositions(request: Parameters<typeof openJobs>[0]): Promise<{ id: number; post: string }> {
  for (const { id } of await openJobs(request, 100)) {
    const text = await (await request.get(`/api/jobs/${id}/positions`)).text();
    const post = text && (JSON.parse(text) as { positionName: string }[])[0]?.positionName;
    if (post) return { id, post };
  }
  throw new Error("No sample job has positions");
}

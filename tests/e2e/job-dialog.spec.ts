import type { Locator, Page } from "@playwright/test";
import { typeset } from "@/lib/notice-text/typeset";
import { expectAccessible } from "@/tests/support/axe";
import { quickViewOf } from "@/tests/support/rows";
import { closedJobs, first, type ListedJob, openJobs, QUIET_PLACE } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("a job's address opens its dialog, which tells its facts, is accessible and can be shared", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = first((await openJobs(request)).filter(({ applyLink }) => applyLink !== null));
  await page.goto(`/?job=${job.id}`);
  const dialog = page.getByRole("dialog", { name: typeset(job.title) });
  await test.step("the dialog shows the facts of the job, and its address opens it", () => expectFacts(dialog, job));
  await test.step("the dialog is accessible", async () => {
    await expectAccessible(page, "[role=dialog]", "light");
  });
  await test.step("share copies the address of the job's page and says so in a toast", async () => {
    await dialog.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/job/${job.id}$`));
  });
  await test.step("the device's share sheet is used where there is one", async () => {
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data);
    });
    await dialog.getByRole("button", { name: "Share" }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string }[] }).shared);
    expect(shared).toEqual([{ title: typeset(job.title), url: expect.stringMatching(new RegExp(`/job/${job.id}$`)) }]);
  });
  await test.step("Escape closes the dialog and takes it out of the address", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step("so it is in Hindi and in the dark on a narrow screen", async () => {
    await page.goto(`/?job=${job.id}&lang=hi`);
    await expectNarrow(page);
  });
});

async function expectFacts(dialog: Locator, job: ListedJob): Promise<void> {
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
}

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("dialog").locator("dl")).toBeVisible();
  await expectAccessible(page, "[role=dialog]", "dark");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("dialogs of several jobs open over one list", async ({ page, request }) => {
  await page.goto(`/?location=${QUIET_PLACE}`);
  await test.step("Quick view opens the job over the list, Back closes it, and the focus returns", async () => {
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
  await test.step("a closed job cannot be applied for", async () => {
    const job = first(await closedJobs(request));
    await lead(page, `/?job=${job.id}`);
    const dialog = page.getByRole("dialog", { name: typeset(job.title) });
    await expect(dialog.getByRole("button", { name: "Expired" })).toBeDisabled();
    await expect(dialog.getByText("Application closed")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
    await close(dialog);
  });
  await test.step("positions are asked for when the dialog opens; where that fails the dialog shows none and says nothing", async () => {
    const job = await jobWithPositions(request);
    const dialog = page.getByRole("dialog");
    const posts = dialog.getByRole("heading", { name: "Posts", exact: true });
    await lead(page, `/?job=${job.id}`);
    await expect(posts).toBeVisible();
    await expect(dialog.getByText(typeset(job.post), { exact: true })).toBeVisible();
    await close(dialog);
    await page.route("**/positions?*", (route) => route.fulfill({ status: 200, body: "not json" }));
    const answered = page.waitForResponse("**/positions?*");
    await lead(page, `/?job=${job.id}`);
    await answered;
    await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Open the full page" })).toBeVisible();
    await expect(posts).toBeHidden();
  });
});

test.describe("what is not there", () => {
  test.use({ allowedConsoleErrors: [/404|Failed to load/] });

  test("a job that is not there, or does not come, is said so", async ({ page, request }) => {
    await test.step("an id that no job has, or that is none, is said to be of no job", async () => {
      const dialog = page.getByRole("dialog", { name: "Job Not Found" });
      await page.goto("/?job=999999999");
      for (const value of ["999999999", "abc", "-1", "%3Cscript%3E"]) {
        if (value !== "999999999") await lead(page, `/?job=${value}`);
        await expect(dialog.getByText("The job you're looking for doesn't exist or has been removed."), value).toBeVisible();
        await close(dialog);
      }
    });
    await test.step("a job that cannot be loaded says so, and a retry loads it", async () => {
      const job = first(await openJobs(request));
      await page.route(`**/api/jobs/${job.id}?*`, (route) => route.abort(), { times: 1 });
      await page.goto(`/?job=${job.id}`);
      await expect(page.getByRole("alert").filter({ hasText: "The job could not be loaded." })).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("dialog", { name: typeset(job.title) })).toBeVisible();
    });
  });
});

async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
}

/** Leads to another address in place, as Back and Forward do: dialogs read it in the browser alone. */
async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

async function jobWithPositions(request: Parameters<typeof openJobs>[0]): Promise<{ id: number; post: string }> {
  for (const { id } of await openJobs(request, 100)) {
    const text = await (await request.get(`/api/jobs/${id}/positions`)).text();
    const post = text && (JSON.parse(text) as { positionName: string }[])[0]?.positionName;
    if (post) return { id, post };
  }
  throw new Error("No sample job has positions");
}

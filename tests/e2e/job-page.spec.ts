import { expectAccessible } from "@/tests/support/axe";
import { closedJobs, first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("a job page saves, shares, leads to the calendar file, to the report form and back to the list", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = first(await openJobs(request));
  await page.goto(`/job/${job.id}`);
  await page.getByRole("button", { name: `Save ${job.title}` }).click();
  await expect(page.getByText("Job saved")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/job/${job.id}$`));
  const calendar = await request.get((await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "");
  expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${job.deadline.replaceAll("-", "")}`);
  await expect(page.getByRole("link", { name: "Report this listing" })).toHaveAttribute(
    "href",
    `/contact?listing=${job.id}&subject=report`,
  );
  await page.getByRole("link", { name: "Back to jobs" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("related jobs are other open jobs of the same department", async ({ page, request }) => {
  const job = first((await openJobs(request, 100)).filter(({ department }) => department === "Railway Recruitment Board"));
  await page.goto(`/job/${job.id}`);
  const related = page.getByRole("region", { name: /^More from / });
  await expect(related.locator("li")).toHaveCount(3);
  for (const link of await related.locator("li a").all()) {
    const id = ((await link.getAttribute("href")) ?? "").replace("/job/", "");
    expect(Number(id)).not.toBe(job.id);
    expect(await (await request.get(`/api/jobs/${id}`)).json()).toMatchObject({ department: job.department });
  }
});

test("the exam overlay lists the exams of the department, opens by its address and gives the focus back", async ({
  page,
  request,
}) => {
  const job = first((await openJobs(request, 100)).filter(({ department }) => department === "Railway Recruitment Board"));
  await page.goto(`/job/${job.id}`);
  const trigger = page.getByRole("link", { name: "Exam dates" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#exams$/);
  const dialog = page.getByRole("dialog", { name: "Government Exam Calendar" });
  await expect(dialog.getByText("Railway Recruitment Board").first()).toBeVisible();
  expect(await dialog.getByRole("listitem").count()).toBeGreaterThan(1);
  await expect(dialog.getByText(/^Registration (Open|Closed|Not Started)$/).first()).toBeVisible();
  await expect(dialog.getByText("Staff Selection Commission")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.goto(`/job/${job.id}#exams`);
  await expect(dialog).toBeVisible();
});

test.describe("failures", () => {
  test.use({ allowedConsoleErrors: [/Failed to load/] });

  test("exams that cannot be loaded say so, and a retry loads them", async ({ page }) => {
    await page.route("**/api/exams", (route) => route.abort(), { times: 1 });
    await page.goto("/job/1#exams");
    await expect(page.getByText("Failed to load exams. Please try again later.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Failed to load exams. Please try again later.")).toBeHidden();
  });
});

test("a closed job offers neither Apply nor a date for the calendar", async ({ page, request }) => {
  const job = first(await closedJobs(request));
  await page.goto(`/job/${job.id}`);
  await expect(page.getByRole("button", { name: "Expired" })).toBeDisabled();
  await expect(page.getByText("Application closed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
});

test(`the page and its exam overlay are accessible in Hindi in both themes`, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/job/5?lang=hi");
  await expectAccessible(page);
  await page.goto("/job/5?lang=hi#exams");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

import { typeset } from "@/lib/notice-text/typeset";
import { expectAccessible } from "@/tests/support/axe";
import { closedJobs, first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("a job page in a window: its actions, its exams and the way back", async ({ page, request, context }) => {
  await test.step("a job page saves, shares, leads to the calendar file, to the report form and back to the list", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const job = first(await openJobs(request));
    await page.goto(`/job/${job.id}`);
    await page.getByRole("button", { name: `Save ${typeset(job.title)}` }).click();
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

  await test.step("the exam overlay lists the exams of the department, opens by its address and gives the focus back", async () => {
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
    await expectAccessible(page, "[role=dialog]", "light");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.goto(`/job/${job.id}#exams`);
    await expect(dialog).toBeVisible();
  });

  await test.step("'Back' leads to the list that the reader came from, in its words", async () => {
    await page.goto("/?qualification=12th");
    await page.locator("main article h3 a").nth(3).click();
    await expect(page).toHaveURL(/\/job\/\d+$/);
    const back = page.getByRole("link", { name: /^← Back to / });
    await page.locator("main article h3 a").first().click();
    await expect(back).toHaveAttribute("href", "/?qualification=12th");
    await back.click();
    await expect(page).toHaveURL(/\/\?qualification=12th$/);
  });
});

test("a job page on a phone", async ({ page, request }) => {
  await test.step("on a phone every answer begins above 480 px, and the bar below saves, shares and names the host that Apply leads to", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const job = first((await openJobs(request)).filter(({ applyLink }) => applyLink !== null));
    await page.goto(`/job/${job.id}`);
    const cells = page.getByRole("region", { name: "At a glance" }).getByRole("heading", { level: 2 });
    await expect(cells).toHaveText(["By when", "May I apply", "What it costs", "How many", "Monthly pay"]);
    for (const cell of await cells.all()) expect((await cell.boundingBox())?.y).toBeLessThan(480);
    const bar = page.locator(".apply-bar");
    const box = await bar.boundingBox();
    expect([Math.round(box?.height ?? 0), Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([56, 800]);
    const host = new URL(job.applyLink ?? "").host.replace(/^www\./, "");
    await expect(bar.getByRole("link", { name: `Apply on ${host}` })).toBeVisible();
    await bar.getByRole("button", { name: `Save ${typeset(job.title)}` }).click();
    await expect(page.getByRole("button", { name: "Quick actions" })).toBeHidden();
  });

  // The page itself is one of visits.spec.ts.
  await test.step("the exam overlay is accessible in Hindi and in the dark too", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/job/5?lang=hi#exams");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "[role=dialog]", "dark");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test("related jobs are other open jobs of the same level and state", async ({ reader: page, request }) => {
  const query = "location=Bihar&qualification=12th";
  const { jobs, total } = (await (await request.get(`/api/jobs?${query}&open=1&limit=100`)).json()) as {
    jobs: { id: number; qualification: string }[];
    total: number;
  };
  const job = first(jobs.filter(({ qualification }) => /^12th pass \(10\+2\)$/.test(qualification)));
  await page.goto(`/job/${job.id}`);
  const related = page.getByRole("region", { name: "More: 12th pass jobs in Bihar" });
  await expect(related.getByRole("article")).toHaveCount(3);
  for (const link of await related.locator("h3 a").all()) {
    const id = Number(((await link.getAttribute("href")) ?? "").replace("/job/", ""));
    expect(id).not.toBe(job.id);
    expect(jobs.map((other) => other.id)).toContain(id);
  }
  await related.getByRole("link", { name: `See all ${total} open: 12th pass jobs in Bihar` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`12th pass jobs in Bihar, Open jobs only (${total})`);
});

test.describe("failures", () => {
  test.use({ allowedConsoleErrors: [/Failed to load/] });

  test("exams that cannot be loaded say so, and a retry loads them", async ({ page }) => {
    await page.route(/\/api\/exams\b/, (route) => route.abort(), { times: 1 });
    await page.goto("/job/1#exams");
    await expect(page.getByText("Failed to load exams. Please try again later.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Failed to load exams. Please try again later.")).toBeHidden();
  });
});

test("a closed job offers neither Apply nor a date for the calendar", async ({ reader: page, request }) => {
  const job = first(await closedJobs(request));
  await page.goto(`/job/${job.id}`);
  await expect(page.getByText(/^Closed (on|before)/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Expired" })).toBeDisabled();
  await expect(page.getByText("Application closed").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
});

test("a closed job leads to similar ones that are open, where there are any", async ({ reader: page, request }) => {
  const similar = page.getByRole("link", { name: /similar.* open$/ });
  for (const job of (await closedJobs(request)).slice(0, 8)) {
    await page.goto(`/job/${job.id}`);
    if ((await similar.count()) > 0) break;
  }
  await expect(similar).toHaveAttribute("href", /[?&]open=1/);
});

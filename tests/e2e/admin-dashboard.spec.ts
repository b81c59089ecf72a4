import type { Page } from "@playwright/test";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { goTo, openAdmin, ready } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test("the dashboard has cards, charts that can be read as tables, its tabs and a menu", async ({ page }) => {
  await openAdmin(page);
  await test.step("the cards show what the stats call answers, with the jobs by status", () => expectCards(page));
  await test.step("the charts can be read as tables", () => expectTables(page));
  await test.step("the page has its tabs, with the four panels of the management; the menu Manage Users and Logout", () =>
    expectTabsAndMenu(page));
  await test.step("the tabs are walked by arrow keys, and their choice stands in the address", () => walkTabs(page));
  await test.step("Manage Users leads to the users, and what loads above does not move them away on a tablet", () =>
    manageUsersOnTablet(page));
});

async function expectCards(page: Page): Promise<void> {
  const figures = page.getByRole("region", { name: "Figures" });
  for (const label of ["Total processed", "Successful extractions", "Review required", "Average processing time"]) {
    await expect(figures.getByText(label, { exact: true })).toBeVisible();
  }
  for (const status of ["Open", "Closed", "Drafts", "Scheduled", "Withdrawn", "Closing this week"]) {
    await expect(figures.getByText(status, { exact: true })).toBeVisible();
  }
  const stats = await (await page.request.get("/api/admin/stats")).json();
  expect(Object.keys(stats).sort()).toEqual(["avgProcessingTime", "reviewRequired", "successfulExtractions", "totalProcessed"]);
  for (const value of Object.values(stats)) expect(typeof value).toBe("number");
}

async function expectTables(page: Page): Promise<void> {
  const chart = page.getByRole("figure").filter({ hasText: "Posted per day, last 30 days" });
  await chart.getByText("Show as a table").click();
  await expect(chart.getByRole("table").getByRole("row")).toHaveCount(31);
}

async function expectTabsAndMenu(page: Page): Promise<void> {
  const tabs = (name: string) => page.getByRole("tablist", { name }).getByRole("tab").allTextContents();
  expect(await tabs("Publish")).toEqual(["Job Management", "Exam Calendar"]);
  expect(await tabs("Admin management")).toEqual(["Change Password", "Create User", "Admin Users", "Manage Jobs"]);
  await page.getByRole("button", { name: /^chief/ }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.getByRole("link", { name: "Manage Users" }).click();
  await expect(page.getByRole("tab", { name: "Admin Users" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("row", { name: /^chief/ })).toBeVisible();
}

async function walkTabs(page: Page): Promise<void> {
  const jobs = page.getByRole("tab", { name: "Manage Jobs" });
  await jobs.click();
  await expect(jobs).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/panel=jobs/);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Admin Users" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/panel=users/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Admin Users" })).toHaveAttribute("aria-selected", "true");
}

async function manageUsersOnTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  await goTo(page, "/admin/dashboard");
  await page.getByRole("button", { name: /^chief/ }).click();
  await page.getByRole("link", { name: "Manage Users" }).click();
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Untitled" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Admin Users" })).toBeInViewport();
}

const palette = (page: Page) => page.getByRole("dialog", { name: "Go to" });

test("the palette is opened by its shortcut and its button, leads to a page and to a job", async ({ page }) => {
  await openAdmin(page, "/admin/review");
  await test.step("Ctrl+K opens the palette, letters find a page, Enter goes there, and Escape gives the focus back", () =>
    findPage(page));
  await test.step("the palette finds a job by its number and by its words; arrow keys choose", () => findJob(page));
});

async function findPage(page: Page): Promise<void> {
  const home = page.getByRole("link", { name: "Dashboard" });
  await home.focus();
  // The shortcut listens once the page's scripts run.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const input = palette(page).getByPlaceholder("A page, or words or the number of a job");
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(home).toBeFocused();
  await page.keyboard.press("Control+k");
  await input.fill("inbo");
  await expect(palette(page).getByRole("option")).toHaveText(["Inbox"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/inbox$/);
}

async function findJob(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole("button", { name: "Go to" }).click();
  const input = palette(page).getByPlaceholder("A page, or words or the number of a job");
  await input.fill("xyzzyplugh");
  await expect(palette(page).getByText("Nothing found.")).toBeVisible();
  const job = first(await openJobs(page.request));
  await input.fill(`#${job.id}`);
  const found = palette(page).getByRole("option", { name: `#${job.id} ${job.title}` });
  await expect(found).toBeVisible();
  await expect(async () => {
    if ((await found.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await expect(found).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/jobs/${job.id}$`));
}

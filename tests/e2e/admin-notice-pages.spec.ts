import { addDays } from "@/lib/dates";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { expectAccessible } from "@/tests/support/axe";
import { formOf, TABLE } from "@/tests/support/notice-page";
import { goTo, openAdmin, removeJob, TODAY, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 180_000 });

test("the steps of a notice can be read and used in both themes, on a phone and on a desk, and no page scrolls sideways", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, "/admin/jobs/new");
  await page.evaluate((text) => navigator.clipboard.writeText(text), TABLE);
  const form = formOf(page);
  await form.getByLabel("Start from a template").selectOption("ssc");
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 25));
  await form.getByRole("button", { name: "Enter the notice as data" }).click();
  await form.getByLabel("Paste a table of vacancies").press("Control+V");
  await expect(form.getByLabel("Auditor: total")).toHaveValue("10");
  await form.getByRole("button", { name: "Fill in where unknown" }).click();
  await form.getByText("17 entries").first().click();
  await form.getByLabel("Assistant: total").fill("99");
  await form.getByRole("button", { name: "Add stage" }).click();
  await form.getByRole("button", { name: "Add document" }).click();
  await form.getByRole("button", { name: "What six typical people would be told" }).click();
  await expect(form.getByRole("link", { name: /^Assistant: The categories add up to 100/ })).toBeVisible();
  await expect(form.getByRole("table", { name: /^Verdicts/ })).toBeVisible();
  for (const [width, theme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
    await expectAccessible(page, "main form", theme);
  }
});

test("a notice whose applying begins later says so on its page, in both languages, and offers no Apply before", async ({
  page,
}) => {
  await openAdmin(page, "/admin/jobs/new");
  const form = formOf(page);
  const start = addDays(TODAY, 5);
  const title = unique("Keeper of Maps");
  await form.getByLabel("Start from a template").selectOption("ssc");
  await form.getByLabel("Job title", { exact: true }).fill(title);
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 25));
  await form.getByLabel("Application start date").fill(start);
  await form.getByLabel("The notice announces that applying opens on that day").check();
  const created = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/admin/jobs"),
  );
  await form.getByRole("button", { name: "Publish job" }).click();
  const { id } = (await (await created).json()) as AdminJobDto;
  for (const [path, words] of [
    [`/job/${id}`, "Not open yet"],
    [`/job/${id}?lang=hi`, "आवेदन अभी शुरू नहीं हुए"],
  ] as const) {
    await goTo(page, path).catch(() => undefined);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator(`[data-apply="${id}"]`)).toHaveCount(0);
    await expect(page.locator(`main time[datetime="${start}"]`).first()).toBeVisible();
  }
  await removeJob(page, id);
});

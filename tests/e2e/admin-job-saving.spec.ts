import type { Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { scriptOfToasts } from "@/tests/support/hydration";
import { complete, idOf } from "@/tests/support/job-form";
import {
  beSignedIn,
  createJob,
  goTo,
  holdCall,
  openAdmin,
  ready,
  removeJob,
  type StaffJob,
  TODAY,
  toast,
  unique,
} from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

const formOf = (page: Page) => page.getByRole("form", { name: "New job" });

test("a new job that cannot be saved is kept in the form, and one that can is saved once", async ({ page }) => {
  const toaster = scriptOfToasts(page);
  await openAdmin(page, "/admin/jobs/new");
  // First, while no toast was shown here whose script would be there.
  await test.step("without a network from the start the form still says so", () => saveOffline(page, toaster));
  await test.step("a refused or unanswered save says why and keeps what was typed", () => saveInVain(page));
  await test.step("while a job is saved the form is busy, and Ctrl+Enter pressed twice makes one job", () => saveTwice(page));
});

async function saveOffline(page: Page, toaster: Promise<unknown>): Promise<void> {
  const form = formOf(page);
  await complete(form, unique("Gardener"));
  await toaster;
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Publish job" }).click();
  await expect(page.getByText("Failed to connect to server. Please try again.")).toBeVisible();
  await page.context().setOffline(false);
}

/** In a form that is complete. */
async function saveInVain(page: Page): Promise<void> {
  const form = formOf(page);
  const title = unique("Librarian");
  await form.getByLabel("Job title", { exact: true }).fill(title);
  const publish = form.getByRole("button", { name: "Publish job" });
  const answers: [object | null, string, string][] = [
    [
      { message: "Too many requests. Please try again later." },
      "Failed to Add Job",
      "Too many requests. Please try again later.",
    ],
    [{}, "Failed to Add Job", "Please check your input and try again."],
    [null, "Network Error", "Failed to connect to server. Please try again."],
  ];
  for (const [json, name, description] of answers) {
    await page.route(
      "**/api/admin/jobs",
      (route) => (json ? route.fulfill({ status: 429, json }) : route.abort("internetdisconnected")),
      { times: 1 },
    );
    await publish.click();
    await expect(toast(page, name, description)).toBeVisible();
    await expect(form.getByLabel("Job title", { exact: true })).toHaveValue(title);
  }
}

/** In a form that is complete. */
async function saveTwice(page: Page): Promise<void> {
  const title = unique("Store keeper");
  const form = formOf(page);
  await form.getByLabel("Job title", { exact: true }).fill(title);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/admin/jobs")) calls += 1;
  });
  const release = await holdCall(page, "**/api/admin/jobs", "POST");
  await form.getByLabel("Job title", { exact: true }).press("Control+Enter");
  await form.getByLabel("Job title", { exact: true }).press("Control+Enter");
  await expect(form.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  await expect(page.getByText("Job Added Successfully")).toBeVisible();
  await expect(form.getByLabel("Job title", { exact: true })).toHaveValue("");
  expect(calls).toBe(1);
  await removeJob(page, await idOf(page, title));
}

test("edits of a job are told to readers, lose no other editor's, and say why they are refused", async ({ page }) => {
  await beSignedIn(page.context());
  const job = await createJob(page);
  await test.step("a changed deadline of a published job stands on its page with old and new value", () =>
    changeDeadline(page, job));
  await test.step("two editors of one job lose neither edit: the second is shown the difference", () => editSecond(page, job));
  await test.step("an edit that is refused says 'Update Failed', with what is missing", () => editInVain(page, job));
  await test.step("the time of a schedule can be read on a desk and on a phone", () => readTime(page, job));
  await removeJob(page, job.id);
});

async function changeDeadline(page: Page, job: StaffJob): Promise<void> {
  await goTo(page, `/admin/jobs/${job.id}`);
  await page.getByLabel("Application deadline").fill(addDays(TODAY, 30));
  await page.getByLabel("The body changed its notice: readers are told").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Job Updated")).toBeVisible();
  await page.goto(`/job/${job.id}`);
  await expect(page.getByRole("heading", { name: "Corrections to this notice" })).toBeVisible();
  await goTo(page, `/admin/jobs/${job.id}`);
  await expect(page.getByRole("region", { name: "History" })).toContainText("Changed job");
}

async function editSecond(page: Page, job: StaffJob): Promise<void> {
  const path = `/api/admin/jobs/${job.id}`;
  const before = await (await page.request.get(path)).json();
  const first = { ...before, sourceUrl: "", salary: "Pay Level-6 (Rs 35,400-1,12,400)" };
  expect((await page.request.put(path, { data: first })).status()).toBe(200);
  await page.getByLabel("Age limit").fill("18-27 years");
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Another editor saved this job first" });
  await expect(dialog.getByRole("row", { name: /Salary/ })).toContainText("Pay Level-6");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Use these values" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Job Updated")).toBeVisible();
  const saved = await (await page.request.get(path)).json();
  const both = { salary: "Pay Level-6 (Rs 35,400-1,12,400)", ageLimit: "18-27 years" };
  expect(saved).toMatchObject({ ...both, version: before.version + 2 });
}

async function editInVain(page: Page, job: StaffJob): Promise<void> {
  await page.getByLabel("Location").fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Update Failed", "Location is required")).toBeVisible();
  await page.getByLabel("Location").fill("Pune");
  await page.route(`**/api/admin/jobs/${job.id}`, (route) => route.fulfill({ status: 503, json: { message: "Away" } }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Update Failed", "Away")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Job Updated")).toBeVisible();
}

async function readTime(page: Page, { id }: StaffJob): Promise<void> {
  expect((await page.request.post(`/api/admin/jobs/${id}/status`, { data: { status: "withdrawn" } })).status()).toBe(200);
  await goTo(page, `/admin/jobs/${id}`);
  await page.locator("summary", { hasText: "Schedule" }).click();
  for (const width of [1280, 640, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByLabel("Publication time").boundingBox();
    expect(box?.width, `${width}`).toBeGreaterThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThan(width);
  }
}

test("what was typed survives a closed tab, and is there on another device", async ({ page, browser, baseURL }) => {
  await openAdmin(page, "/admin/jobs/new");
  const title = page.getByLabel("Job title", { exact: true });
  await title.fill("Typed before the power went");
  await expect(page.getByText("What you typed is kept as a draft.")).toBeVisible();
  await page.reload();
  await ready(page);
  const offer = (of: Page) => of.getByRole("status").filter({ hasText: "Typed before the power went" });
  await offer(page).getByRole("button", { name: "Restore" }).first().click();
  await expect(title).toHaveValue("Typed before the power went");
  const other = await (await browser.newContext({ baseURL })).newPage();
  await openAdmin(other, "/admin/jobs/new");
  await offer(other).getByRole("button", { name: "Restore" }).click();
  await expect(other.getByLabel("Job title", { exact: true })).toHaveValue("Typed before the power went");
  await other.context().close();
  await page.goto("/admin/jobs/new");
  await ready(page);
  // Where the device was about to send what it keeps, its form and the site's are two.
  await expect(async () => {
    const notices = offer(page).getByRole("button", { name: "Discard" });
    if ((await notices.count()) > 0) await notices.first().click();
    await expect(notices).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect
    .poll(async () => (await page.request.get("/api/admin/drafts")).text())
    .not.toContain("Typed before the power went");
});

import type { Locator, Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { examTemplates } from "@/lib/exams/templates";
import { expectAccessible } from "@/tests/support/axe";
import {
  createExam,
  findExam,
  holdCall,
  openAdmin,
  removeExam,
  type StaffExam,
  TODAY,
  textOf,
  toast,
  unique,
} from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

const EXAMS = "/admin/dashboard?tab=exams&panel=password";
const formOf = (page: Page) => page.getByRole("form", { name: "New exam" });

async function complete(form: Locator, title: string): Promise<void> {
  await form.getByLabel("Start from a template").selectOption("ssc");
  await form.getByLabel("Exam title").fill(title);
  await form.getByLabel("Registration start").fill(addDays(TODAY, -1));
  await form.getByLabel("Registration end").fill(addDays(TODAY, 10));
  await form.getByLabel("Exam date").fill(addDays(TODAY, 60));
}

test("exams are managed below the form of a new one", async ({ page }) => {
  await openAdmin(page, "/admin/dashboard?panel=password");
  await page.getByRole("tab", { name: "Exam Calendar" }).click();
  await test.step("exams are added in the form, found, cancelled and deleted", () => manageExam(page));
  await test.step("the form marks what it needs, offers Online, Offline and Both, and five templates that leave the days", () =>
    fillByTemplates(page));
});

async function manageExam(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByRole("button", { name: "Add exam" }).click();
  await expect(toast(page, "Missing Required Fields", "Please fill in all required fields marked with *")).toBeVisible();
  await expect(form.getByLabel("Exam title")).toHaveAttribute("aria-invalid", "true");
  const title = unique("Archivist Examination");
  await complete(form, title);
  const release = await holdCall(page, "**/api/admin/exams", "POST");
  await form.getByRole("button", { name: "Add exam" }).click();
  await expect(form.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  await expect(toast(page, "Success!")).toBeVisible();
  await expect(form.getByLabel("Exam title")).toHaveValue("");
  expect(await textOf(page.request, "/exams")).toContain(title);
  // The list below the form was read again.
  await findExam(page, title);
  await page.getByRole("button", { name: `Mark cancelled: ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as cancelled" }).click();
  await expect(toast(page, "Exam Cancelled")).toBeVisible();
  await page.getByRole("button", { name: `Reinstate: ${title}` }).click();
  await expect(toast(page, "Exam Reinstated")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Delete exam" });
  await expectAccessible(page, "[role=dialog]", "light");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Exam Deleted")).toBeVisible();
  expect(await textOf(page.request, "/exams")).not.toContain(title);
}

async function fillByTemplates(page: Page): Promise<void> {
  const form = formOf(page);
  for (const label of [
    "Exam title",
    "Conducting organization",
    "Exam date",
    "Registration start",
    "Registration end",
    "Eligibility",
    "Official website",
  ]) {
    await expect(form.getByLabel(label)).toHaveAttribute("required", "");
  }
  expect(await form.locator(":required").count()).toBe(7);
  expect(await form.getByLabel("Exam mode").locator("option:not([value=''])").allTextContents()).toEqual([
    "Online",
    "Offline",
    "Both",
  ]);
  await form.getByLabel("Exam date").fill(addDays(TODAY, 40));
  const picker = form.getByLabel("Start from a template");
  expect(await picker.locator("option:not([value=''])").count()).toBe(5);
  for (const key of ["ssc", "railway"] as const) {
    await picker.selectOption(key);
    const { fields } = examTemplates[key];
    await expect(form.getByLabel("Exam title")).toHaveValue(fields.title ?? "none");
    await expect(form.getByLabel("Exam pattern")).toHaveValue(fields.examPattern ?? "none");
    await expect(form.getByLabel("Total marks")).toHaveValue(String(fields.totalMarks));
    await expect(form.getByLabel("Exam mode")).toHaveValue(fields.examMode ?? "none");
  }
  await expect(form.getByLabel("Exam date")).toHaveValue(addDays(TODAY, 40));
}

test("what goes wrong with exams is told, and nothing that was typed is lost", async ({ page }) => {
  await page.route("**/api/admin/exams?*", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openAdmin(page, EXAMS);
  await test.step("exams that cannot be loaded can be asked for again", async () => {
    await expect(page.getByText("Failed to load exams. Please try again later.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table", { name: "Exams" })).toBeVisible();
  });
  await test.step("a refused or unanswered exam says so, names the field and keeps what was typed", () => addInVain(page));
  const exam = await createExam(page);
  await findExam(page, exam.title);
  await test.step("an exam is edited in a dialog, and an editor who comes second is told, with both edits in the form", () =>
    editSecond(page, exam));
  await test.step("an exam that cannot be cancelled or deleted says 'Update Failed' and 'Delete Failed'", () =>
    changeInVain(page, exam));
  await removeExam(page, exam.id);
});

async function addInVain(page: Page): Promise<void> {
  const form = formOf(page);
  const title = unique("Curator Examination");
  await complete(form, title);
  for (const answer of [
    { status: 400, json: { message: "No", errors: { title: ["Another exam has this title"] } } },
    { status: 503, json: {} },
    null,
  ]) {
    await page.route("**/api/admin/exams", (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
    await form.getByRole("button", { name: "Add exam" }).click();
    const failure = toast(page, "Error", "Failed to create exam. Please check your input and try again.");
    await expect(failure).toBeVisible();
    if (answer?.json.errors) await expect(form.getByText("Another exam has this title")).toBeVisible();
    await expect(form.getByLabel("Exam title")).toHaveValue(title);
    // Away, so that the next one is that of its answer: all three say the same.
    await failure.getByRole("button", { name: "Close" }).click();
    await expect(failure).toHaveCount(0);
  }
}

async function editSecond(page: Page, exam: StaffExam): Promise<void> {
  await page.getByRole("button", { name: `Edit ${exam.title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit exam" });
  await expectAccessible(page, "[role=dialog]");
  const meanwhile = await page.request.put(`/api/admin/exams/${exam.id}`, { data: { duration: "3 hours", version: 1 } });
  expect(meanwhile.status()).toBe(200);
  await dialog.getByLabel("Location").fill("Delhi");
  await dialog.getByRole("button", { name: "Save exam" }).click();
  await expect(toast(page, "Another editor saved this exam first")).toBeVisible();
  await expect(dialog.getByLabel("Location")).toHaveValue("Delhi");
  await expect(dialog.getByLabel("Duration")).toHaveValue("3 hours");
  await dialog.getByRole("button", { name: "Save exam" }).click();
  await expect(toast(page, "Success!")).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function changeInVain(page: Page, exam: StaffExam): Promise<void> {
  await page.route(`**/api/admin/exams/${exam.id}*`, (route) => route.fulfill({ status: 503, json: { message: "Away" } }));
  await page.getByRole("button", { name: `Mark cancelled: ${exam.title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as cancelled" }).click();
  await expect(toast(page, "Update Failed", "Away")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${exam.title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Delete Failed", "Away")).toBeVisible();
}

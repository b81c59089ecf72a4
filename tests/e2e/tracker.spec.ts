import type { Page } from "@playwright/test";
import { addDays, dayInIndia } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";
import { add, cardOf, dialogOf, expectToast, openTracker, titles, toast } from "@/tests/support/tracker-dialog";

const TODAY = dayInIndia(new Date());
/** Applications as local storage holds them. */
async function store(page: Page, values: Record<string, unknown>[]): Promise<void> {
  const items = values.map((value, index) => ({ key: `key${index}`, value, changedAt: {}, deletedAt: null }));
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem("niyukti_applications")) localStorage.setItem("niyukti_applications", text);
    },
    JSON.stringify({ version: 1, items }),
  );
}

test("is empty at first and says what to do", async ({ page }) => {
  const dialog = await openTracker(page);
  await expect(dialog.getByText("No applications tracked yet")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Export JSON" })).toBeDisabled();
});

test("asks for job title and department", async ({ page }) => {
  const dialog = await openTracker(page);
  await dialog.getByRole("button", { name: "Add application" }).click();
  const save = dialog.getByRole("button", { name: "Save application" });
  await expect(dialog.getByLabel("Date applied")).toHaveValue(TODAY);
  await save.click();
  await expectToast(page, "Missing Information", "Please fill in job title and department");
  await expect(dialog.getByLabel("Job title")).toBeFocused();
  await dialog.getByLabel("Job title").fill("Clerk");
  await save.click();
  await expect(dialog.getByLabel("Department")).toBeFocused();
  await expect(dialog.getByLabel("Department")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Department").fill("High Court");
  await save.click();
  await expectToast(page, "Application added", "Clerk");
  await expect(dialog.getByRole("button", { name: "Add application" })).toBeFocused();
});

test("any of the statuses can be set, each with its progress", async ({ page }) => {
  await openTracker(page);
  await add(page, "Junior Clerk");
  const card = cardOf(page, "Junior Clerk");
  const bar = card.getByRole("progressbar");
  const steps = {
    planned: 0,
    applied: 20,
    under_review: 40,
    exam_scheduled: 60,
    interview_scheduled: 80,
    selected: 100,
    rejected: 0,
  };
  for (const [status, percent] of [...Object.entries(steps), ["applied", 20] as const]) {
    await card.getByLabel("Status of Junior Clerk").selectOption(status);
    await expect(bar).toHaveAttribute("aria-valuenow", String(percent));
    await expect(card.getByText(new RegExp(`\\b${percent}%`))).toBeVisible();
  }
  await card.getByLabel("Status of Junior Clerk").selectOption("selected");
  await page.reload();
  await expect(bar).toHaveAttribute("aria-valuenow", "100");
});

test("keeps notes, documents and dates, and changes them", async ({ page }) => {
  const dialog = await openTracker(page);
  await dialog.getByRole("button", { name: "Add application" }).click();
  await dialog.getByLabel("Job title").fill("Assistant");
  await dialog.getByLabel("Department").fill("SSC");
  await dialog.getByLabel("Notes").fill("Centre: Pune\n<b>not bold</b>");
  await dialog.getByLabel("Exam date").fill(addDays(TODAY, 5));
  await dialog.getByLabel("Interview date").fill(addDays(TODAY, 9));
  const name = dialog.getByLabel("Name of a document");
  const addDocument = dialog.getByRole("button", { name: "Add document" });
  await expect(addDocument).toBeDisabled();
  await name.fill("   ");
  await expect(addDocument).toBeDisabled();
  await name.fill("Admit card");
  await addDocument.click();
  await name.fill("Admit card");
  await expect(addDocument).toBeDisabled();
  await name.fill("Photo");
  await name.press("Enter");
  await dialog.getByRole("button", { name: "Remove Photo" }).click();
  await dialog.getByRole("button", { name: "Save application" }).click();

  const card = cardOf(page, "Assistant");
  await expect(card.getByText("Exam in 5 days")).toBeVisible();
  await expect(card.getByText("<b>not bold</b>")).toBeVisible();
  await expect(card.getByRole("list", { name: "Documents" }).getByRole("listitem")).toHaveText(["Admit card"]);
  await card.getByRole("button", { name: "Edit Assistant" }).click();
  await dialog.getByLabel("Exam date").fill("");
  await dialog.getByLabel("Job title").fill("Senior Assistant");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Application changed", "Senior Assistant");
  await expect(titles(page)).toHaveText(["Senior Assistant"]);
  await expect(cardOf(page, "Senior Assistant").getByText("Interview in 9 days")).toBeVisible();
});

test("stands in the order of the next date, or of the day of applying", async ({ page }) => {
  const dialog = await openTracker(page);
  await add(page, "No date", { "Date applied": addDays(TODAY, -1) });
  await add(page, "Exam later", { "Exam date": addDays(TODAY, 20), "Date applied": addDays(TODAY, -3) });
  await add(page, "Closes today", { "Last date": TODAY, "Date applied": addDays(TODAY, -2) });
  await add(page, "Exam tomorrow", { "Exam date": addDays(TODAY, 1), "Date applied": addDays(TODAY, -9) });
  await expect(titles(page)).toHaveText(["Closes today", "Exam tomorrow", "Exam later", "No date"]);
  await expect(cardOf(page, "Closes today").getByText("1 day left to apply")).toBeVisible();
  await expect(cardOf(page, "Exam tomorrow").getByText("Exam is tomorrow")).toBeVisible();
  await expect(cardOf(page, "No date").getByText("No date to come")).toBeVisible();
  await dialog.getByLabel("Sort by").selectOption("applied");
  await expect(titles(page)).toHaveText(["No date", "Closes today", "Exam later", "Exam tomorrow"]);
});

test("a deleted application comes back by Undo", async ({ page }) => {
  await openTracker(page);
  await add(page, "Constable");
  await page.getByRole("button", { name: "Delete Constable" }).click();
  await expectToast(page, "Application deleted", "Constable");
  await expect(titles(page)).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText(["Constable"]);
  await page.reload();
  await expect(titles(page)).toHaveText(["Constable"]);
});

test("does not track the same application twice", async ({ page }) => {
  const dialog = await openTracker(page);
  await add(page, "Constable");
  await dialog.getByRole("button", { name: "Add application" }).click();
  await dialog.getByLabel("Job title").fill(" constable ");
  await dialog.getByLabel("Department").fill("HIGH COURT");
  await dialog.getByRole("button", { name: "Save application" }).click();
  await expectToast(page, "You already track this application", "The list has it with the same title, department and date.");
});

test("an application for a job of the site leads to it", async ({ page }) => {
  await store(page, [{ jobId: 1, jobTitle: "A job", department: "SSC", appliedDate: TODAY, status: "applied" }]);
  const dialog = await openTracker(page);
  await expect(dialog.getByRole("link", { name: "A job" })).toHaveAttribute("href", "/job/1");
});

test("the page of a job tracks it, once", async ({ page, request }) => {
  const { jobs } = (await (await request.get("/api/jobs?open=1&limit=1")).json()) as { jobs: { id: number; title: string }[] };
  const job = jobs[0];
  await page.goto(`/job/${job?.id}`);
  await page.getByRole("button", { name: "Track application" }).click();
  await expectToast(page, "Application added", job?.title ?? "");
  await expect(dialogOf(page).getByRole("link", { name: job?.title ?? "" })).toHaveAttribute("href", `/job/${job?.id}`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Track application" }).click();
  await expect(titles(page)).toHaveCount(1);
});

test("what one tab changes another shows at once", async ({ context, page }) => {
  await openTracker(page);
  const other = await context.newPage();
  await openTracker(other, "/exams");
  await add(page, "Shared application");
  await expect(cardOf(other, "Shared application")).toBeVisible();
});

test("says when the device keeps nothing, and keeps the form", async ({ page }) => {
  const dialog = await openTracker(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await dialog.getByRole("button", { name: "Add application" }).click();
  await dialog.getByLabel("Job title").fill("No room");
  await dialog.getByLabel("Department").fill("SSC");
  await dialog.getByRole("button", { name: "Save application" }).click();
  await expect(toast(page).getByText("The application could not be kept")).toBeVisible();
  await expect(dialog.getByLabel("Job title")).toHaveValue("No room");
});

test("an application is added and its status set by keyboard alone, and Escape closes", async ({ page }) => {
  await page.goto("/");
  const trigger = page.locator("a[href$='#tracker']:visible").first();
  await trigger.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Add application" }).press("Enter");
  await page.keyboard.type("Typed");
  await page.keyboard.press("Tab");
  await page.keyboard.type("SSC");
  await page.keyboard.press("Enter");
  const status = cardOf(page, "Typed").getByLabel("Status of Typed");
  await status.focus();
  await page.keyboard.press("ArrowDown");
  await expect(status).toHaveValue("under_review");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test("says in Hindi what it says in English", async ({ page }) => {
  await page.goto("/?lang=hi#tracker");
  const dialog = page.getByRole("dialog", { name: "आवेदन ट्रैकर" });
  await expect(dialog.getByText("अभी कोई आवेदन नहीं जोड़ा गया")).toBeVisible();
  await dialog.getByRole("button", { name: "आवेदन जोड़ें" }).click();
  await dialog.getByRole("button", { name: "आवेदन सहेजें" }).click();
  await expectToast(page, "जानकारी अधूरी है", "कृपया पद का नाम और विभाग भरें");
});

test(`is accessible empty, as list, as form and with errors, in both themes`, async ({ page }) => {
  const dialog = await openTracker(page);
  await expectAccessible(page);
  for (const [index, days] of [1, 5, 12, 30].entries()) {
    await add(page, `Exam ${index}`, { "Exam date": addDays(TODAY, days), Notes: "Roll 5" });
  }
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add application" }).click();
  await dialog.getByRole("button", { name: "Save application" }).click();
  await expect(toast(page)).toBeVisible();
  await expectAccessible(page);
});

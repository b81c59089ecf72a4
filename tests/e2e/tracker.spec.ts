import type { Page } from "@playwright/test";
import { addDays, dayInIndia } from "@/lib/dates";
import { typeset } from "@/lib/notice-text/typeset";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";
import { add, cardOf, dialogOf, expectToast, openTracker, titles, toast } from "@/tests/support/tracker-dialog";

const TODAY = dayInIndia(new Date());
/** Puts applications into local storage in the place of what it holds, as another tab does. */
async function store(page: Page, values: Record<string, unknown>[]): Promise<void> {
  const items = values.map((value, index) => ({ key: `key${index}`, value, changedAt: {}, deletedAt: null }));
  await page.evaluate(
    (text) => {
      localStorage.setItem("niyukti_applications", text);
      dispatchEvent(new StorageEvent("storage", { key: "niyukti_applications", newValue: text }));
    },
    JSON.stringify({ version: 1, items }),
  );
}

test("the tracker keeps applications, their states and their order, and says so in both languages", async ({ page }) => {
  const dialog = await openTracker(page);
  await test.step("is empty at first and says what to do, does not track the same twice, and a deleted application comes back by Undo", async () => {
    await expect(dialog.getByText("No applications tracked yet")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save to a file" })).toBeDisabled();
    await add(page, "Constable");
    await dialog.getByRole("button", { name: "Add application" }).click();
    await dialog.getByLabel("Job title").fill(" constable ");
    await dialog.getByLabel("Department").fill("HIGH COURT");
    await dialog.getByRole("button", { name: "Save application" }).click();
    await expectToast(page, "You already track this application", "The list has it with the same title, department and date.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete Constable" }).click();
    await expectToast(page, "Application deleted", "Constable");
    await expect(titles(page)).toHaveCount(0);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(titles(page)).toHaveText(["Constable"]);
  });
  await test.step("any of the statuses can be set, each with its progress, and is there after a reload", async () => {
    const card = cardOf(page, "Constable");
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
      await card.getByLabel("Status of Constable").selectOption(status);
      await expect(bar).toHaveAttribute("aria-valuenow", String(percent));
      await expect(card.getByText(new RegExp(`\\b${percent}%`))).toBeVisible();
    }
    await card.getByLabel("Status of Constable").selectOption("selected");
    await page.reload();
    await expect(titles(page)).toHaveText(["Constable"]);
    await expect(bar).toHaveAttribute("aria-valuenow", "100");
  });
  await test.step("stands in the order of the next date, or of the day of applying", async () => {
    await store(page, []);
    await expect(titles(page)).toHaveCount(0);
    await add(page, "No date", { "Date applied": addDays(TODAY, -1) });
    await add(page, "Exam later", { "Exam date": addDays(TODAY, 20), "Date applied": addDays(TODAY, -3) });
    await add(page, "Closes today", { "Last date": TODAY, "Date applied": addDays(TODAY, -2) });
    await add(page, "Exam tomorrow", { "Exam date": addDays(TODAY, 1), "Date applied": addDays(TODAY, -9) });
    // Whoever has applied has no last date before them.
    await expect(titles(page)).toHaveText(["Exam tomorrow", "Exam later", "No date", "Closes today"]);
    await dialog.getByLabel("Status of Closes today").selectOption("planned");
    await expect(titles(page)).toHaveText(["Closes today", "Exam tomorrow", "Exam later", "No date"]);
    await expect(cardOf(page, "Closes today").getByText("1 day left to apply")).toBeVisible();
    await expect(cardOf(page, "Exam tomorrow").getByText("Exam is tomorrow")).toBeVisible();
    await expect(cardOf(page, "No date").getByText("No date to come")).toBeVisible();
    await dialog.getByLabel("Sort by").selectOption("applied");
    await expect(titles(page)).toHaveText(["No date", "Closes today", "Exam later", "Exam tomorrow"]);
  });
  await test.step("an application for a job of the site leads to it", async () => {
    await store(page, [{ jobId: 1, jobTitle: "A job", department: "SSC", appliedDate: TODAY, status: "applied" }]);
    await expect(dialog.getByRole("link", { name: "A job" })).toHaveAttribute("href", "/job/1");
  });
  await test.step("says in Hindi what it says in English", async () => {
    await store(page, []);
    await page.goto("/?lang=hi#tracker");
    const hindi = page.getByRole("dialog", { name: "आवेदन ट्रैकर" });
    await expect(hindi.getByText("अभी कोई आवेदन नहीं जोड़ा गया")).toBeVisible();
    await hindi.getByRole("button", { name: "आवेदन जोड़ें" }).click();
    await hindi.getByRole("button", { name: "आवेदन सहेजें" }).click();
    await expectToast(page, "जानकारी अधूरी है", "कृपया पद का नाम और विभाग भरें");
  });
});

test("applications come from the page of a job and from another tab", async ({ context, page, request }) => {
  await test.step("the page of a job tracks it, once", async () => {
    const job = first(await openJobs(request));
    await page.goto(`/job/${job.id}`);
    await page.getByRole("button", { name: "Track application" }).click();
    await expectToast(page, "Application added", job.title);
    await expect(dialogOf(page).getByRole("link", { name: typeset(job.title) })).toHaveAttribute("href", `/job/${job.id}`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Track application" }).click();
    await expect(titles(page)).toHaveCount(1);
  });
  await test.step("what one tab changes another shows at once", async () => {
    const other = await context.newPage();
    await openTracker(other, "/exams");
    await add(page, "Shared application");
    await expect(cardOf(other, "Shared application")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { addDays, dayInIndia } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";
import { add, cardOf, dialogOf, expectToast, titles, toast } from "@/tests/support/tracker-dialog";

const TODAY = dayInIndia(new Date());

test("applications are put in by keyboard, with and without what is asked for, and kept where the device keeps anything", async ({
  page,
}) => {
  await page.goto("/");
  const dialog = dialogOf(page);
  await test.step("an application is added, its status set and it is deleted by keyboard alone, and Escape closes", async () => {
    const trigger = page.locator("a[href$='#tracker']:visible").first();
    await trigger.focus();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Add application" }).press("Enter");
    await expect(dialog.getByLabel("Job title")).toBeFocused();
    await page.keyboard.type("Typed");
    await page.keyboard.press("Tab");
    await page.keyboard.type("SSC");
    await page.keyboard.press("Enter");
    const status = cardOf(page, "Typed").getByLabel("Status of Typed");
    await status.focus();
    await page.keyboard.press("ArrowDown");
    await expect(status).toHaveValue("under_review");
    await dialog.getByRole("button", { name: "Delete Typed" }).press("Enter");
    await expect(titles(page)).toHaveCount(0);
    // What had the focus is gone; the focus must not be.
    expect(await dialog.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
  await forgetAll(page);
  await page.goto("/#tracker");
  await test.step("is accessible empty", async () => {
    await expect(dialog.getByText("No applications tracked yet")).toBeVisible();
    await expectAccessible(page, "[role=dialog]", "light");
  });
  await test.step("asks for job title and department", async () => {
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
  await forgetAll(page);
  await test.step("keeps notes, documents and dates, and changes them", async () => {
    await dialog.getByRole("button", { name: "Add application" }).click();
    const typed = { "Job title": "Assistant", Department: "SSC", Notes: "Centre: Pune\n<b>not bold</b>" };
    const dates = { "Exam date": addDays(TODAY, 5), "Interview date": addDays(TODAY, 9) };
    for (const [label, text] of Object.entries({ ...typed, ...dates })) await dialog.getByLabel(label).fill(text);
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
  await forgetAll(page);
  await test.step("is accessible as list in both themes, and as form with errors", async () => {
    for (const [index, days] of [1, 5, 12, 30].entries()) {
      await add(page, `Exam ${index}`, { "Exam date": addDays(TODAY, days), Notes: "Roll 5" });
    }
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "Add application" }).click();
    await dialog.getByRole("button", { name: "Save application" }).click();
    await expectToast(page, "Missing Information", "Please fill in job title and department");
    await expectAccessible(page, "[role=dialog], [data-sonner-toaster]", "light");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });
  await test.step("says when the device keeps nothing, and keeps the form", async () => {
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
});

/** Empties the tracker, as another tab that clears what the site keeps. */
async function forgetAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage"));
  });
  await expect(titles(page)).toHaveCount(0);
}

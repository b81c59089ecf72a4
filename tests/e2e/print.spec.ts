import { expect, test } from "@/tests/support/test";

test("what is printed from the dark theme is ink on paper, its date too", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("niyukti-ui-theme", "dark"));
  await page.goto("/job/1");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const colours = () =>
    page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return { text: of("h1").color, facts: of(".answer-long").color, ground: of(".answer").backgroundColor };
    });
  const onScreen = await colours();
  await page.emulateMedia({ media: "print" });
  const onPaper = await colours();
  expect(onPaper).toEqual({ text: "rgb(23, 33, 58)", facts: "rgb(23, 33, 58)", ground: "rgb(255, 255, 255)" });
  expect(onPaper).not.toEqual(onScreen);
});

test("printed, the exams of every month are there, those of a folded one too", async ({ reader: page }) => {
  await page.goto("/exams");
  const folded = page.locator("details.print-open").first();
  const exam = folded.locator("article h3").first();
  await expect(folded).not.toHaveAttribute("open");
  await expect(exam).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(exam).toBeVisible();
  // What a single exam unfolds would make a book of the list.
  await expect(folded.locator("article dl").first()).toBeHidden();
});

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

test("a printed list is without what is pressed, and cuts nothing of a row", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto("/?qualification=graduate");
  const alert = page.getByRole("link", { name: "Alert me about this search" });
  const term = page.getByRole("list", { name: "Narrowed by" }).getByRole("link");
  const cut = () => page.locator(".row").evaluateAll(cutWords);
  await expect(alert).toBeVisible();
  expect(await cut()).not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(alert).toBeHidden();
  await expect(page.getByRole("navigation", { name: /^(View|Pages)$/ })).toHaveCount(0);
  await expect(term).toHaveText("Graduate");
  await expect(term.locator("svg")).toBeHidden();
  expect(await cut()).toEqual([]);
});

/** The texts of rows that are cut or stand beyond their row. */
function cutWords(rows: Element[]): (string | null)[] {
  return rows.flatMap((row) => {
    const edge = row.getBoundingClientRect();
    const isCut = (text: Element) =>
      (getComputedStyle(text).overflow !== "visible" &&
        (text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight)) ||
      [...text.getClientRects()].some(({ right, bottom }) => right > edge.right || bottom > edge.bottom);
    const texts = row.querySelectorAll(".row-head a, .row-by > *, .row-facts > div, .row-source");
    return [...texts].filter(isCut).map(({ textContent }) => textContent);
  });
}

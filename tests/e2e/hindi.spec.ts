import type { Locator, Page } from "@playwright/test";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

/** What a Hindi page may say in Latin letters: hosts and addresses, names of kinds of files, and the name of the other language. */
const ALLOWED = /[\w.+-]*@?(?:[\w-]+\.)+[a-z]{2,}\b\S*|\b(?:English|PDF|JSON|CSV|RSS|SMS)\b/gi;

/** The Latin words that a reader meets in Hindi surroundings: what is marked as published in English is another matter. */
async function latinWords(place: Locator): Promise<string[]> {
  const text = await place.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const marked of copy.querySelectorAll("[lang=en], script, style, [hidden], input, textarea")) marked.remove();
    return copy.innerHTML.replace(/<[^>]+>/g, " ").replace(/&\w+;/g, " ");
  });
  return text.replace(ALLOWED, " ").match(/[A-Za-z]{2,}/g) ?? [];
}

async function jobWithPosts(page: Page): Promise<number> {
  const jobs = await openJobs(page.request);
  for (const { id } of jobs) {
    const posts = await page.request.get(`/api/jobs/${id}/positions`);
    if ((await posts.text()) !== "") return id;
  }
  return first(jobs).id;
}

/** What scripts add to a list is asked behind the first dialog below. */
const PAGES = ["/?lang=hi&qualification=12th", "/jobs/bihar?lang=hi", "/exams?lang=hi"];

test("nothing on a Hindi page is said in English but what was published so", async ({ page, reader }) => {
  const id = await jobWithPosts(page);

  await test.step("Hindi pages, one of a notice too, say everything in Hindi but hosts and what is marked as published", async () => {
    await page.goto(`/job/${id}?lang=hi`);
    expect(await latinWords(page.locator("body")), "a notice").toEqual([]);
    expect(await page.title()).not.toMatch(/[A-Za-z]{2,}/);
    await expect(page.getByRole("main").locator("[lang=en]").first()).toBeVisible();
    await page.goto("/saved?lang=hi");
    expect(await latinWords(page.locator("body")), "saved").toEqual([]);
    for (const path of PAGES) {
      await reader.goto(path);
      expect(await latinWords(reader.locator("body")), path).toEqual([]);
    }
  });

  await test.step("so does every dialog over a Hindi page", async () => {
    const others = (await openJobs(page.request)).slice(0, 2).map((job) => job.id);
    const addresses = [
      `/?lang=hi&job=${id}`,
      `/?lang=hi&compare=${[id, ...others].join(",")}`,
      `/job/${id}?lang=hi#exams`,
      "/?lang=hi#tracker",
      "/?lang=hi#alerts",
      "/?lang=hi#help",
      "/?lang=hi#signin",
      "/?lang=hi#register",
    ];
    for (const address of addresses) {
      // Of those that differ in their fragment alone the first loads the page.
      await page.goto(address);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await latinWords(dialog), address).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      if (address === addresses[0]) expect(await latinWords(page.locator("body")), "a list").toEqual([]);
    }
  });
});

test("lines of Hindi are higher than those of English, by the size of their letters", async ({ reader: page }) => {
  const heights = () =>
    page.evaluate(() =>
      ["text-sm", "text-base", "text-lg", "text-xl", "text-2xl"].map((size) => {
        const line = document.createElement("p");
        line.className = size;
        document.body.append(line);
        const { fontSize, lineHeight } = getComputedStyle(line);
        return Number((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2));
      }),
    );
  await page.goto("/jobs");
  expect(await heights()).toEqual([1.45, 1.5, 1.4, 1.3, 1.2]);
  await page.goto("/jobs?lang=hi");
  expect(await heights()).toEqual([1.6, 1.65, 1.5, 1.4, 1.35]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { measure } from "@/scripts/gallery/measure.mjs";
import { expect, test } from "@/tests/support/test";

// The screen of a mid-sized phone, whose machine has no Devanagari of its own.
test.use({ viewport: { width: 412, height: 823 } });

const LETTERS = "**/fonts/*.woff2";

/** Holds every file of letters back until it is let in. A window that has shown another page asks for them again: no answer is kept while a test has its hand in. */
async function holdLetters(page: Page): Promise<{ release: () => void; countHeld: () => number }> {
  let release = () => {};
  let count = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LETTERS, async (route) => {
    count++;
    await held;
    await route.continue();
  });
  return { release, countHeld: () => count };
}

async function shiftOfLateLetters(page: Page, address: string): Promise<number> {
  const { release, countHeld } = await holdLetters(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(countHeld(), `letters of ${address} that come late`).toBeGreaterThan(0);
  release();
  await page.waitForLoadState("networkidle");
  const { shift } = await measure(page);
  await page.unroute(LETTERS);
  return shift;
}

async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) expect(await shiftOfLateLetters(page, address), address).toBeLessThanOrEqual(0.02);
}

const WORST = [
  "/jobs?lang=hi",
  "/syllabus?lang=hi",
  "/for-you?lang=hi",
  "/saved?lang=hi",
  "/developers?lang=hi",
  "/for-you/jobs",
  "/jobs/ssc",
];
test("letters that come late move next to nothing of the pages that they could move most", ({ page }) =>
  expectStill(page, WORST));

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test("letters that come late move next to nothing of cards, questions and a notice", ({ page }) =>
    expectStill(page, ["/?view=grid", "/?view=grid&lang=hi", "/?search=zzzz", "/faq", "/job/1?lang=hi"]));
});

const CATALOGUE = "lib/i18n/messages/hi";

test("letters of Hindi come where they are read, and boxes stand for them until then", async ({ page, request }) => {
  await test.step("an English page fetches letters of Hindi for a notice that was published in Hindi, and for nothing else", async () => {
    const { jobs } = (await (await request.get("/api/jobs?search=पटवारी&location=Rajasthan")).json()) as {
      jobs: { id: number; title: string }[];
    };
    const inHindi = jobs.find(({ title }) => /[\u0900-\u097f]/.test(title));
    const fetched: string[] = [];
    page.on("request", (asked) => {
      if (asked.url().includes("devanagari")) fetched.push(new URL(page.url()).pathname);
    });
    for (const address of ["/", "/?location=Bihar", "/job/1"]) {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
    }
    expect(fetched).toEqual([]);
    expect(await shiftOfLateLetters(page, `/job/${inHindi?.id}`)).toBeLessThanOrEqual(0.02);
    expect(fetched).toHaveLength(1);
  });

  await test.step("the boxes in place of letters that are not there yet are as wide as the letters, over the catalogue", async () => {
    const texts = readdirSync(CATALOGUE).flatMap((file) =>
      [...readFileSync(path.join(CATALOGUE, file), "utf8").matchAll(/": "([^"{<]{16,})"/g)].map((found) => found[1] ?? ""),
    );
    expect(texts.length).toBeGreaterThan(500);
    const sample = texts.filter((_, at) => at % 4 === 0);
    await page.goto("/jobs?lang=hi");
    for (const weight of [400, 600]) {
      const [letters, boxes] = await page.evaluate(
        async ([sample, font]) => {
          await document.fonts.load(`${font} "Mukta"`, "a");
          await document.fonts.load(`${font} "Mukta Devanagari"`, "क");
          return [`"Boxes of Hindi", "Mukta", "Mukta Devanagari"`, `"Boxes of Hindi", "Mukta"`].map((faces) => {
            const line = document.createElement("span");
            line.style.cssText = `position: absolute; white-space: nowrap; font: ${font} ${faces}`;
            document.body.append(line);
            return sample.reduce((sum, text) => {
              line.textContent = text;
              return sum + line.getBoundingClientRect().width;
            }, 0);
          });
        },
        [sample, `${weight} 160px`] as const,
      );
      const ratio = (boxes ?? 0) / (letters ?? 1);
      expect(ratio).toBeGreaterThan(0.98);
      expect(ratio).toBeLessThan(1.04);
    }
  });
});

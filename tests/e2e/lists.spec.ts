import { daysLeft, type LastDate, lastDate } from "@/lib/dates";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { expectRows } from "@/tests/support/rows";
import { expect, test } from "@/tests/support/test";

/** What a chip says and the token it wears, by days left (spec section 4, Job urgency by days left). */
function chipOf(days: number): { text: string; className: RegExp } {
  const left = `${days} ${days === 1 ? "day" : "days"} left`;
  if (days <= 0) return { text: "Expired", className: /text-expired/ };
  if (days <= 3) return { text: `${left} - Apply NOW!`, className: /text-critical/ };
  if (days <= 7) return { text: `${left} - Urgent`, className: /text-urgent/ };
  return { text: left, className: days <= 15 ? /text-soon/ : /text-open/ };
}

/** What the leaves of rows say. Read at once: a question for each would go to the browser and back some hundred times. */
const readLeaves = (leaves: Element[]) =>
  leaves.map((leaf) => ({
    day: leaf.getAttribute("datetime"),
    text: (leaf.textContent ?? "").replace(/\s+/g, " "),
    lastDay: leaf.getAttribute("data-today") ?? "Today",
    note: leaf.querySelector(".leaf-note")?.textContent?.trim(),
    tone: leaf.getAttribute("data-tone"),
  }));

/** What cards say in parts that are seen, and what the first chip of each wears. */
const readChips = (cards: Element[]) =>
  cards.map((card) => ({
    visibleTexts: [...card.querySelectorAll("*")]
      .filter((part) => part.checkVisibility())
      .map((part) => part.textContent?.trim()),
    chip: card.querySelector(".chip")?.className,
  }));

test("every card's chip and every row's leaf say how many days are left, in the colour of its urgency", async ({
  reader: page,
  request,
}) => {
  const { total } = await (await request.get("/api/jobs?limit=1")).json();
  const seen = new Set<string>();
  const listed = async (number: number): Promise<LastDate[]> =>
    (await (await request.get(`/api/jobs?sortBy=deadline&page=${number}`)).json()).jobs;
  /** Opens a page between two equal answers of the API: other tests publish and delete meanwhile. */
  const visit = async (address: string, number: number): Promise<LastDate[]> => {
    for (;;) {
      const before = await listed(number);
      await page.goto(address);
      const after = await listed(number);
      if (JSON.stringify(before) === JSON.stringify(after)) return after;
    }
  };
  for (const number of [1, 8, 16, 32, Math.floor(total / 10)]) {
    const jobs = await visit(`/?sortBy=deadline&page=${number}`, number);
    const leaves = await page.getByRole("article").locator("time").evaluateAll(readLeaves);
    expect(leaves).toHaveLength(jobs.length);
    for (const [at, leaf] of leaves.entries()) {
      const job = jobs[at] ?? lastDate("");
      const days = daysLeft(job, new Date());
      const note = days === 0 ? "Closed" : days === 1 ? leaf.lastDay : `${days} days`;
      const tone = chipOf(days).className.source.replace("text-", "");
      expect(leaf).toMatchObject({ day: job.deadline, note, tone });
      expect(leaf.text).toContain(days === 0 ? "Application closed" : `, ${days} ${days === 1 ? "day" : "days"} left`);
    }
    const shown = await visit(`/?sortBy=deadline&view=grid&page=${number}`, number);
    const cards = await page.getByRole("article").evaluateAll(readChips);
    expect(cards).toHaveLength(shown.length);
    for (const [at, card] of cards.entries()) {
      const { text, className } = chipOf(daysLeft(shown[at] ?? lastDate(""), new Date()));
      expect(card.visibleTexts).toContain(text);
      expect(card.chip).toMatch(className);
      seen.add(className.source);
    }
  }
  expect(seen.size).toBe(5);
});

test("home pages have Previous, five numbers, an ellipsis, the last page and Next", async ({ reader: page }) => {
  await page.goto("/");
  const pages = page.getByRole("navigation", { name: /pages/i });
  await expect(pages.getByText("Previous")).toHaveAttribute("aria-disabled", "true");
  // Read again where a job that another test published or deleted in between made a page more or less.
  await expect(async () => {
    await page.goto("/");
    const last = await pages.getByRole("link").nth(5).textContent();
    expect(Number(last)).toBeGreaterThan(40);
    await expect(pages).toHaveText(new RegExp(`^Previous12345…${last}Next$`));
    await page.goto(`/?page=${last}`);
    await expect(pages.getByText("Next")).toHaveAttribute("aria-disabled", "true", { timeout: 2_000 });
    await expect(pages.locator("[aria-current=page]")).toHaveText(String(last), { timeout: 2_000 });
  }).toPass();
});

test("department pages have twenty rows, pages without the last one, and none where one page holds all", async ({
  reader: page,
}) => {
  await page.goto("/jobs/railway");
  await expect(page.getByRole("article")).toHaveCount(20);
  const pages = page.getByRole("navigation", { name: /pages/i });
  await expect(pages).toHaveText(/^Previous1(2(3(4(5…?)?)?)?)?Next$/);
  await expect(pages.getByText("Previous")).toHaveAttribute("aria-disabled", "true");
  await page.goto("/jobs/railway?search=NTPC");
  expect(await page.getByRole("article").count()).toBeLessThan(20);
  await expect(pages).toHaveCount(0);
});

test("a row names the host of its source, and 'Source site' where none can be read", async ({ reader: page, request }) => {
  let jobs: { id: number; sourceUrl: string }[] = [];
  // Read again where another test published or deleted a job in between.
  await expect(async () => {
    ({ jobs } = await (await request.get("/api/jobs?limit=10")).json());
    await page.goto("/");
    await expectRows(page, jobs);
  }).toPass();
  for (const job of jobs) {
    const card = page.getByRole("article").filter({ has: page.locator(`a[href="/job/${job.id}"]`) });
    const host = URL.canParse(job.sourceUrl) ? new URL(job.sourceUrl).hostname.replace(/^www\./, "") : null;
    if (host) await expect(card.first()).toContainText(`Source: ${host}`);
    else await expect(card.first()).toContainText(/(?<!Source: )Source site/);
  }
});

test("the filters offer every place, department, qualification and time of the specification", async ({ reader: page }) => {
  await page.goto("/");
  const places = await page.locator("#filter-location label").allTextContents();
  expect(places.filter((place) => /^All India/.test(place))).toHaveLength(1);
  // The six cities of the home page (Delhi is a union territory too), All India, 28 states and 7 more union territories.
  expect(places).toHaveLength(42);
  expect(places.slice(0, 7).join()).toMatch(/^Delhi.*Mumbai.*Bangalore.*Chennai.*Kolkata.*Hyderabad.*All India/);
  await expect(page.locator("#filter-department input")).toHaveCount(DEPARTMENTS.length);
  const values = (id: string) =>
    page.locator(`#${id} input`).evaluateAll((choices) => choices.map((choice) => (choice as HTMLInputElement).value));
  expect(await values("filter-qualification")).toEqual(["10th", "12th", "graduate", "postgraduate", "diploma", "engineering"]);
  expect(await values("filter-posted")).toEqual(["", "today", "week", "month"]);
  expect(await values("filter-salary")).toEqual(["below-20k", "20k-30k", "30k-50k", "50k-75k", "75k-100k", "above-100k"]);
});

test("five placeholders stand for the list while the next one is on its way", async ({ page }) => {
  // Nothing can be asked of a page that is being left: it notes by itself what it shows.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll(".list-skeleton > li")].filter((item) => item.checkVisibility()).length;
        const jobs = [...document.querySelectorAll("article")].filter((item) => item.checkVisibility()).length;
        sessionStorage.setItem("shown while loading", JSON.stringify({ shown, jobs }));
      }).observe(document.body, { attributes: true, attributeFilter: ["aria-busy"], subtree: true });
    });
  });
  await page.route("**/?*page=2*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/");
  await expect(page.locator(".list-skeleton")).toBeHidden();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article")).toHaveCount(10);
  expect(await page.evaluate(() => sessionStorage.getItem("shown while loading"))).toBe('{"shown":5,"jobs":0}');
});

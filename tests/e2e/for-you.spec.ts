import type { BrowserContext, Page, Request } from "@playwright/test";
import { FIGURES, faultsOf } from "@/scripts/gallery/figures.mjs";
import { measure } from "@/scripts/gallery/measure.mjs";
import { makeAccount, signInByDialog } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { structuredJob } from "@/tests/support/structured-job";
import { expect, test } from "@/tests/support/test";

const KEY = "niyukti_profile";
const OWN = {
  dateOfBirth: "1999-06-15",
  category: "OBC",
  sex: "male",
  state: "bihar",
  pwbd: false,
  qualifications: [{ level: "graduate", subject: "Mathematics", marks: 62, status: "passed" }],
};
const OTHER = { dateOfBirth: "1983-02-03", category: "ST", sex: "female", state: "kerala", widow: true, qualifications: [] };

/** As the device keeps a profile. */
const stored = (value: object) => JSON.stringify({ version: 1, items: [{ key: "own", value, changedAt: {}, deletedAt: null }] });

async function tell(context: BrowserContext, value: object): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key) && !sessionStorage.getItem("told")) localStorage.setItem(key, text);
      sessionStorage.setItem("told", "1");
    },
    [KEY, stored(value)] as const,
  );
}

const marks = (page: Page) => page.locator("main .verdict");

async function fillIn(page: Page): Promise<void> {
  await page.goto("/for-you");
  await page.getByLabel("Date of birth").fill("1987-07-28");
  await page.getByLabel("Category").selectOption("ST");
  await page.getByLabel("Sex", { exact: true }).selectOption("female");
  await page.getByLabel("State of residence").selectOption("meghalaya");
  await page.getByLabel("Highest qualification").selectOption("doctorate");
  await page.getByLabel("Subject or trade").fill("Palaeobotany");
  await page.getByLabel("Marks in %").fill("67.13");
  await page.getByLabel("Ex-serviceman").selectOption("yes");
  await page.getByLabel("Years served in the forces").fill("17");
  await page.getByLabel("Widow").selectOption("yes");
  await expect(page.getByRole("status").filter({ hasText: "you may apply for" })).toBeVisible();
}

/** What of the profile above could stand in a request, in whatever form it is written. */
const TOLD = [
  /1987-07-28|28[./-]0?7[./-]1987|0?7[./-]28[./-]1987|19870728/,
  /meghalaya/i,
  /palaeobotany/i,
  /67\.13/,
  /doctorate/i,
  /"?category"?["'=:\s%A-F0-9]{1,6}ST\b/i,
  /serviceYears/i,
  /exServiceman/i,
  /widow/i,
  /dateOfBirth/i,
];

async function everythingOf(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).map(([name, value]) => `${name}: ${value}`);
  const body = request.postDataBuffer()?.toString("utf8") ?? "";
  return decodeURIComponent([request.url(), ...headers, body].join("\n").replace(/%(?![0-9a-f]{2})/gi, "%25"));
}

test("nothing of what is told leaves the device: no address, header, body or beacon holds it, signed in too", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const sent: Request[] = [];
  page.context().on("request", (made) => sent.push(made));
  const { id } = await structuredJob(request);
  const email = await makeAccount(page);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto("/");
      await signInByDialog(page, email);
    }
    await fillIn(page);
    await page.goto("/");
    await expect(marks(page).first()).toBeVisible();
    await page.locator('[data-mark="save"][aria-pressed="false"]').first().click();
    await page.goto("/?qualification=graduate");
    await expect(marks(page).first()).toBeVisible();
    await page.goto(`/job/${id}`);
    await expect(marks(page).first()).toBeVisible();
    await page
      .locator("[data-apply]")
      .first()
      .evaluate((link) => {
        link.removeAttribute("href");
        (link as HTMLElement).click();
      });
    await page.goto("/saved");
    await expect(page.locator("main article").first()).toBeVisible();
    await page.goto(`/?compare=${id}`);
    await expect(page.getByRole("dialog").locator(".verdict").first()).toBeVisible();
    await page.goto("/for-you/jobs");
    await expect(page.getByRole("button", { name: /I may apply/ })).toBeVisible();
    await page.getByRole("button", { name: /Not for me/ }).click();
    await expect(marks(page).first()).toBeVisible();
    await page.goto("/for-you");
    await page.getByRole("button", { name: "Erase all" }).click();
  }
  expect(sent.length).toBeGreaterThan(100);
  for (const made of sent) {
    const text = await everythingOf(made);
    const found = TOLD.filter((told) => told.test(text.replace(/\.js\b.*|sec-ch-ua.*/g, "")));
    expect(found, made.url()).toEqual([]);
  }
  expect(await page.context().cookies().then(JSON.stringify)).not.toMatch(/1987-07|meghalaya|palaeobotany/i);
});

test("two very different people ask for exactly the same", async ({ browser, request }) => {
  const { id } = await structuredJob(request);
  const asked = [];
  for (const value of [OWN, OTHER]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await tell(context, value);
    const page = await context.newPage();
    const calls = new Set<string>();
    // Not what lists ask every 30 seconds, since one of the two may take longer.
    context.on("request", (made) => {
      if (/\/api\/(?!jobs\?|stats)/.test(made.url())) calls.add(`${made.method()} ${made.url()}`);
    });
    for (const path of ["/", `/job/${id}`, "/for-you", "/for-you/jobs"]) {
      await page.goto(path, { waitUntil: "networkidle" });
    }
    for (const name of [/Not known here/, /Not for me/]) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator("main ul.rows a").first()).toBeVisible();
    }
    asked.push([...calls].sort());
    await context.close();
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]?.some((call) => call.includes("/api/rules/0/listings"))).toBe(true);
});

test("erasing leaves nothing of it, here and in another tab", async ({ page, context }) => {
  const other = await context.newPage();
  await fillIn(page);
  await other.goto("/");
  await expect(marks(other).first()).toBeVisible();
  await page.getByRole("button", { name: "Erase all" }).click();
  await expect(page.getByText("is erased from this device")).toBeVisible();
  await expect(marks(other)).toHaveCount(0);
  await expect(page.getByLabel("Date of birth")).toHaveValue("");
  const left = await page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    attribute: document.documentElement.hasAttribute("data-for-you"),
  }));
  expect(left.local).not.toContain(KEY);
  expect(left.local + left.session).not.toMatch(/1987|meghalaya|Palaeobotany/);
  expect(left).toMatchObject({ databases: 0, caches: 0, attribute: false });
});

test("two tabs agree, and a file takes it to another device", async ({ page, context, browser }) => {
  const other = await context.newPage();
  await other.goto("/for-you");
  await fillIn(page);
  await expect(other.getByLabel("Subject or trade")).toHaveValue("Palaeobotany");
  await other.getByLabel("Category").selectOption("SC");
  await expect(page.getByLabel("Category")).toHaveValue("SC");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save to a file" }).click(),
  ]);
  const elsewhere = await browser.newContext({ serviceWorkers: "block" });
  const there = await elsewhere.newPage();
  await there.goto("/for-you");
  await there
    .locator('input[type="file"]')
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from('{"version":1}') });
  await expect(there.getByText("That is no file of this page.")).toBeVisible();
  await there.locator('input[type="file"]').setInputFiles(await download.path());
  await expect(there.getByLabel("Date of birth")).toHaveValue("1987-07-28");
  await expect(there.getByLabel("Years served in the forces")).toHaveValue("17");
  await elsewhere.close();
});

test("the fact that decides most is asked for, and one press answers it", async ({ page }) => {
  await page.goto("/for-you");
  await page.getByLabel("Date of birth").fill("2001-05-04");
  await page.getByLabel("Highest qualification").selectOption("graduate");
  const question = page.getByRole("region", { name: /answer more may decide/ });
  await expect(question).toBeVisible();
  const before = await question.textContent();
  await question.getByRole("button").last().click();
  await expect(question).not.toHaveText(before ?? "");
});

for (const [path, name] of [
  ["/for-you", "the form"],
  ["/for-you/jobs", "the jobs"],
  ["/for-you?lang=hi", "the form in Hindi"],
  ["/for-you/jobs?lang=hi", "the jobs in Hindi"],
] as const) {
  test(`${name} is accessible, fits every width and works by keyboard`, async ({ page, context }) => {
    await tell(context, OWN);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator("main .for-you-bar, main ul.rows").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await page.locator("main select, main fieldset button").first().focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  });
}

for (const figures of FIGURES.filter(({ kind }) => ["home", "home in Hindi", "filtered list", "department"].includes(kind))) {
  test(`${figures.kind} keeps to the figures of the design with a mark beside every row`, async ({ page, context }) => {
    await page.route("**/fonts/mukta-devanagari*", (route) => route.abort());
    await tell(context, OWN);
    for (const [window, size] of [
      ["phone", { width: 360, height: 800 }],
      ["wide", { width: 1280, height: 900 }],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(figures.path);
      await expect(marks(page).first()).toBeVisible();
      expect(faultsOf(figures, window, await measure(page)), window).toEqual([]);
    }
    await expectAccessible(page);
  });
}
test.use({ allowedConsoleErrors: [/mukta-devanagari/] });

test("a notice says for each post, its fee and its seats what they are to the reader, and nothing moves", async ({
  page,
  context,
  request,
}) => {
  await tell(context, OWN);
  const { id, notice } = await structuredJob(request);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/job/${id}`);
    await expect(page.locator(".answer .verdict")).toBeVisible();
    await page.locator("summary", { hasText: "Why: post by post" }).click();
    for (const { name } of notice.posts) await expect(page.getByRole("heading", { name, level: 3 }).first()).toBeVisible();
    expect((await measure(page)).shift).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
  }
});

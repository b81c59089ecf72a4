import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { hideSeen, type Seen, showSeen } from "@/tests/support/seen-parts";
import { beSignedIn, ready } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through every page.
test.describe.configure({ timeout: 120_000 });

/** The list of jobs has a page of its own; the panel that makes users is looked at with all its errors in admin-people.spec.ts. */
const DASHBOARDS = ["tab=jobs&panel=password", "tab=exams&panel=users"];
const PAGES = [
  ...DASHBOARDS.map((query) => `/admin/dashboard?${query}`),
  ...["jobs", "jobs/bin", "sources", "sources/new", "bodies", "jobs/1", "words?why=clerk"].map((path) => `/admin/${path}`),
  ...["jobs/new", "log", "review", "import", "inbox", "outbox", "second-factor"].map((path) => `/admin/${path}`),
];
/** Their tests look at them, at one with rows and at the other in each of its states (admin-review-keys.spec.ts, admin-second-factor.spec.ts). */
const LOOKED_AT = ["/admin/review", "/admin/second-factor"];
/** Those with the widest tables. */
const WIDEST = ["/admin/dashboard?tab=exams&panel=users", "/admin/jobs", "/admin/sources", "/admin/bodies"];

/** Each half is walked by a test of its own, so that two browsers share the walk, and the second with what opens. */
const HALF = Math.ceil(PAGES.length / 2);
const DESK = { width: 1280, height: 720 };
const TABLET = { width: 768, height: 1024 };

/** Waits for what a page reads once it is open. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading the/)).toHaveCount(0);
}

/** One visit looks at everything: each width for what lies beside the screen, the widest for accessibility in both themes. */
async function look(page: Page, path: string, seen: Seen): Promise<void> {
  await page.setViewportSize(TABLET);
  await page.goto(path);
  await settled(page);
  for (const width of [TABLET.width, 360]) {
    await page.setViewportSize({ ...TABLET, width });
    const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beside, `${path} at ${width} px`).toBe(0);
    if (width === TABLET.width && WIDEST.includes(path)) await expectEveryColumn(page, path);
  }
  await page.setViewportSize(DESK);
  if (LOOKED_AT.includes(path)) return;
  await hideSeen(page, seen);
  await expectAccessible(page);
  await showSeen(page);
}

/** On a tablet, without scrolling sideways. */
async function expectEveryColumn(page: Page, path: string): Promise<void> {
  const boxes = page.locator("main section[tabindex='0']").filter({ visible: true });
  await expect(boxes.first().locator("tbody tr").first()).toBeVisible();
  const beside = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
  expect(beside, path).toEqual(beside.map(() => 0));
}

test(`${HALF} pages from ${PAGES[0]} are accessible in both themes and scroll sideways at no width, and on a tablet the widest tables show every column`, async ({
  page,
}) => {
  await beSignedIn(page.context());
  const name = `${"alongname".repeat(5)}${Date.now()}`;
  const user = { username: name, email: `${name.slice(-40)}@offices.example`, password: "a password", role: "editor" };
  expect((await page.request.post("/api/admin/users", { data: user })).status()).toBe(201);
  const seen: Seen = new Set();
  for (const path of PAGES.slice(0, HALF)) await look(page, path, seen);
});

test("the sign-in, the other pages of the staff, the palette, the menu and the form with every part open are accessible in both themes and scroll sideways at no width", async ({
  page,
}) => {
  const seen: Seen = new Set();
  await look(page, "/admin/login", seen);
  await beSignedIn(page.context());
  for (const path of PAGES.slice(HALF)) {
    await look(page, path, seen);
    if (path === "/admin/jobs/new") await test.step("with the palette, the menu and every part open", () => openParts(page));
  }
});

async function openParts(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await ready(page);
  await page.getByRole("button", { name: /^chief/ }).click();
  await expectAccessible(page, "#user-menu");
  await page.keyboard.press("Escape");
  await page.getByLabel("The notice advertises several positions").check();
  await page.getByLabel("Publish later").check();
  await page.getByRole("button", { name: "Schedule job" }).click();
  await expect(page.getByText("Please correct:")).toBeVisible();
  await expectAccessible(page, "main form");
  await page.getByRole("button", { name: "Go to" }).click();
  await expect(page.getByRole("dialog", { name: "Go to" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
}

test.describe("an address that leads nowhere", () => {
  // The browser's own line about the status; a refused script would be another.
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test("says so in the frame of the staff", async ({ page }) => {
    await beSignedIn(page.context());
    for (const path of ["/admin/jobs/999999", "/admin/jobs/abc"]) {
      const response = await page.request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain("There is nothing here");
    }
    const response = await page.goto("/admin/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
    const home = page.locator("main").getByRole("link", { name: "Dashboard" });
    await expect(home).toHaveAttribute("href", "/admin/dashboard");
    await expectAccessible(page, "main");
  });
});

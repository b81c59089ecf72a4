import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { beSignedIn, ready } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through every page.
test.describe.configure({ timeout: 120_000 });

const DASHBOARDS = ["tab=jobs&panel=jobs", "tab=exams&panel=password", "tab=exams&panel=create-user", "tab=exams&panel=users"];
const PAGES = [
  ...DASHBOARDS.map((query) => `/admin/dashboard?${query}`),
  ...["jobs", "jobs/bin", "jobs/1", "jobs/new", "log", "review", "import", "inbox", "second-factor"].map(
    (path) => `/admin/${path}`,
  ),
];

/** Each half is walked by a test of its own, so that two browsers share the walk, and the second with what opens. */
const HALF = Math.ceil(PAGES.length / 2);
const DESK = { width: 1280, height: 720 };

/** Waits for what a page reads once it is open. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading the/)).toHaveCount(0);
}

/** One visit looks at everything: each width for what lies beside the screen, the widest for accessibility in both themes. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(path);
  await settled(page);
  await expectAccessible(page);
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 1024 });
    const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beside, `${path} at ${width} px`).toBe(0);
  }
}

test(`${HALF} pages from ${PAGES[0]} are accessible in both themes and scroll sideways at no width`, async ({ page }) => {
  await beSignedIn(page.context());
  for (const path of PAGES.slice(0, HALF)) await look(page, path);
});

test("the sign-in, the other pages of the staff, the palette, the menu and the form with every part open are accessible in both themes and scroll sideways at no width", async ({
  page,
}) => {
  await look(page, "/admin/login");
  await beSignedIn(page.context());
  for (const path of PAGES.slice(HALF)) {
    await look(page, path);
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
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go to" }).click();
  await expect(page.getByRole("dialog", { name: "Go to" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
}

test.describe("an address that leads nowhere", () => {
  // The browser's own line about the status; a refused script would be another.
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test("says so in the frame of the staff", async ({ page }) => {
    await beSignedIn(page.context());
    for (const path of ["/admin/no/such/page", "/admin/jobs/999999", "/admin/jobs/abc"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" }), path).toBeVisible();
      const home = page.locator("main").getByRole("link", { name: "Dashboard" });
      await expect(home, path).toHaveAttribute("href", "/admin/dashboard");
      await expectAccessible(page, "main");
    }
  });
});

test("on a tablet the widest tables show every column without scrolling sideways", async ({ page }) => {
  await beSignedIn(page.context());
  const name = `${"alongname".repeat(5)}${Date.now()}`;
  const user = { username: name, email: `${name.slice(-40)}@offices.example`, password: "a password", role: "editor" };
  expect((await page.request.post("/api/admin/users", { data: user })).status()).toBe(201);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["jobs", "sources", "bodies", "dashboard?tab=exams&panel=users"]) {
    await page.goto(`/admin/${path}`);
    await settled(page);
    const boxes = page.locator("main section[tabindex='0']").filter({ visible: true });
    await expect(boxes.first().locator("tbody tr").first()).toBeVisible();
    const beside = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    expect(beside, path).toEqual(beside.map(() => 0));
  }
});

import type { Locator, Page } from "@playwright/test";
import { makeAccount, signInByDialog } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Job Alerts" });
const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const toast = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

async function openAlerts(page: Page, path = "/"): Promise<Locator> {
  await page.goto(`${path}#alerts`);
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(description, { exact: true })).toBeVisible();
}

async function create(page: Page, title: string, keywords: string): Promise<void> {
  await page.getByRole("button", { name: "Create alert" }).click();
  await page.getByLabel("Alert title").fill(title);
  await page.getByLabel("Keywords").fill(keywords);
  await page.getByRole("button", { name: "Save alert" }).click();
  await expect(cardOf(page, title)).toBeVisible();
}

test("two sample alerts are there at first, labelled, with the live number of jobs that their list shows", async ({ page }) => {
  const dialog = await openAlerts(page);
  await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(2);
  await expect(dialog.getByText("it is never sent")).toHaveCount(2);
  const link = dialog.getByRole("link", { name: /matching job/ }).first();
  const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByText(new RegExp(`of ${count} jobs`)).first()).toBeVisible();
  await expect(page.getByText("Application closed")).toHaveCount(0);
});

test("a deleted sample comes back by Undo, and once deleted for good never again", async ({ page }) => {
  await openAlerts(page);
  const sample = cardOf(page, "Bank officer posts");
  const remove = page.getByRole("button", { name: "Delete Bank officer posts" });
  await remove.click();
  await expect(sample).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(sample).toBeVisible();
  await remove.click();
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  await expect(cardOf(page, "SSC clerk and stenographer posts")).toBeVisible();
  await expect(sample).toHaveCount(0);
});

test("asks for title and keywords, for the email and for the phone, in that order", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).click();
  const save = dialog.getByRole("button", { name: "Save alert" });
  const title = dialog.getByLabel("Alert title");
  await expect(title).toBeFocused();

  await save.click();
  await expectToast(page, "Missing Information", "Please fill in alert title and keywords");
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("Clerk posts");
  await dialog.getByLabel("Keywords").fill("  , ");
  await save.click();
  await expect(dialog.getByLabel("Keywords")).toBeFocused();

  await dialog.getByLabel("Keywords").fill("clerk");
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveCount(0);
  await dialog.getByRole("switch", { name: "Email notifications" }).check();
  await dialog.getByRole("switch", { name: "SMS notifications" }).check();
  await save.click();
  await expectToast(page, "Email Required", "Please enter your email for notifications");
  await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();

  await dialog.getByRole("textbox", { name: "Email" }).fill("asha@example.in");
  await save.click();
  await expectToast(page, "Phone Required", "Please enter your phone number for SMS notifications");
  await dialog.getByLabel("Phone number").fill("98765 43210");
  await save.click();
  await expectToast(page, "Alert created", "Clerk posts");
  await expect(dialog.getByRole("button", { name: "Create alert" })).toBeFocused();
});

test("says beside the switches that nothing is sent while signed out, and that there is no SMS gateway", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).click();
  const group = dialog.getByRole("group", { name: "Notifications" });
  await expect(group.getByText("While you are signed out, nothing is sent by email or SMS")).toBeVisible();
  await expect(group.getByText("This site has no SMS gateway at present")).toBeVisible();
  await expect(group.getByRole("switch")).toHaveCount(2);
});

test("asks a signed-in person to verify their address, and fills it in", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const email = await makeAccount(page);
  await signInByDialog(page, email);
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).click();
  const group = dialog.getByRole("group", { name: "Notifications" });
  await expect(group).toContainText(`the address of your account, ${email}, is not verified`);
  await expect(group.getByRole("link", { name: "Verify it in your settings" })).toHaveAttribute("href", /\/settings/);
  await expect(group).not.toContainText("While you are signed out");
  await group.getByRole("switch", { name: "Email notifications" }).click();
  await expect(group.getByRole("textbox", { name: "Email" })).toHaveValue(email);
});

test("tells a person with a verified address where alerts are sent", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const email = await makeAccount(page);
  await signInByDialog(page, email);
  await page.route("**/api/users/me", (route) => route.fulfill({ json: { isEmailVerified: true } }));
  const dialog = await openAlerts(page);
  await expect(dialog).toContainText(`sent to the verified address of your account, ${email}`);
});

test("says all that in Hindi too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = page.getByRole("dialog", { name: "जॉब अलर्ट" });
  const group = dialog.getByRole("group", { name: "सूचनाएँ" });
  await page.goto("/?lang=hi#alerts");
  await dialog.getByRole("button", { name: "अलर्ट बनाएँ" }).click();
  await expect(group).toContainText("साइन इन किए बिना ईमेल या SMS से कुछ नहीं भेजा जाता");
  await expect(group).toContainText("इस साइट के पास अभी कोई SMS गेटवे नहीं है");

  const email = await makeAccount(page);
  await page.goto("/");
  await signInByDialog(page, email);
  await page.goto("/?lang=hi#alerts");
  await dialog.getByRole("button", { name: "अलर्ट बनाएँ" }).click();
  await expect(group).toContainText(`अभी कुछ नहीं भेजा जाता: आपके खाते का पता ${email} सत्यापित नहीं है।`);
  await expect(group.getByRole("link", { name: "सेटिंग्स में इसे सत्यापित करें" })).toHaveAttribute("href", "/settings?lang=hi");
  await group.getByRole("switch", { name: "ईमेल सूचनाएँ" }).click();
  await expect(group.getByRole("textbox", { name: "ईमेल" })).toHaveValue(email);

  await page.route("**/api/users/me", (route) => route.fulfill({ json: { isEmailVerified: true } }));
  await page.reload();
  await expect(dialog).toContainText(`आपके खाते के सत्यापित पते ${email} पर भेजी जाती हैं`);
});

test("offers the departments, salaries and frequencies of alerts", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).click();
  const values = (label: string) =>
    dialog
      .getByLabel(label)
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await values("Department")).toEqual(["all-departments", "Banking", "Railway", "SSC", "UPSC"]);
  expect(await values("Monthly pay")).toEqual(["all-salaries", "below-20k", "20k-30k", "30k-50k", "50k-75k", "above-75k"]);
  expect(await values("Frequency")).toEqual(["instant", "daily", "weekly"]);
  expect(await values("Location")).toHaveLength(38);
});

test("an alert is paused, resumed, edited and deleted, and stays so after a reload", async ({ page }) => {
  const dialog = await openAlerts(page);
  await create(page, "Nurse posts", "nurse, staff nurse");
  const card = cardOf(page, "Nurse posts");
  await expect(card.getByText("Active")).toBeVisible();
  await card.getByRole("button", { name: "Pause Nurse posts" }).click();
  await expect(card.getByText("Paused")).toBeVisible();
  await page.reload();
  await expect(card.getByText("Paused")).toBeVisible();
  await card.getByRole("button", { name: "Resume Nurse posts" }).click();
  await expect(card.getByText("Active")).toBeVisible();

  await card.getByRole("button", { name: "Edit Nurse posts" }).click();
  await expect(dialog.getByLabel("Keywords")).toHaveValue("nurse, staff nurse");
  await dialog.getByLabel("Alert title").fill("Teacher posts");
  await dialog.getByLabel("Keywords").fill("teacher");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Alert changed", "Teacher posts");
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Teacher posts" }).click();
  await expectToast(page, "Alert deleted", "Teacher posts");
  await page.reload();
  await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(2);
  await expect(cardOf(page, "Teacher posts")).toHaveCount(0);
});

test("pay of 75,000 and more leads to exactly the jobs it counts", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).click();
  await dialog.getByLabel("Alert title").fill("Well paid");
  await dialog.getByLabel("Keywords").fill("officer, engineer, professor, medical, manager, scientist");
  await dialog.getByLabel("Monthly pay").selectOption("above-75k");
  await dialog.getByRole("button", { name: "Save alert" }).click();
  const link = cardOf(page, "Well paid").getByRole("link", { name: /matching job/ });
  const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
  await link.click();
  await expect(page.getByText(new RegExp(`of ${count} jobs`)).first()).toBeVisible();
  await expect(page.getByLabel("Monthly pay")).toHaveValue("above-75k");
});

test("refuses a second alert for the same jobs", async ({ page }) => {
  await openAlerts(page);
  await create(page, "Clerk posts", "clerk, typist");
  await page.getByRole("button", { name: "Create alert" }).click();
  await page.getByLabel("Alert title").fill("The same again");
  await page.getByLabel("Keywords").fill("Typist,CLERK");
  await page.getByRole("button", { name: "Save alert" }).click();
  await expectToast(
    page,
    "You already have this alert",
    "Another alert looks for the same jobs. Change the words or the choices.",
  );
});

test("an edited sample becomes an alert of one's own", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Edit Bank officer posts" }).click();
  await dialog.getByLabel("Alert title").fill("My bank posts");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(cardOf(page, "My bank posts").getByText("Sample")).toHaveCount(0);
  await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(1);
});

test("without any alert it says so", async ({ page }) => {
  const dialog = await openAlerts(page);
  for (const title of ["Bank officer posts", "SSC clerk and stenographer posts"]) {
    await dialog.getByRole("button", { name: `Delete ${title}` }).click();
  }
  await expect(dialog.getByText("You have no job alerts yet")).toBeVisible();
});

test("what one tab changes another shows at once", async ({ context, page }) => {
  await openAlerts(page);
  const other = await context.newPage();
  await openAlerts(other, "/exams");
  await create(page, "Shared alert", "constable");
  await expect(cardOf(other, "Shared alert")).toBeVisible();
});

test("Back closes the dialog, a link opens it, and the focus returns", async ({ page }) => {
  await page.goto("/");
  const trigger = page.locator("a[href$='#alerts']:visible").first();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/#alerts$/);
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await trigger.press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test("an alert is created by keyboard alone, and the focus stays in the dialog", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).press("Enter");
  await page.keyboard.type("Typed alert");
  await page.keyboard.press("Tab");
  await page.keyboard.type("forest guard");
  await page.keyboard.press("Enter");
  await expect(cardOf(page, "Typed alert")).toBeVisible();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    expect(
      await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true);
  }
});

test("says in Hindi what it says in English", async ({ page }) => {
  await page.goto("/?lang=hi#alerts");
  const dialog = page.getByRole("dialog", { name: "जॉब अलर्ट" });
  await expect(dialog.getByText("नमूना", { exact: true })).toHaveCount(2);
  await dialog.getByRole("button", { name: "अलर्ट बनाएँ" }).click();
  await dialog.getByRole("button", { name: "अलर्ट सहेजें" }).click();
  await expectToast(page, "जानकारी अधूरी है", "कृपया अलर्ट का शीर्षक और कीवर्ड भरें");
});

test("says when the device keeps nothing, and keeps the form", async ({ page }) => {
  const dialog = await openAlerts(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await dialog.getByRole("button", { name: "Create alert" }).click();
  await dialog.getByLabel("Alert title").fill("No room");
  await dialog.getByLabel("Keywords").fill("clerk");
  await dialog.getByRole("button", { name: "Save alert" }).click();
  await expect(toast(page).getByText("The alert could not be kept")).toBeVisible();
  await expect(dialog.getByLabel("Alert title")).toHaveValue("No room");
});

for (const theme of ["light", "dark"]) {
  test(`is accessible as list, as form and with errors, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("niyukti-ui-theme", value), theme);
    const dialog = await openAlerts(page);
    await expect(dialog.getByRole("link", { name: /matching job/ }).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Create alert" }).click();
    for (const name of ["Email notifications", "SMS notifications"]) await dialog.getByRole("switch", { name }).check();
    await dialog.getByRole("button", { name: "Save alert" }).click();
    await expect(toast(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe("with the network away", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("says that the jobs could not be counted, and counts them when asked again", async ({ page }) => {
    await page.route("**/api/alerts/counts", (route) => route.abort());
    const dialog = await openAlerts(page);
    await expect(dialog.getByRole("alert")).toContainText("The matching jobs could not be counted.");
    await expectAccessible(page);
    await page.unroute("**/api/alerts/counts");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("link", { name: /matching job/ }).first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  });
});

test("signed out, alerts and tracker ask the server for counts and nothing else, and send it nothing to keep", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !["/api/stats", "/api/jobs"].includes(pathname)) calls.push(pathname);
  });
  await page.goto("/#alerts");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => calls).toContain("/api/alerts/counts");
  await page.goto("/?view=list#tracker");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(new Set(calls)).toEqual(new Set(["/api/alerts/counts"]));
});

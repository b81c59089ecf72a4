import { expect, test } from "@/tests/support/test";

const MARK_AGE_MS = 3_500;

test("the form is sent without a script", async ({ reader: page }) => {
  await page.goto("/contact?subject=issue&lang=hi");
  const openedAt = Date.now();
  await page.getByLabel("नाम").fill("आशा");
  await page.getByLabel("ईमेल", { exact: true }).fill("asha@example.in");
  await page.getByLabel("संदेश").fill("प्रवेश पत्र कहाँ है?");
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(MARK_AGE_MS);
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await expect(page).toHaveURL(/\/contact\?lang=hi&sent=1$/);
  await expect(page.getByText("आपका संदेश भेज दिया गया है।")).toBeVisible();
  await expect(page.getByLabel("नाम")).toHaveValue("");
});

test("a refused form comes back with what was typed and what is wrong beside the field", async ({ reader: page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Email", { exact: true }).fill("asha@example.in");
  // Blanks pass the browser's own check.
  await page.getByLabel("Subject").fill("   ");
  await page.getByLabel("Message").fill("First line\nSecond line");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByRole("alert")).toHaveText("Please check the fields marked below.");
  await expect(page.getByLabel("Subject")).toHaveAccessibleDescription("Please enter a subject.");
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  await expect(page.getByLabel("Message")).toHaveValue("First line\nSecond line");
});

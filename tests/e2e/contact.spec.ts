import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

/** A person needs longer than the shortest time that the form allows. */
const MARK_AGE_MS = 3_500;

test("the contact page names the hours of the helpline and how soon support answers", async ({ reader: page }) => {
  await page.goto("/contact");
  for (const words of ["Mon-Fri 9-6", "Sat 10-4", "Sun closed"])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText("2-4 hours")).toBeVisible();
  await page.goto("/contact?lang=hi");
  await expect(page.getByText("सोमवार से शुक्रवार 9–6")).toBeVisible();
});

test("a form that lacks something says where, and is sent once it is whole", async ({ page }) => {
  await page.goto("/contact");
  const openedAt = Date.now();

  await test.step("all fields are required, and each says so beside itself", async () => {
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email", { exact: true }).fill("asha@");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please check the fields marked below." })).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/name@example\.com/);
    await expect(page.getByLabel("Subject")).toHaveAccessibleDescription("Please enter a subject.");
    await expect(page.getByLabel("Message")).toHaveAccessibleDescription("Please write your message.");
    await expect(page.getByLabel("Name")).toHaveValue("Asha");
    await expectAccessible(page, "main");
  });

  await test.step("a message is sent, said to be sent, and the form is empty again", async () => {
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email", { exact: true }).fill("asha@example.in");
    await page.getByLabel("Subject").fill("Admit card");
    await page.getByLabel("Message").fill("Where is the admit card?");
    await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(MARK_AGE_MS);
    await page.getByRole("button", { name: "Send message" }).click();
    const status = page.getByRole("status").filter({ hasText: "Your message has been sent." });
    await expect(status).toBeVisible();
    await expect(status).toBeFocused();
    for (const label of ["Name", "Subject", "Message"]) await expect(page.getByLabel(label)).toHaveValue("");
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe("while the network is away", () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|ERR_INTERNET/] });

  test("nothing typed is lost", async ({ page }) => {
    await page.goto("/contact");
    await page.route("**/api/contact*", (route) => route.abort());
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email", { exact: true }).fill("asha@example.in");
    await page.getByLabel("Subject").fill("Hello");
    await page.getByLabel("Message").fill("Text");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("check your connection")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Text");
  });
});

for (const [topic, subject] of [
  ["issue", "Report an issue"],
  ["feature", "Feature request"],
  ["report&listing=1", "Report a listing"],
  ["<script>", ""],
  ["__proto__&listing=1e9999", ""],
]) {
  test(`?subject=${topic} begins with the subject "${subject}"`, async ({ reader: page }) => {
    await page.goto(`/contact?subject=${topic}`);
    await expect(page.getByLabel("Subject")).toHaveValue(subject ?? "");
    await expect(page.getByText("About the listing")).toHaveCount(topic?.endsWith("listing=1") ? 1 : 0);
  });
}

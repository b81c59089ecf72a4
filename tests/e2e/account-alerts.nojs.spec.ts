import { newAddress, PASSWORD } from "@/tests/support/auth-dialog";
import { expect, test } from "@/tests/support/test";

test("an alert for the search on the screen is kept with the account, after signing in where nobody is", async ({
  reader: page,
}) => {
  const email = newAddress();
  const data = { fullName: "Asha Verma", email, password: PASSWORD };
  expect((await page.request.post("/api/users/register", { data })).status()).toBe(201);
  await page.goto("/?qualification=12th&location=Bihar");
  await page.getByRole("link", { name: "Alert me about this search" }).first().click();
  await expect(page.getByRole("link", { name: "12th pass jobs in Bihar" })).toHaveAttribute(
    "href",
    "/?location=Bihar&qualification=12th",
  );
  await page.getByRole("button", { name: "Save alert" }).click();
  await expect(page.getByRole("status")).toHaveText("Alert kept: 12th pass jobs in Bihar");
  const { account_records: records } = await (await page.request.get("/api/users/me/export")).json();
  const kept = { kind: "jobAlerts", value: { qualification: "12th", location: "Bihar", emailNotifications: true, email } };
  expect(records).toMatchObject([kept]);

  await page.context().clearCookies();
  await page.goto("/settings/alert?qualification=12th");
  await page.getByLabel("Your email address").fill(`alert-${Date.now()}@example.org`);
  await page.getByRole("button", { name: "Send me the link to confirm" }).click();
  await expect(page.getByRole("status")).toContainText("Open the link in it and confirm");
  expect((await page.request.get("/settings/alert")).status()).toBe(404);
});

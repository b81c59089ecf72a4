import { expect, type Locator, type Page } from "@playwright/test";

let number = 0;

/** An address that no other test and no earlier run uses. */
export function newAddress(): string {
  return `visitor-${Date.now()}-${process.pid}-${++number}@example.org`;
}

export const PASSWORD = "correct horse";

/** Opens the sign-in dialog from the header, as a visitor does. */
export async function openDialog(page: Page, link: "Sign In" | "Register Free"): Promise<Locator> {
  await page.getByRole("banner").getByRole("link", { name: link }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills the register tab. */
export async function fillRegister(dialog: Locator, email: string, password = PASSWORD): Promise<void> {
  await dialog.getByLabel("Full Name").fill("Asha Verma");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Confirm Password").fill(password);
}

/** Makes an account by the call; the page is not signed in. */
export async function makeAccount(page: Page): Promise<string> {
  const email = newAddress();
  const data = { fullName: "Asha Verma", email, password: PASSWORD };
  const response = await page.context().request.post("/api/users/register", { data });
  expect(response.status()).toBe(201);
  await page.context().clearCookies();
  return email;
}

/** Signs in by the dialog of a page that is open. */
export async function signInByDialog(page: Page, email: string): Promise<void> {
  const dialog = await openDialog(page, "Sign In");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toBeHidden();
}

const toast = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]');
export const expectToast = async (page: Page, title: string, text: string) => {
  await expect(toast(page).filter({ hasText: title })).toContainText(text);
};
/** A toast in the style of failures, and a form that can be sent once more. */
export const expectFailure = async (page: Page, title: string, text: string) => {
  await expectToast(page, title, text);
  await expect(toast(page).filter({ hasText: title })).toHaveClass(/toast-destructive/);
  const submit = page.getByRole("dialog").locator("button[type=submit]");
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveText(title.startsWith("Sign In") ? "Sign In" : "Create Account");
};

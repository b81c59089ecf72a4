import { type BrowserContext, expect, type Page } from "@playwright/test";

export const KEY = "niyukti_profile";
export const OWN = {
  dateOfBirth: "1999-06-15",
  category: "OBC",
  sex: "male",
  state: "bihar",
  pwbd: false,
  qualifications: [{ level: "graduate", subject: "Mathematics", marks: 62, status: "passed" }],
};
export const OTHER = {
  dateOfBirth: "1983-02-03",
  category: "ST",
  sex: "female",
  state: "kerala",
  widow: true,
  qualifications: [],
};

/** As the device keeps a profile. */
const stored = (value: object) => JSON.stringify({ version: 1, items: [{ key: "own", value, changedAt: {}, deletedAt: null }] });

export async function tell(context: BrowserContext, value: object): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key) && !sessionStorage.getItem("told")) localStorage.setItem(key, text);
      sessionStorage.setItem("told", "1");
    },
    [KEY, stored(value)] as const,
  );
}

export const marks = (page: Page) => page.locator("main .verdict");

export async function fillIn(page: Page): Promise<void> {
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

import { expect, test } from "@/tests/support/test";

test("the four figures are in the page", async ({ reader: page }) => {
  await page.goto("/");
  await expect(page.locator("dl[aria-label='The portal in figures'] dd")).toHaveText([/^\d/, /^\d/, /^\d/, /^\d/]);
});

test("tags work as links and as a form", async ({ reader: page }) => {
  await page.goto("/?location=Delhi");
  await page.getByText("Advanced search").click();
  await page.getByRole("link", { name: "Add the tag Engineer" }).click();
  await expect(page).toHaveURL(/tags=engineer/);
  await page.getByLabel("A tag of your own").fill("Staff NURSE, engineer");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const chosen = page.getByRole("list", { name: "Your tags" });
  await expect(chosen.getByRole("link")).toHaveText(["engineer", "staff nurse"]);
  await chosen.getByRole("link", { name: "Remove the tag engineer" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("tags") === "staff nurse" && !url.searchParams.has("tag"));
});

test("a tag of one's own works first", async ({ reader: page }) => {
  await page.goto("/");
  await page.getByText("Advanced search").click();
  await page.getByLabel("A tag of your own").fill("Clerk");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("list", { name: "Your tags" }).getByRole("link")).toHaveText(["clerk"]);
});

test("a state is chosen in the search, whose form keeps the language", async ({ reader: page }) => {
  await page.goto("/?lang=hi");
  await page.locator("#where").selectOption("Goa");
  await page.getByRole("button", { name: "नौकरी खोजें" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("location") === "Goa" && url.searchParams.get("lang") === "hi");
});

test("what only a script can do is not offered: no theme, no marks; the menu and the filters open all the same", async ({
  reader: page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Theme" })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Dark" })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.locator("#filter-location")).toBeVisible();
});

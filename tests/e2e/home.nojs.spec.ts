import { expect, test } from "@/tests/support/test";

test("the four figures are in the page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("dl[aria-label='The portal in figures'] dd")).toHaveText([/^\d/, /^\d/, /^\d/, /^\d/]);
});

test("tags work as links and as a form", async ({ page }) => {
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

test("a tag of one's own works first", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Advanced search").click();
  await page.getByLabel("A tag of your own").fill("Clerk");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("list", { name: "Your tags" }).getByRole("link")).toHaveText(["clerk"]);
});

test("my state is a form", async ({ page }) => {
  await page.goto("/?lang=hi");
  await page.getByLabel("मेरा राज्य").selectOption("Goa");
  await page.getByRole("button", { name: "देखें", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("location") === "Goa" && url.searchParams.get("lang") === "hi");
});

import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

test("has the search, choices and words of the specification", async ({ reader: page }) => {
  await page.goto("/");
  const places = await page.locator("#where option").allTextContents();
  expect(places.slice(0, 7)).toEqual(["All Locations", "Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Hyderabad"]);
  // All states and union territories follow; Delhi is one of both.
  const group = page.locator("#where optgroup[label='States and union territories'] option");
  await expect(group).toHaveCount(35);
  expect(new Set(places).size).toBe(places.length);
  await expect(page.locator("#sort option")).toHaveText(["Latest First", "Deadline", "Title A-Z", "Department"]);
  for (const value of ["latest", "deadline", "title", "department"]) {
    await expect(page.locator(`#sort option[value="${value}"]`)).toHaveCount(1);
  }
  await expect(page.getByRole("button", { name: "Search Jobs" })).toBeVisible();
  await expect(page.getByText(/^Showing 10 of \d+ jobs$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Job Alerts", exact: true })).toHaveAttribute("href", "#alerts");
  await expect(page.getByRole("link", { name: "Track Applications", exact: true })).toHaveAttribute("href", "#tracker");
  await page.getByRole("main").getByRole("link", { name: "Exam Calendar", exact: true }).first().click();
  await expect(page).toHaveURL(/\/exams$/);
});

test("the search, its views and its tags change one list in place", async ({ page }) => {
  await test.step("list and grid are two views of one list, list first", async () => {
    await page.goto("/");
    const view = page.getByRole("navigation", { name: "View" });
    await expect(view.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
    await view.getByRole("link", { name: "Grid" }).click();
    await expect(page).toHaveURL(/\?view=grid$/);
    await expect(view.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
    await expect(page.locator("article")).toHaveCount(10);
  });

  await test.step("a state of the search leads to its jobs", async () => {
    await page.goto("/");
    await page.locator("#where").selectOption("Nagaland");
    await page.getByRole("button", { name: "Search Jobs" }).click();
    await expect(page).toHaveURL(/[?&]location=Nagaland(&|$)/);
  });

  await test.step("Enter in the search box searches and keeps the other filters", async () => {
    await page.goto("/?qualification=graduate&sortBy=deadline&page=2");
    await page.locator("#search").fill("officer");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=officer/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("qualification")).toBe("graduate");
    expect(searchParams.get("sortBy")).toBe("deadline");
    expect(searchParams.get("page")).toBeNull();
  });

  await test.step("tags are added lower-cased and once, searched at once, removed one by one or together", async () => {
    await page.goto("/?location=Delhi");
    await page.getByText("Advanced search").click();
    const groups = page.locator("details ul");
    await expect(groups.nth(0).locator("li")).toHaveCount(16);
    await expect(groups.nth(1).locator("li")).toHaveCount(10);
    await expectAccessible(page, "details[open]:has(summary)");
    await page.getByRole("link", { name: "Add the tag Clerk" }).click();
    await expect(page).toHaveURL(/\?location=Delhi&tags=clerk$/);
    // The panel comes anew with the list, and what had the focus before has it no more.
    await expect(page.getByRole("list", { name: "Your tags" }).getByRole("link")).toHaveText(["clerk"]);
    const add = page.getByRole("button", { name: "Add", exact: true });
    const own = page.getByLabel("A tag of your own");
    await own.focus();
    await expect(add).toBeDisabled();
    await own.fill("  CLERK ");
    await expect(add).toBeDisabled();
    await own.fill("Junior  ENGINEER");
    await expect(add).toBeEnabled();
    await add.click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get("tags") === "clerk,junior engineer" && !url.searchParams.has("tag"),
    );
    expect(new URL(page.url()).searchParams.get("location")).toBe("Delhi");
    const chosen = page.getByRole("list", { name: "Your tags" });
    await expect(chosen.getByRole("link")).toHaveText(["clerk", "junior engineer"]);
    await chosen.getByRole("link", { name: "Remove the tag clerk" }).click();
    await expect(chosen.getByRole("link")).toHaveText(["junior engineer"]);
    await page.getByRole("link", { name: "Clear All tags" }).click();
    await expect(page).toHaveURL(/\?location=Delhi$/);
  });
});

test("the figures above the list are the sizes of the lists behind them", async ({ reader: page }) => {
  const tabs = page.getByRole("navigation", { name: "Lists" }).getByRole("link");
  // Asked again where another test entered or deleted a job between the figure and its list.
  await expect(async () => {
    await page.goto("/");
    await expect(tabs).toHaveText([/^New \d+$/, /^Closing this week \d+$/, /^All open \d+$/]);
    const promised = await tabs.evaluateAll((links) =>
      links.map((link) => [(link as HTMLAnchorElement).href, /[\d,]+$/.exec(link.textContent ?? "")?.[0]]),
    );
    for (const [address, count] of promised) {
      await page.goto(address ?? "");
      await expect(page.getByText(new RegExp(`^Showing \\d+ of ${count} jobs$`))).toBeVisible({ timeout: 2_000 });
    }
  }).toPass();
});

test("beside the list of a wide screen stand the days of the week with what closes on them", async ({ reader: page }) => {
  const days = page.getByRole("region", { name: "Closing this week" }).getByRole("link");
  // As above: the figure and its list are read one after the other.
  await expect(async () => {
    await page.goto("/");
    await expect(days).toHaveCount(7);
    const [address, count] = await days
      .nth(2)
      .evaluate((link) => [(link as HTMLAnchorElement).href, link.lastElementChild?.textContent ?? ""]);
    await page.goto(address ?? "");
    await expect(page.getByText(new RegExp(`of ${count} jobs$`))).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("eight cards below the list lead somewhere real, and so do the two buttons", async ({ reader: page, request }) => {
  await page.goto("/");
  const features = page.getByRole("region", { name: "Everything for a government job in one place" });
  await expect(features.getByRole("listitem")).toHaveCount(8);
  // The sample bears out none of the claims of the specification: true figures stand in their places (tests/integration/stats.test.ts).
  await expect(features.getByText(/^\d{3} listings$/)).toBeVisible();
  await expect(features.getByText(/\+ sources|times a day|job seekers/)).toHaveCount(0);
  const targets = await features.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets).toHaveLength(10);
  for (const target of targets.filter((href) => href.startsWith("/") && href !== "/faq")) {
    expect((await request.get(target)).status(), target).toBe(200);
  }
  for (const fragment of ["#departments", "#results"]) await expect(page.locator(fragment)).toHaveCount(1);
  await features.getByRole("link", { name: "Browse All Jobs" }).click();
  await expect(page).toHaveURL(/\?sortBy=deadline$/);
});

for (const path of ["/", "/?lang=hi"]) {
  test(`the short lists over the rows of ${path} stand beside each other on a phone`, async ({ reader: page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const links = await page.locator(".list-tabs a").evaluateAll((all) =>
      all.map((link) => {
        const { left, right } = link.getBoundingClientRect();
        return { left, right, isCut: link.scrollWidth > link.clientWidth };
      }),
    );
    expect(links).toHaveLength(4);
    for (const [index, link] of links.entries()) {
      expect(link.isCut).toBe(false);
      if (index > 0) expect(link.left).toBeGreaterThanOrEqual(links[index - 1]?.right ?? 0);
    }
  });
}

import { expect, test } from "@/tests/support/test";

const head = (html: string) => ({
  canonical: /<link rel="canonical" href="[^"]*?(\/[^"/]*(?:\/[^"]*)?)"/.exec(html.replaceAll(/https?:\/\/[^/"]+/g, ""))?.[1],
  isKeptOut: /<meta name="robots" content="noindex/.test(html),
});

test("a search that many type has a page of its own, which its filters name; with few open notices it is kept out of search engines", async ({
  request,
}) => {
  const read = async (address: string) => head(await (await request.get(address)).text());
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const [full, few] = ["/jobs/bihar/graduate", "/jobs/lakshadweep/engineering"];
  expect(await read(full)).toEqual({ canonical: full, isKeptOut: false });
  expect(await read("/?qualification=graduate&location=Bihar")).toEqual({ canonical: full, isKeptOut: false });
  // Search engines leave all other lists out, and those name no other page as the one for them.
  for (const address of [
    "/?page=2",
    "/?qualification=graduate&location=Bihar&page=2",
    "/?qualification=graduate&location=Bihar&location=Goa",
    "/?location=Lakshadweep&qualification=engineering",
    "/jobs/ssc?page=2",
  ]) {
    expect(await read(address), address).toEqual({ canonical: undefined, isKeptOut: true });
  }
  expect(await read(few)).toEqual({ canonical: undefined, isKeptOut: true });
  expect([full, few].map((path) => sitemap.includes(`${path}<`))).toEqual([true, false]);
  expect((await request.get("/jobs/bihar/no-such")).status()).toBe(404);
});

test("a way leads to each landing that the site map names by a name, from the index of departments", async ({ request }) => {
  const landings = async (address: string) =>
    new Set((await (await request.get(address)).text()).match(/\/jobs\/(?:post|body|exam)\/[a-z0-9-]+(?=[<"])/g));
  // Read again where another test published or deleted a job in between.
  await expect(async () => {
    const linked = await landings("/jobs");
    const named = await landings("/sitemap.xml");
    expect(named.size).toBeGreaterThan(40);
    expect([...named].filter((path) => !linked.has(path))).toEqual([]);
  }).toPass();
});

test("a landing says what it lists in sentences, and leads to its list and to those near it", async ({ reader: page }) => {
  await page.goto("/jobs/bihar/graduate");
  const count = await page.getByRole("article").count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText(/^\d+ notices are open now\./)).toBeVisible();
  // Its name is said once: its list is called a list of jobs.
  await expect(page.getByRole("heading", { name: /^Graduate jobs in Bihar/ })).toHaveCount(1);
  await page.getByRole("navigation", { name: "Related lists" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/jobs\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { expectAccessible } from "@/tests/support/axe";
import { goTo, openAdmin, removeJob, TODAY, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";
import { Typist } from "@/tests/support/typist";

test.describe.configure({ timeout: 180_000 });

/** What such a notice cost before it could be entered as data: 1,106 characters and 44 control keys. */
const MOST_KEYS = 1_150;
const MOST_SECONDS = 300;

/** The table of vacancies as it is copied from a notice. */
const TABLE = [
  "S.No.\tName of Post\tUR\tEWS\tOBC\tSC\tST\tTotal\tPwBD\tESM",
  "1\tAssistant\t40\t10\t27\t15\t8\t100\t4\t10",
  "2\tInspector\t20\t5\t13\t8\t4\t50\t2\t5",
  "3\tAuditor\t4\t1\t3\t1\t1\t10\t\t1",
].join("\n");

const formOf = (page: Page) => page.getByRole("form", { name: "New job" });
/**
 * A day as the digits that a browser's control of days takes: the day first in India, the month first elsewhere. Chromium goes by the
 * machine or by the test's locale, whichever its process heard of first.
 */
async function digitsOfDays(page: Page): Promise<(day: string) => string> {
  await page.evaluate(() => {
    const probe = document.createElement("input");
    document.body.prepend(probe);
    Object.assign(probe, { type: "date", id: "order-of-digits" }).focus();
  });
  await page.keyboard.type("02032001");
  const isDayFirst = (await page.locator("#order-of-digits").inputValue()) === "2001-03-02";
  await page.locator("#order-of-digits").evaluate((probe) => probe.remove());
  return (day) => {
    const [year = "", month = "", date = ""] = day.split("-");
    return `${isDayFirst ? date + month : month + date}${year}`;
  };
}
const stepOf = (form: Locator, name: string) => form.getByRole("region", { name });
const partOf = (form: Locator, name: string) => form.getByRole("group", { name }).first();

/** Five in the afternoon as the digits that the control of hours takes, which has twelve of them or twenty-four. */
async function digitsOfFive(page: Page): Promise<string> {
  await page.evaluate(() => {
    const probe = document.createElement("input");
    document.body.prepend(probe);
    Object.assign(probe, { type: "time", id: "order-of-hours" }).focus();
  });
  await page.keyboard.type("0500PM");
  const isOfTwelve = (await page.locator("#order-of-hours").inputValue()) === "17:00";
  await page.locator("#order-of-hours").evaluate((probe) => probe.remove());
  return isOfTwelve ? "0500PM" : "1700";
}

test("a notice of three posts with categories, fees, relaxations and stages is typed with fewer keys than its texts alone took", async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, "/admin/jobs/new");
  await page.evaluate((text) => navigator.clipboard.writeText(text), TABLE);
  const form = formOf(page);
  const title = unique("Archive Services Examination");
  const deadline = addDays(TODAY, 25);
  const digits = await digitsOfDays(page);
  const five = await digitsOfFive(page);
  const typist = new Typist(page);

  await typist.press("Tab");
  await typist.press("Enter");
  await typist.fill(form.getByLabel("Start from a template"), "SSC");
  await typist.fill(form.getByLabel("Job title", { exact: true }), title);
  await typist.fill(form.getByLabel("Application start date"), digits(TODAY));
  await typist.fill(form.getByLabel("Application deadline"), digits(deadline));
  await typist.activate(form.getByRole("button", { name: "Enter the notice as data" }));
  await expect(form.getByLabel("Paste a table of vacancies")).toBeFocused();
  await typist.press("Control+V");
  await expect(form.getByLabel("Auditor: total")).toHaveValue("10");

  await typist.press("Alt+N");
  await typist.activate(form.getByRole("button", { name: "Fill in where unknown" }));
  const age = partOf(form, "Age");
  await typist.fill(age.getByLabel("At least"), "18");
  await typist.fill(age.getByLabel("At most"), "27");
  await typist.fill(age.getByLabel("Counted on"), digits("2026-08-01"));
  await typist.fill(age.getByLabel("The greatest age is"), "N");
  await typist.fill(form.getByLabel("Level", { exact: true }).first(), "G");
  await typist.fill(partOf(form, "Pay").getByLabel("Kind"), "L");
  await typist.fill(partOf(form, "Pay").getByLabel("Level", { exact: true }), "6");
  await typist.activate(form.getByRole("button", { name: /^Use for the other posts/ }).first());

  await typist.press("Alt+N");
  await typist.press("Alt+N");
  await typist.fill(form.getByLabel("Closes at"), five);
  await typist.fill(form.getByLabel("Fee paid by"), digits(addDays(deadline, 1)));
  const stages = [
    ["E", "Tier I", 80],
    ["R", "Tier I", 120],
    ["E", "Tier II", 150],
  ] as const;
  for (const [index, [kind, name, days]] of stages.entries()) {
    await typist.activate(form.getByRole("button", { name: "Add stage" }));
    const stage = form.getByRole("group", { name: `Stage ${index + 1}` });
    await expect(stage.getByLabel("Kind")).toBeFocused();
    await typist.type(kind);
    await typist.fill(stage.getByLabel("Name"), name);
    await typist.fill(stage.getByLabel("From"), digits(addDays(deadline, days)));
  }
  await expect(stepOf(form, "6. Check").getByText("No contradiction is known.")).toBeVisible();
  const created = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/admin/jobs"),
  );
  await typist.press("Control+Enter");
  const job = (await (await created).json()) as AdminJobDto;

  const { characters, controls, seconds } = typist.figures();
  const figures = `${characters} characters, ${controls} control keys, ${seconds} s`;
  console.log(`a notice of three posts: ${figures}`);
  testInfo.annotations.push({ type: "keys", description: figures });
  expect(
    job.jobPositions.map(({ positionName, numberOfVacancies, salaryRange }) => [positionName, numberOfVacancies, salaryRange]),
  ).toEqual([
    ["Assistant", 100, "Pay Level-6 (Rs 35,400-1,12,400)"],
    ["Inspector", 50, "Pay Level-6 (Rs 35,400-1,12,400)"],
    ["Auditor", 10, "Pay Level-6 (Rs 35,400-1,12,400)"],
  ]);
  expect(job.notice).toMatchObject({
    fees: [{ groups: "all", amount: 10_000 }, { amount: 0 }],
    stages: [
      { kind: "exam", name: "Tier I", from: addDays(deadline, 80), status: "provisional" },
      { kind: "result", name: "Tier I" },
      { kind: "exam", name: "Tier II" },
    ],
    feePaidBy: addDays(deadline, 1),
  });
  expect(new Date(job.notice?.closesAt ?? "")).toEqual(new Date(`${deadline}T17:00:00+05:30`));
  for (const [index, id] of job.jobPositions.map(({ id: positionId }) => positionId).entries()) {
    expect(job.notice?.posts[index]).toMatchObject({
      positionId: id,
      age: { min: 18, max: 27, on: "2026-08-01", maxRule: "not_attained" },
      qualification: { anyOf: [{ level: "graduate" }] },
    });
    expect(job.notice?.posts[index]?.relaxations).toHaveLength(17);
  }
  expect(characters + controls).toBeLessThan(MOST_KEYS);
  expect(seconds).toBeLessThan(MOST_SECONDS);
  await removeJob(page, job.id);
});

test("the steps of a notice can be read and used in both themes, on a phone and on a desk, and no page scrolls sideways", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, "/admin/jobs/new");
  await page.evaluate((text) => navigator.clipboard.writeText(text), TABLE);
  const form = formOf(page);
  await form.getByLabel("Start from a template").selectOption("ssc");
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 25));
  await form.getByRole("button", { name: "Enter the notice as data" }).click();
  await form.getByLabel("Paste a table of vacancies").press("Control+V");
  await expect(form.getByLabel("Auditor: total")).toHaveValue("10");
  await form.getByRole("button", { name: "Fill in where unknown" }).click();
  await form.getByText("17 entries").first().click();
  await form.getByLabel("Assistant: total").fill("99");
  await form.getByRole("button", { name: "Add stage" }).click();
  await form.getByRole("button", { name: "Add document" }).click();
  await form.getByRole("button", { name: "What six typical people would be told" }).click();
  await expect(form.getByRole("link", { name: /^Assistant: The categories add up to 100/ })).toBeVisible();
  await expect(form.getByRole("table", { name: /^Verdicts/ })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
});

test("a notice whose applying begins later says so on its page, in both languages, and offers no Apply before", async ({
  page,
}) => {
  await openAdmin(page, "/admin/jobs/new");
  const form = formOf(page);
  const start = addDays(TODAY, 5);
  const title = unique("Keeper of Maps");
  await form.getByLabel("Start from a template").selectOption("ssc");
  await form.getByLabel("Job title", { exact: true }).fill(title);
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 25));
  await form.getByLabel("Application start date").fill(start);
  await form.getByLabel("The notice announces that applying opens on that day").check();
  const created = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/admin/jobs"),
  );
  await form.getByRole("button", { name: "Publish job" }).click();
  const { id } = (await (await created).json()) as AdminJobDto;
  for (const [path, words] of [
    [`/job/${id}`, "Applying has not begun"],
    [`/job/${id}?lang=hi`, "आवेदन अभी शुरू नहीं हुए"],
  ] as const) {
    await goTo(page, path).catch(() => undefined);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator(`[data-apply="${id}"]`)).toHaveCount(0);
    await expect(page.locator(`main time[datetime="${start}"]`).first()).toBeVisible();
  }
  await removeJob(page, id);
});

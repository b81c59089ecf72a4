import type { Locator } from "@playwright/test";
import { addDays } from "@/lib/dates";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { formOf, TABLE } from "@/tests/support/notice-page";
import { openAdmin, removeJob, TODAY, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";
import { digitsOfDays, digitsOfFive } from "@/tests/support/typed-digits";
import { Typist } from "@/tests/support/typist";

test.describe.configure({ timeout: 180_000 });

/** What such a notice cost before it could be entered as data: 1,106 characters and 44 control keys. */
const MOST_KEYS = 1_150;
const MOST_SECONDS = 300;

const stepOf = (form: Locator, name: string) => form.getByRole("region", { name });
const partOf = (form: Locator, name: string) => form.getByRole("group", { name }).first();

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

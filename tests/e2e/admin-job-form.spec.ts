import type { Page } from "@playwright/test";
import { addDays, dayInIndia } from "@/lib/dates";
import { JOB_TEMPLATES, jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { expectAccessible } from "@/tests/support/axe";
import { complete, idOf } from "@/tests/support/job-form";
import { goTo, openAdmin, removeJob, TODAY, textOf, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

const formOf = (page: Page) => page.getByRole("form", { name: "New job" });

test("a new job is refused with what is missing, and then published", async ({ page }) => {
  await openAdmin(page);
  await test.step("an incomplete form names every gap, keeps what was typed and leads to the fields", () => nameGaps(page));
  // A template asks before it replaces what somebody typed.
  await formOf(page).getByLabel("Job title", { exact: true }).fill("");
  await test.step("a job entered in the form is everywhere on the very next request, and gone from everywhere once withdrawn", () =>
    publishAndWithdraw(page));
});

async function nameGaps(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByRole("button", { name: "Publish job" }).click();
  await expect(page.getByText("Failed to Add Job")).toBeVisible();
  const messages = [
    "Job title is required",
    "Job category is required",
    "Employment type is required",
    "Recruiting organization is required",
    "Department is required",
    "Location is required",
    "Qualification is required",
    "Application start date is required",
    "Application deadline is required",
    "Application link is required",
  ];
  for (const message of messages) await expect(form.getByRole("link", { name: message })).toBeVisible();
  await form.getByLabel("Job title", { exact: true }).fill("Only a title");
  await form.getByRole("button", { name: "Publish job" }).click();
  await expect(form.getByRole("link", { name: "Job title is required" })).toHaveCount(0);
  await form.getByRole("link", { name: "Location is required" }).click();
  await expect(form.getByLabel("Location")).toBeFocused();
  await expect(form.getByLabel("Job title", { exact: true })).toHaveValue("Only a title");
  await expectAccessible(page, "main form");
}

async function publishAndWithdraw(page: Page): Promise<void> {
  const title = unique("Assistant Archivist");
  const form = formOf(page);
  await complete(form, title);
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: title })).toBeVisible();
  await form.getByLabel("Job title", { exact: true }).press("Control+Enter");
  await expect(page.getByText("Job Added Successfully")).toBeVisible();
  await expect(page.getByText("The job posting has been published and is now live.")).toBeVisible();

  const id = await idOf(page, title);
  const shown = async () => [
    (await textOf(page.request, "/")).includes(title),
    (await textOf(page.request, `/job/${id}`)).includes(title),
    (await page.request.get(`/api/jobs/${id}`)).ok(),
    (await textOf(page.request, "/jobs/ssc")).includes(title),
    (await textOf(page.request, "/sitemap.xml")).includes(`/job/${id}<`),
  ];
  expect(await shown()).toEqual([true, true, true, true, true]);

  await goTo(page, `/admin/jobs/${id}`);
  const withdrawn = page.waitForResponse((response) => response.url().endsWith(`/api/admin/jobs/${id}/status`));
  await page.getByRole("button", { name: "Withdraw" }).click();
  expect((await withdrawn).status()).toBe(200);
  expect(await shown()).toEqual([false, false, false, false, false]);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect.poll(shown).toEqual([true, true, true, true, true]);
  await removeJob(page, id);
}

test("the form has the templates, choices, positions and messages of the specification", async ({ page }) => {
  await openAdmin(page, "/admin/jobs/new");
  await test.step("each of twelve templates can be chosen, fills the form with its recruitment, and leaves days and vacancies", () =>
    fillByTemplates(page));
  await test.step("several positions are a list with messages of its own, and turning them off leaves one blank position", () =>
    enterPositions(page));
  await test.step("addresses and days that cannot be are refused in the words of the specification", () => enterWrongly(page));
  await test.step("offers the eleven departments, nine categories, five employment types and the suggestions of the specification", () =>
    choose(page));
});

async function fillByTemplates(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 12));
  await form.getByLabel("Number of vacancies").fill("37");
  const picker = form.getByLabel("Start from a template");
  expect(await picker.locator("option:not([value=''])").count()).toBe(12);
  const keys = ["ssc", "upsc", "ibps", "sbi", "rrb", "army", "police", "aiims", "teacher", "psu", "state", "clerk"] as const;
  expect(JOB_TEMPLATES).toEqual(expect.arrayContaining([...keys]));
  // One way leads from each of them into the form.
  for (const key of ["ssc", "army", "clerk"] as const) {
    await picker.selectOption(key);
    const { fields } = jobTemplates[key];
    await expect(form.getByLabel("Job title", { exact: true })).toHaveValue(fields.title ?? "none");
    await expect(form.getByLabel("Department")).toHaveValue(fields.department ?? "none");
    await expect(form.getByLabel("Qualification")).toHaveValue(fields.qualification ?? "none");
    await expect(form.getByLabel("Selection process")).toHaveValue(fields.selectionProcess ?? "none");
  }
  await expect(form.getByLabel("Application deadline")).toHaveValue(addDays(TODAY, 12));
  await expect(form.getByLabel("Number of vacancies")).toHaveValue("37");
}

async function enterPositions(page: Page): Promise<void> {
  const form = formOf(page);
  await complete(form, unique("Engineers"));
  const several = form.getByLabel("The notice advertises several positions");
  await several.check();
  await expect(form.getByRole("group", { name: "Position 1" })).toBeVisible();
  await expect(form.getByRole("group", { name: "Position 1" }).getByLabel("Number of vacancies")).toHaveValue("1");
  const publish = form.getByRole("button", { name: "Publish job" });
  await publish.click();
  await expect(form.getByRole("link", { name: "At least one position with a name is required" })).toBeVisible();
  await form.getByRole("button", { name: "Add position" }).click();
  await form.getByRole("group", { name: "Position 1" }).getByLabel("Position name").fill("Junior Engineer (Civil)");
  await form.getByRole("group", { name: "Position 2" }).getByLabel("Number of vacancies").fill("0");
  await publish.click();
  for (const message of [
    "Position 1: Qualification is required",
    "Position 2: Position name is required",
    "Position 2: Number of vacancies must be at least 1",
  ]) {
    await expect(form.getByRole("link", { name: message })).toBeVisible();
  }
  await several.uncheck();
  await expect(form.getByLabel("Position name")).toHaveCount(0);
  await several.check();
  await expect(form.getByRole("group", { name: /^Position/ })).toHaveCount(1);
  await expect(form.getByLabel("Position name")).toHaveValue("");
}

/** In the form that is complete but for its positions. */
async function enterWrongly(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel("The notice advertises several positions").uncheck();
  // Of this moment, since TODAY is of when the worker began.
  const today = dayInIndia(new Date());
  await expect(form.getByLabel("Application start date")).toHaveAttribute("max", today);
  await expect(form.getByLabel("Application deadline")).toHaveAttribute("min", today);
  await expect(form.getByLabel("Number of vacancies")).toHaveAttribute("min", "1");
  await form.getByLabel("Application link").fill("ssc.gov.in");
  await form.getByLabel("Source URL").fill("the newspaper");
  await form.getByLabel("Application deadline").fill(addDays(TODAY, -1));
  await form.getByLabel("Application start date").fill(addDays(TODAY, -2));
  await form.getByRole("button", { name: "Publish job" }).click();
  for (const message of [
    "Application link must be a valid URL",
    "Source URL must be a valid URL",
    "Deadline must be a future date",
  ]) {
    await expect(form.getByRole("link", { name: message })).toBeVisible();
  }
}

async function choose(page: Page): Promise<void> {
  const form = formOf(page);
  const counts = await form.evaluate((element) => {
    const options = (selector: string) => element.querySelectorAll(selector).length;
    const suggestions = (id: string) => element.querySelector<HTMLInputElement>(id)?.list?.options.length;
    return {
      departments: options("#job-department optgroup:first-of-type option"),
      categories: options("#job-jobCategory option:not([value=''])"),
      types: options("#job-employmentType option:not([value=''])"),
      locations: suggestions("#job-location"),
      qualifications: suggestions("#job-qualification"),
      organizations: suggestions("#job-recruitingOrganization"),
    };
  });
  expect(counts).toEqual({ departments: 11, categories: 9, types: 5, locations: 13, qualifications: 11, organizations: 15 });
  const choices = (label: string) => form.getByLabel(label).locator("option:not([value=''])").allTextContents();
  expect(await choices("Job category")).toEqual([
    "Central Government",
    "State Government",
    "PSU",
    "Banking",
    "Railway",
    "Defence",
    "Police",
    "Healthcare",
    "Education",
  ]);
  expect(await choices("Employment type")).toEqual(["Permanent", "Contract", "Apprentice", "Temporary", "Part-time"]);
}

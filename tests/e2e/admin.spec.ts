import type { APIRequestContext, Page } from "@playwright/test";
import { addDays, dayInIndia } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

const TODAY = dayInIndia(new Date());

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 90_000 });

async function signIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Username").fill(TEST_ADMIN.username);
  await page.getByLabel("Password").fill(TEST_ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}

type Job = { id: number; version: number; title: string; deadline: string };

/** A job made by a call, for tests that begin with one; every test takes its own away again. */
async function createJob(page: Page, change: Record<string, unknown> = {}): Promise<Job> {
  const response = await page.request.post("/api/admin/jobs", {
    data: {
      title: `Keeper of records ${Date.now()}`,
      jobCategory: "Central Government",
      employmentType: "Permanent",
      recruitingOrganization: "Staff Selection Commission (SSC)",
      department: "Staff Selection Commission",
      location: "Delhi",
      qualification: "Bachelor's degree in any discipline",
      applicationStartDate: TODAY,
      deadline: addDays(TODAY, 20),
      applyLink: "https://ssc.gov.in/login",
      ...change,
    },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

const removeJob = async (page: Page, id: number) => void (await page.request.delete(`/api/admin/jobs/${id}`));
const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test.describe("signing in", () => {
  test.use({ allowedConsoleErrors: [/401|Failed to load resource/] });

  test("says what is wrong with credentials, leads to the dashboard, keeps the token, and logs out", async ({ page }) => {
    await page.goto("/admin/dashboard");
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.getByLabel("Username").fill(TEST_ADMIN.username);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Invalid credentials")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(TEST_ADMIN.username);
    await signIn(page);
    await expect(page.getByText("Login Successful")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeTruthy();
    await page.getByRole("button", { name: /chief/ }).click();
    await expect(page.getByRole("link", { name: "Manage Users" })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeNull();
    await page.goto("/admin/jobs/new");
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test("says so when the network is away", async ({ page }) => {
    await page.goto("/admin/login");
    await page.route("**/api/admin/login", (route) => route.abort());
    await page.getByLabel("Username").fill("x");
    await page.getByLabel("Password").fill("y");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Connection error. Please try again.")).toBeVisible();
  });

  test("leads back to the sign-in page when the session has ended", async ({ page, context }) => {
    await signIn(page);
    await context.clearCookies();
    await page.getByRole("tab", { name: "Admin Users" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeNull();
  });
});

test("a job entered in the form is everywhere on the very next request, and gone from everywhere once deleted", async ({
  page,
}) => {
  await signIn(page);
  const title = `Assistant Archivist ${Date.now()}`;
  const form = page.getByRole("form", { name: "New job" });
  await form.getByLabel("Start from a template").selectOption({ label: "SSC Combined Graduate Level" });
  await form.getByLabel("Job title").fill(title);
  await form.getByLabel("Application start date").fill(TODAY);
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 25));
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: title })).toBeVisible();
  await form.getByLabel("Job title").press("Control+Enter");
  await expect(page.getByText("Job Added Successfully")).toBeVisible();
  await expect(page.getByText("The job posting has been published and is now live.")).toBeVisible();

  const listed = await (await page.request.get(`/api/jobs?search=${encodeURIComponent(title)}`)).json();
  expect(listed.total).toBe(1);
  const { id } = listed.jobs[0];
  const shown = async () => [
    (await text(page.request, "/")).includes(title),
    (await text(page.request, `/job/${id}`)).includes(title),
    (await page.request.get(`/api/jobs/${id}`)).ok(),
    (await text(page.request, "/jobs/ssc")).includes(title),
    (await text(page.request, "/sitemap.xml")).includes(`/job/${id}<`),
  ];
  expect(await shown()).toEqual([true, true, true, true, true]);

  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page.getByText("Are you sure you want to delete this job? This action cannot be undone.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Job Deleted")).toBeVisible();
  expect(await shown()).toEqual([false, false, false, false, false]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Job Restored")).toBeVisible();
  expect(await shown()).toEqual([true, true, true, true, true]);
  await removeJob(page, id);
});

test("an incomplete form names every gap, keeps what was typed and leads to the fields", async ({ page }) => {
  await signIn(page);
  const form = page.getByRole("form", { name: "New job" });
  await form.getByLabel("Job title").fill("Only a title");
  await form.getByRole("button", { name: "Publish job" }).click();
  await expect(page.getByText("Failed to Add Job")).toBeVisible();
  for (const message of ["Job category is required", "Department is required", "Application link is required"]) {
    await expect(form.getByRole("link", { name: message })).toBeVisible();
  }
  await form.getByRole("link", { name: "Location is required" }).click();
  await expect(form.getByLabel("Location")).toBeFocused();
  await expect(form.getByLabel("Job title")).toHaveValue("Only a title");
  await form.getByLabel("The notice advertises several positions").check();
  await form.getByRole("button", { name: "Publish job" }).click();
  await expect(form.getByText("At least one position with a name is required").first()).toBeVisible();
  await expectAccessible(page);
});

test("what was typed survives a closed tab", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/jobs/new");
  const title = page.getByLabel("Job title");
  await title.fill("Typed before the power went");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("niyukti_admin_draft_new") ?? "")).toContain("Typed before");
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(title).toHaveValue("Typed before the power went");
  await page.evaluate(() => localStorage.setItem("niyukti_admin_draft_new", '{"values":{"title":5},"savedAt":"x"}'));
  await page.reload();
  await expect(title).toHaveValue("");
});

test("a changed deadline of a published job stands on its page with old and new value", async ({ page }) => {
  await signIn(page);
  const job = await createJob(page);
  await page.goto(`/admin/jobs/${job.id}`);
  await page.getByLabel("Application deadline").fill(addDays(TODAY, 30));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Job Updated")).toBeVisible();
  await page.goto(`/job/${job.id}`);
  await expect(page.getByRole("heading", { name: "Corrections to this notice" })).toBeVisible();
  await page.goto(`/admin/jobs/${job.id}`);
  await expect(page.getByRole("region", { name: "History" })).toContainText("Changed job");
  await removeJob(page, job.id);
});

test.describe("two editors", () => {
  test.use({ allowedConsoleErrors: [/409/] });

  test("of one job lose neither edit: the second is shown the difference", async ({ page, browser, baseURL }) => {
    await signIn(page);
    const job = await createJob(page);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn(other);
    await page.goto(`/admin/jobs/${job.id}`);
    await other.goto(`/admin/jobs/${job.id}`);
    await page.getByLabel("Salary").fill("Pay Level-6 (Rs 35,400-1,12,400)");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Job Updated")).toBeVisible();
    await other.getByLabel("Age limit").fill("18-27 years");
    await other.getByRole("button", { name: "Save changes" }).click();
    const dialog = other.getByRole("dialog", { name: "Another editor saved this job first" });
    await expect(dialog.getByRole("row", { name: /Salary/ })).toContainText("Pay Level-6");
    await dialog.getByRole("button", { name: "Use these values" }).click();
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText("Job Updated")).toBeVisible();
    const saved = await (await page.request.get(`/api/admin/jobs/${job.id}`)).json();
    expect(saved).toMatchObject({ salary: "Pay Level-6 (Rs 35,400-1,12,400)", ageLimit: "18-27 years", version: 3 });
    await other.context().close();
    await removeJob(page, job.id);
  });
});

test("scripts in the fields of a job appear as text on every page", async ({ page }) => {
  await signIn(page);
  const attack = `<img src=x onerror="alert('x')"></script><script>alert(1)</script>`;
  const job = await createJob(page, {
    title: `Clerk ${attack}`,
    description: attack,
    salary: attack,
    ageLimit: attack,
    location: attack,
  });
  page.on("dialog", () => expect("a script ran").toBe(""));
  for (const path of [`/job/${job.id}`, `/?search=Clerk`, `/admin/jobs/${job.id}`, "/admin/log"]) {
    await page.goto(path);
    await expect(page.getByText("onerror=").first()).toBeAttached();
    expect(await page.locator("img[src='x']").count()).toBe(0);
  }
  await removeJob(page, job.id);
});

test("exams are added in the form, found, cancelled and deleted", async ({ page }) => {
  await signIn(page);
  await page.getByRole("tab", { name: "Exam Calendar" }).click();
  const form = page.getByRole("form", { name: "New exam" });
  await form.getByRole("button", { name: "Add exam" }).click();
  await expect(page.getByText("Missing Required Fields", { exact: true })).toBeVisible();
  const title = `Archivist Examination ${Date.now()}`;
  await form.getByLabel("Start from a template").selectOption({ label: "SSC CGL Tier I" });
  await form.getByLabel("Exam title").fill(title);
  await form.getByLabel("Registration start").fill(addDays(TODAY, -1));
  await form.getByLabel("Registration end").fill(addDays(TODAY, 10));
  await form.getByLabel("Exam date").fill(addDays(TODAY, 60));
  await form.getByRole("button", { name: "Add exam" }).click();
  await expect(page.getByText("Success!")).toBeVisible();
  expect(await text(page.request, "/exams")).toContain(title);
  await page.getByLabel("Search exams").fill(title);
  await page.getByRole("button", { name: `Cancel ${title}` }).click();
  await expect(page.getByText("Exam Cancelled")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Exam Deleted")).toBeVisible();
  expect(await text(page.request, "/exams")).not.toContain(title);
});

test("the management panel has its four tabs and creates a user", async ({ page }) => {
  await signIn(page);
  for (const tab of ["Change Password", "Create User", "Admin Users", "Manage Jobs"]) {
    await expect(page.getByRole("tab", { name: tab })).toBeVisible();
  }
  await expect(page.getByText(/Showing 20 of/)).toBeVisible();
  await page.getByRole("button", { name: "Show 30 more" }).click();
  await expect(page.getByText(/Showing 50 of/)).toBeVisible();
  await page.getByRole("tab", { name: "Create User" }).click();
  const name = `editor-${Date.now()}`;
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Email").fill(`${name}@example.org`);
  await page.getByRole("textbox", { name: "Password" }).fill("secret-1");
  await page.getByLabel("Role").selectOption("editor");
  await page.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByText("User Created")).toBeVisible();
  await page.getByRole("tab", { name: "Admin Users" }).click();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await row.getByRole("button", { name: "Deactivate" }).click();
  await expect(row).toContainText("Deactivated");
});

for (const theme of ["light", "dark"]) {
  test(`the pages of the admin area are accessible in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("niyukti-ui-theme", value), theme);
    await signIn(page);
    await expect(page.getByText(/Showing 20 of/)).toBeVisible();
    await expectAccessible(page);
    for (const panel of ["password", "create-user", "users"]) {
      await page.goto(`/admin/dashboard?tab=exams&panel=${panel}`);
      await expectAccessible(page);
    }
    for (const path of ["/admin/jobs/1", "/admin/jobs/new", "/admin/log", "/admin/review", "/admin/import", "/admin/inbox"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

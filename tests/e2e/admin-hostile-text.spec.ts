import type { Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { beSignedIn, createExam, createJob, findExam, goTo, removeExam, removeJob, TODAY, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test opens many pages.
test.describe.configure({ timeout: 120_000 });

/** Ends a script, an attribute, a comment and a title, and would set a flag by five kinds of element. */
const ATTACK = [
  "</title></textarea></script><script>window.__xss=1</script>",
  "<img src=x onerror=window.__xss=1>",
  `"><svg onload=window.__xss=1>`,
  "' onfocus='window.__xss=1' autofocus='",
  "--><iframe src=javascript:window.top.__xss=1></iframe>",
  "<a href=javascript:window.__xss=1>x</a>",
  "&lt;img src=x onerror=window.__xss=1&gt;",
].join(" ");
const SHORT = "<img src=x onerror=window.__xss=1>";

/** Opens a page that holds the text, and fails where any of it became more than text. */
async function expectText(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shown).first()).toBeAttached();
  await expectNothingRan(page, path);
}

async function expectNothingRan(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    flag: (window as Window & { __xss?: number }).__xss,
    elements: [
      ...document.querySelectorAll(
        "img[src='x'],svg[onload],iframe,object,embed,base,[onerror],[onfocus],a[href^='javascript:']",
      ),
    ].map((element) => element.outerHTML),
  }));
  expect(found, where).toEqual({ flag: undefined, elements: [] });
}

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    void dialog.dismiss();
    expect(dialog.message(), "a script opened a dialog").toBe("");
  });
});

test("scripts in every field of a job are text on its pages, in lists, the palette, the log and the corrections", async ({
  page,
}) => {
  await beSignedIn(page.context());
  const word = unique("Hostile").replace(" ", "");
  const job = await createJob(page, {
    title: `${word} ${SHORT}`,
    recruitingOrganization: `Bank ${SHORT}`,
    location: `Pune ${SHORT}`,
    salary: ATTACK,
    ageLimit: SHORT,
    applicationFee: ATTACK,
    selectionProcess: ATTACK,
    description: ATTACK,
    useMultiplePositions: true,
    jobPositions: [
      { positionName: SHORT, qualification: SHORT, salaryRange: SHORT, specificRequirements: SHORT, numberOfVacancies: 1 },
    ],
  });
  const fields = await (await page.request.get(`/api/admin/jobs/${job.id}`)).json();
  const changed = await page.request.put(`/api/admin/jobs/${job.id}`, {
    data: { ...fields, sourceUrl: "", applicationFee: `${SHORT} more` },
  });
  expect(changed.status()).toBe(200);
  for (const path of [`/job/${job.id}?lang=hi`, `/?search=${word}`, `/?job=${job.id}`]) {
    await expectText(page, path, path === `/?job=${job.id}` ? "onerror=" : word);
  }
  await expect(page.locator("body")).toBeVisible();
  await expectText(page, `/admin/jobs/${job.id}`, word);
  await page.getByRole("region", { name: "History" }).locator("summary").first().click();
  await expectNothingRan(page, "history");
  await expectText(page, `/admin/log?search=${word}`, word);
  await goTo(page, `/admin/dashboard?panel=jobs`);
  await page.getByRole("region", { name: "Manage jobs" }).getByRole("searchbox").fill(word);
  // As with exams: the row moves when the others go.
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
  await page.getByRole("button", { name: new RegExp(`^Delete ${word}`) }).click();
  await expect(page.getByRole("dialog")).toContainText(word);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Go to" }).click();
  await page.getByPlaceholder("A page, or words or the number of a job").fill(word);
  await expect(page.getByRole("option").filter({ hasText: word })).toBeVisible();
  await expectNothingRan(page, "dashboard");
  await removeJob(page, job.id);
});

test("scripts in an exam, a message and a name of the staff are text", async ({ page }) => {
  await beSignedIn(page.context());
  const word = unique("Hostile").replace(" ", "");
  const exam = await createExam(page, {
    title: `${word} ${SHORT}`,
    conductingOrganization: `Commission ${SHORT}`,
    examPattern: ATTACK,
    eligibility: ATTACK,
    syllabus: ATTACK,
    location: SHORT,
    duration: SHORT,
    languagesAvailable: SHORT,
    applicationFee: ATTACK,
    examDate: addDays(TODAY, 70),
  });
  await expectText(page, `/exams?search=${word}`, word);
  await expectText(page, `/exams?lang=hi&search=${word}`, word);
  await goTo(page, "/admin/dashboard?tab=exams&panel=users");
  await findExam(page, word);
  await page.getByRole("button", { name: new RegExp(`^Edit ${word}`) }).click();
  await expect(page.getByRole("dialog").getByLabel("Exam title")).toHaveValue(`${word} ${SHORT}`);
  await expectNothingRan(page, "exam dialog");
  await removeExam(page, exam.id);

  const email = `${word}@example.org`;
  const message = { name: `${word} ${SHORT}`, email, subject: `${word} ${SHORT}`, message: ATTACK };
  expect((await page.request.post("/api/contact", { data: message })).status()).toBe(201);
  await expectText(page, "/admin/inbox", word);
  const username = `${word} ${SHORT}`.slice(0, 60);
  const user = await page.request.post("/api/admin/users", { data: { username, email, password: "a password", role: "editor" } });
  expect(user.status()).toBe(201);
  await goTo(page, "/admin/dashboard?panel=users");
  await expect(page.getByRole("row", { name: new RegExp(word) })).toBeVisible();
  await expectNothingRan(page, "users");
  await expectText(page, `/admin/log?search=${word}`, word);
  await page.request.patch(`/api/admin/users/${(await user.json()).id}`, { data: { isActive: false } });
});

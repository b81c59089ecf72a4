/**
 * What scripts/gallery.mjs takes pictures of: a name, an address, what to do there first, whether it is a dialog (then the window
 * is taken, not the whole page), and who is signed in, a person or the staff.
 */
const dialog = (name, address, prepare) => ({
  name: `dialog-${name}`,
  path: address,
  isDialog: true,
  prepare: async (page) => {
    await page.getByRole("dialog").waitFor();
    await page.waitForFunction(() => !document.querySelector("[role=dialog] [aria-busy=true]"));
    await prepare?.(page);
  },
});
const page = (name, address, prepare) => ({ name, path: address, prepare });
const signedIn = (shot) => ({ ...shot, as: "person" });
const byStaff = (name, address, prepare) => ({ ...page(`admin-${name}`, address, prepare), as: "staff" });
const window = (name, address, prepare) => ({ name, path: address, isDialog: true, prepare });

/** Presses a button that only narrow windows have. */
const pressWhereShown = (name) => async (page) => {
  const button = page.getByRole("button", { name, exact: true }).first();
  if (await button.isVisible()) await button.click();
};

/** What the sample data hold: a structured notice with several posts, and one that has closed. */
const MANY_POSTS = 337;
const CLOSED = 501;

const checkOne = async (page) => {
  await page.locator("[name=dateOfBirth]").first().fill("2001-05-04");
  await page.locator("main form button[type=submit]").first().click();
  await page.waitForLoadState("load");
};

const saveTwo = (language) => async (page) => {
  // What an earlier picture saved would be taken away by the same press.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/${language}`);
  for (const index of [0, 1]) await page.locator('[data-mark="save"]').nth(index).click();
  await page.goto(`/saved${language}`);
  await page.locator("main article").nth(1).waitFor();
};

/** A toast that was asked for by saving a job. */
const saveOne = async (page) => {
  await page.locator('[data-mark="save"]').first().click();
  await page.locator("[data-sonner-toast]").waitFor();
};

const addApplication = async (page) => {
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("dialog").getByLabel("Job title").fill("Junior Engineer (Civil)");
  await page.getByRole("dialog").getByLabel("Department").fill("Public Works Department");
  await page.getByRole("button", { name: "Save application" }).click();
  await page.getByRole("heading", { name: "Junior Engineer (Civil)" }).waitFor();
};

export const SHOTS = [
  page("home", "/"),
  page("home-hindi", "/?lang=hi"),
  page("home-grid", "/?view=grid"),
  page("home-filtered", "/?qualification=graduate&location=Bihar&sortBy=deadline"),
  page("home-empty", "/?search=zzzz"),
  page("home-last-page", "/?page=999"),
  page("home-misspelt", "/?search=constabel"),
  page("home-misspelt-hindi", "/?search=constabel&lang=hi"),
  page("home-filtered-hindi", "/?qualification=graduate&location=Bihar&sortBy=deadline&lang=hi"),
  page("home-grid-hindi", "/?view=grid&lang=hi"),
  page("home-empty-hindi", "/?search=zzzz&lang=hi"),
  page("home-closing-week", "/?closing=week"),
  page("job", "/job/1"),
  page("job-hindi", "/job/1?lang=hi"),
  page("job-posts", `/job/${MANY_POSTS}`),
  page("job-posts-hindi", `/job/${MANY_POSTS}?lang=hi`),
  page("job-post", `/job/${MANY_POSTS}/post/2`),
  page("job-post-hindi", `/job/${MANY_POSTS}/post/2?lang=hi`),
  page("job-closed", `/job/${CLOSED}`),
  page("job-closed-hindi", `/job/${CLOSED}?lang=hi`),
  page("job-missing", "/job/999999"),
  page("job-missing-hindi", "/job/999999?lang=hi"),
  page("eligibility", `/job/${MANY_POSTS}/eligibility`),
  page("eligibility-hindi", `/job/${MANY_POSTS}/eligibility?lang=hi`),
  page("eligibility-answer", `/job/${MANY_POSTS}/eligibility`, checkOne),
  page("eligibility-answer-hindi", `/job/${MANY_POSTS}/eligibility?lang=hi`, checkOne),
  page("for-you", "/for-you"),
  page("for-you-hindi", "/for-you?lang=hi"),
  page("for-you-jobs", "/for-you/jobs"),
  page("for-you-jobs-hindi", "/for-you/jobs?lang=hi"),
  page("developers", "/developers"),
  page("developers-hindi", "/developers?lang=hi"),
  page("corrections", "/corrections"),
  page("corrections-hindi", "/corrections?lang=hi"),
  page("department-ssc", "/jobs/ssc"),
  page("department-railway", "/jobs/railway"),
  page("department-banking", "/jobs/banking"),
  page("department-state", "/jobs/bihar"),
  page("department-state-hindi", "/jobs/tamil-nadu?lang=hi"),
  page("landing", "/jobs/bihar/12th-pass"),
  page("landing-hindi", "/jobs/bihar/12th-pass?lang=hi"),
  page("landing-post", "/jobs/post/junior-engineer"),
  page("departments", "/jobs"),
  page("departments-hindi", "/jobs?lang=hi"),
  page("department-ssc-hindi", "/jobs/ssc?lang=hi"),
  page("exams", "/exams"),
  page("exams-empty", "/exams?search=zzzz"),
  page("exams-hindi", "/exams?lang=hi"),
  page("exams-month", "/exams?month=2026-12"),
  page("exams-month-hindi", "/exams?month=2026-12&lang=hi"),
  page("exams-empty-hindi", "/exams?search=zzzz&lang=hi"),
  page("contact", "/contact"),
  page("contact-hindi", "/contact?lang=hi"),
  page("faq-hindi", "/faq?lang=hi"),
  page("guide-hindi", "/guide?lang=hi"),
  page("privacy-hindi", "/privacy-policy?lang=hi"),
  page("terms-hindi", "/terms-of-service?lang=hi"),
  page("disclaimer-hindi", "/disclaimer?lang=hi"),
  page("faq", "/faq"),
  page("privacy", "/privacy-policy"),
  page("terms", "/terms-of-service"),
  page("disclaimer", "/disclaimer"),
  page("guide", "/guide"),
  page("results", "/exam-results"),
  page("admit-cards", "/admit-cards"),
  page("results-hindi", "/exam-results?lang=hi"),
  page("admit-cards-hindi", "/admit-cards?lang=hi"),
  page("syllabus", "/syllabus"),
  page("syllabus-hindi", "/syllabus?lang=hi"),
  page("previous-papers", "/previous-papers"),
  page("previous-papers-hindi", "/previous-papers?lang=hi"),
  page("saved", "/saved", (page) => page.getByText("You have not saved a job yet").waitFor()),
  page("saved-some", "/saved", saveTwo("")),
  page("saved-some-hindi", "/saved?lang=hi", saveTwo("?lang=hi")),
  page("sign-in", "/sign-in"),
  page("register", "/register"),
  page("forgot-password", "/forgot-password"),
  page("reset-password", "/reset-password?token=unknown"),
  page("verify-email", "/verify-email?token=unknown"),
  page("unsubscribe", "/unsubscribe?token=unknown"),
  page("sign-in-hindi", "/sign-in?lang=hi"),
  page("register-hindi", "/register?lang=hi"),
  page("forgot-password-hindi", "/forgot-password?lang=hi"),
  page("mail-alerts", "/settings/mail-alerts"),
  page("mail-alerts-hindi", "/settings/mail-alerts?lang=hi"),
  page("offline", "/offline"),
  page("offline-hindi", "/offline?lang=hi"),
  page("not-found", "/no/such/page"),
  page("not-found-hindi", "/no/such/page?lang=hi"),
  page("not-found-near", "/bihar-police-jobs"),
  page("not-found-near-hindi", "/bihar-police-jobs?lang=hi"),
  page("failed", "/failed"),
  page("too-many", "/too-many"),
  page("too-many-hindi", "/too-many?lang=hi"),
  page("admin-login", "/admin/login"),
  dialog("job", "/?job=1"),
  dialog("compare", "/?compare=1,2,3"),
  dialog("alerts", "/#alerts"),
  dialog("alerts-form", "/#alerts", (page) => page.getByRole("button", { name: "Create alert" }).click()),
  dialog("tracker", "/#tracker"),
  dialog("tracker-form", "/#tracker", (page) => page.getByRole("button", { name: "Add application" }).click()),
  dialog("tracker-some", "/#tracker", addApplication),
  dialog("help", "/#help"),
  dialog("sign-in", "/#signin"),
  dialog("register", "/#register"),
  dialog("exams", "/job/1#exams"),
  window("dialog-alert-me", "/?qualification=12th&location=Bihar", async (page) => {
    await page.getByRole("link", { name: "Alert me about this search" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  dialog("job-hindi", "/?job=1&lang=hi"),
  dialog("job-posts-hindi", `/?job=${MANY_POSTS}&lang=hi`),
  dialog("compare-hindi", "/?compare=1,2,3&lang=hi"),
  dialog("alerts-hindi", "/?lang=hi#alerts"),
  dialog("tracker-hindi", "/?lang=hi#tracker"),
  dialog("help-hindi", "/?lang=hi#help"),
  dialog("sign-in-hindi", "/?lang=hi#signin"),
  dialog("register-hindi", "/?lang=hi#register"),
  dialog("exams-hindi", "/job/1?lang=hi#exams"),
  window("toast", "/", saveOne),
  window("toast-hindi", "/?lang=hi", saveOne),
  window("menu-open", "/", (page) => page.getByRole("button", { name: /quick actions/i }).click()),
  window("menu-open-hindi", "/?lang=hi", (page) => page.getByRole("button", { name: /मेरे काम/ }).click()),
  window("filters-open", "/?qualification=graduate", pressWhereShown(/^Filters/)),
  window("filters-open-hindi", "/?qualification=graduate&lang=hi", pressWhereShown(/^फ़िल्टर/)),
  window("row-menu", "/", (page) => page.locator("article [popovertarget]").first().click()),
  window("row-menu-hindi", "/?lang=hi", (page) => page.locator("article [popovertarget]").first().click()),
  window("site-menu", "/", pressWhereShown("Menu")),
  window("site-menu-hindi", "/?lang=hi", pressWhereShown("मेन्यू")),
  window("theme-menu", "/", pressWhereShown("Theme")),
  signedIn(page("home-signed-in", "/")),
  signedIn(page("settings", "/settings")),
  signedIn(page("settings-hindi", "/settings?lang=hi")),
  byStaff("dashboard", "/admin/dashboard"),
  byStaff("dashboard-exams", "/admin/dashboard?tab=exams"),
  byStaff("jobs", "/admin/jobs"),
  byStaff("job-new", "/admin/jobs/new"),
  byStaff("job-edit", `/admin/jobs/${MANY_POSTS}`),
  byStaff("bin", "/admin/jobs/bin"),
  byStaff("import", "/admin/import"),
  byStaff("review", "/admin/review"),
  byStaff("sources", "/admin/sources"),
  byStaff("source-new", "/admin/sources/new"),
  byStaff("bodies", "/admin/bodies"),
  byStaff("words", "/admin/words"),
  byStaff("outbox", "/admin/outbox"),
  byStaff("inbox", "/admin/inbox"),
  byStaff("log", "/admin/log"),
  byStaff("second-factor", "/admin/second-factor"),
  byStaff("missing", "/admin/nothing-here"),
];

/**
 * What scripts/gallery.mjs takes pictures of: a name, an address, what to do there first, whether it is a dialog (then the window
 * is taken, not the whole page), and whether somebody is signed in.
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
const signedIn = (shot) => ({ ...shot, isSignedIn: true });

/** Presses a button that only narrow windows have. */
const pressWhereShown = (name) => async (page) => {
  const button = page.getByRole("button", { name, exact: true });
  if (await button.isVisible()) await button.click();
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
  page("job", "/job/1"),
  page("job-hindi", "/job/1?lang=hi"),
  page("job-missing", "/job/999999"),
  page("department-ssc", "/jobs/ssc"),
  page("department-railway", "/jobs/railway"),
  page("department-banking", "/jobs/banking"),
  page("department-state", "/jobs/bihar"),
  page("department-state-hindi", "/jobs/tamil-nadu?lang=hi"),
  page("departments", "/jobs"),
  page("exams", "/exams"),
  page("exams-empty", "/exams?search=zzzz"),
  page("exams-hindi", "/exams?lang=hi"),
  page("contact", "/contact"),
  page("faq", "/faq"),
  page("privacy", "/privacy-policy"),
  page("terms", "/terms-of-service"),
  page("disclaimer", "/disclaimer"),
  page("guide", "/guide"),
  page("results", "/exam-results"),
  page("admit-cards", "/admit-cards"),
  page("syllabus-hindi", "/syllabus?lang=hi"),
  page("saved", "/saved", (page) => page.getByText("You have not saved a job yet").waitFor()),
  page("saved-some", "/saved", async (page) => {
    await page.goto("/");
    for (const index of [0, 1]) await page.locator('[data-mark="save"]').nth(index).click();
    await page.goto("/saved");
    await page.getByText("2 saved jobs").waitFor();
  }),
  page("sign-in", "/sign-in"),
  page("register", "/register"),
  page("forgot-password", "/forgot-password"),
  page("reset-password", "/reset-password?token=unknown"),
  page("verify-email", "/verify-email?token=unknown"),
  page("unsubscribe", "/unsubscribe?token=unknown"),
  page("offline", "/offline"),
  page("not-found", "/no/such/page"),
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
  {
    name: "menu-open",
    path: "/",
    isDialog: true,
    prepare: (page) => page.getByRole("button", { name: /quick actions/i }).click(),
  },
  { name: "filters-open", path: "/?qualification=graduate", isDialog: true, prepare: pressWhereShown("Filters 1 filter set") },
  { name: "site-menu", path: "/", isDialog: true, prepare: pressWhereShown("Menu") },
  { name: "theme-menu", path: "/", isDialog: true, prepare: (page) => page.getByRole("button", { name: /theme/i }).click() },
  signedIn(page("home-signed-in", "/")),
  signedIn(page("settings", "/settings")),
  signedIn(page("settings-hindi", "/settings?lang=hi")),
];

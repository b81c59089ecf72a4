/**
 * What scripts/gallery.mjs takes pictures of: a name, an address, what to do there first, and whether it is a dialog (then the window
 * is taken, not the whole page).
 */
const dialog = (name, address, prepare) => ({
  name: `dialog-${name}`,
  path: address,
  isDialog: true,
  prepare: async (page) => {
    await page.getByRole("dialog").waitFor();
    await prepare?.(page);
  },
});
const page = (name, address, prepare) => ({ name, path: address, prepare });

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
  page("saved", "/saved"),
  page("sign-in", "/sign-in"),
  page("register", "/register"),
  page("forgot-password", "/forgot-password"),
  page("offline", "/offline"),
  page("not-found", "/no/such/page"),
  page("admin-login", "/admin/login"),
  dialog("job", "/?job=1"),
  dialog("compare", "/?compare=1,2,3"),
  dialog("alerts", "/#alerts"),
  dialog("tracker", "/#tracker"),
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
  { name: "theme-menu", path: "/", isDialog: true, prepare: (page) => page.getByRole("button", { name: /theme/i }).click() },
];

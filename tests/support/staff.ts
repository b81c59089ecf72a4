import { type APIRequestContext, type BrowserContext, type Cookie, expect, type Page } from "@playwright/test";
import { addDays, dayInIndia } from "@/lib/dates";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";

export const TODAY = dayInIndia(new Date());

/** A name that no other test uses: all tests share one site. */
export const unique = (name: string) => `${name} ${Date.now()}${Math.floor(Math.random() * 1e6)}`;

type Credentials = { username: string; password: string };

/** Opens an admin page as somebody of the staff; the session comes from a call, not from the form. */
export async function openAdmin(page: Page, path = "/admin/dashboard", who: Credentials = TEST_ADMIN): Promise<void> {
  await beSignedIn(page.context(), who);
  await goTo(page, path);
}

/** The sessions of those who have signed in from this process, by name. */
const kept = new Map<string, Cookie[]>();

/**
 * Gives the pages of a browser the session of somebody of the staff: the one that tests of this process used before, while it lives. Who signs in
 * for every test ends the sessions of tests that still run, since ten are the most that anybody of the staff has.
 */
export async function beSignedIn(context: BrowserContext, { username, password }: Credentials = TEST_ADMIN): Promise<void> {
  const before = kept.get(username);
  if (before) {
    await context.addCookies(before);
    if ((await context.request.get("/api/admin/me")).ok()) return;
  }
  const response = await context.request.post("/api/admin/login", { data: { username, password } });
  expect(response.status()).toBe(200);
  const cookies = await context.cookies();
  const own = cookies.filter(({ name }) => name.endsWith("niyukti_admin_session"));
  kept.set(username, own);
}

/** Opens an admin page and waits until its scripts run: what is typed before would not be heard on a slow machine. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits for the scripts of the admin page that is open, and for what it reads once they run. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await expect(page.getByText(/^Loading the |^The preview appears here/)).toHaveCount(0, { timeout: 20_000 });
}

/** Signs in through the form. */
export async function signIn(page: Page, { username, password }: Credentials = TEST_ADMIN): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}

/** A member of the staff of this test's own, made by a signed-in admin. */
export async function createStaff(page: Page, role: "admin" | "editor"): Promise<Credentials & { id: number; email: string }> {
  const username = unique(role).replace(" ", "-");
  const data = { username, email: `${username}@example.org`, password: "a first password", role };
  const response = await page.request.post("/api/admin/users", { data });
  expect(response.status()).toBe(201);
  return { ...data, id: (await response.json()).id };
}

export type StaffJob = { id: number; version: number; title: string; deadline: string };

/** A job made by a call, for tests that begin with one; every test takes its own away again. */
export async function createJob(page: Pick<Page, "request">, change: Record<string, unknown> = {}): Promise<StaffJob> {
  const response = await page.request.post("/api/admin/jobs", {
    data: {
      title: unique("Keeper of records"),
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

export const removeJob = async (page: Page, id: number) => void (await page.request.delete(`/api/admin/jobs/${id}`));

export type StaffExam = { id: number; version: number; title: string };

/** Looks for an exam in the list of the staff. Its row stands there before too, and elsewhere: what is pressed while it moves is lost. */
export async function findExam(page: Page, title: string): Promise<void> {
  await page.getByLabel("Search exams").fill(title);
  await expect(page.getByRole("region", { name: "List of exams" }).getByRole("row")).toHaveCount(2);
}

/** An exam made by a call. */
export async function createExam(page: Page, change: Record<string, unknown> = {}): Promise<StaffExam> {
  const response = await page.request.post("/api/admin/exams", {
    data: {
      title: unique("Keeper examination"),
      conductingOrganization: "Staff Selection Commission",
      registrationStartDate: addDays(TODAY, -1),
      registrationEndDate: addDays(TODAY, 20),
      examDate: addDays(TODAY, 60),
      eligibility: "Graduate",
      officialWebsite: "https://ssc.gov.in",
      examMode: "Online",
      ...change,
    },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

export const removeExam = async (page: Page, id: number) => void (await page.request.delete(`/api/admin/exams/${id}`));

/** A toast by its title and text; the one before it may still be on its way out. */
export const toast = (page: Page, title: string, description = "") =>
  page.locator("[data-sonner-toast][data-removed=false]").filter({ hasText: title }).filter({ hasText: description });

/** The text of an answer. */
export const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Holds a call back until the answer is let go, so that what stands meanwhile can be looked at. */
export async function holdCall(page: Page, path: string | RegExp, method: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await released;
    await route.fallback();
  });
  return release;
}

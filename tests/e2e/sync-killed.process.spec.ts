import type { Page, Route } from "@playwright/test";
import pg from "pg";
import { findEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { makeAccount, signInByDialog } from "@/tests/support/auth-dialog";
import { createAlert, keptInAccount, keptOn, toggleSaved, trackByHand } from "@/tests/support/kept-on-device";
import { sampleDataDir, startSite } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

const LONG_MS = 420_000;
test.describe.configure({ timeout: LONG_MS });

const EXCHANGE = "**/api/users/me/records";
const DAY = "2026-11-20";
// Reaching the site again takes as long as its start and the longest pause between two tries.
const AGAIN = { timeout: 60_000 };

let dataDir: string;
let remove: () => void;
let site: ReturnType<typeof startSite>;
let address: string;

const kill = () => site.stop("SIGKILL");
/** Starts the site again where it was: on its data and its port. */
async function restart(): Promise<void> {
  site = startSite({ DATA_DIR: dataDir, SEED: "sample", PORT: new URL(address).port });
  await site.address;
}

test.beforeAll(async () => {
  test.setTimeout(LONG_MS);
  ({ dataDir, remove } = sampleDataDir());
  site = startSite({ DATA_DIR: dataDir, SEED: "sample" });
  address = await site.address;
});
test.afterAll(async () => {
  await site.stop();
  remove();
});

/** Ends the site while the database works on an exchange: the row of the user is held until the exchange waits for it. */
async function killWithinExchange(route: Route, email: string): Promise<boolean> {
  const holder = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
  await holder.connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM users WHERE email = $1 FOR UPDATE", [email]);
    void route.continue().catch(() => undefined);
    const waiting = () => holder.query("SELECT 1 FROM pg_locks WHERE NOT granted");
    await expect.poll(async () => (await waiting()).rowCount, AGAIN).toBeGreaterThan(0);
    await kill();
    await holder.query("COMMIT");
    return true;
  } finally {
    await holder.end();
  }
}

/** Ends the site after it has taken an exchange and before the device hears of it; false while the site is not open yet. */
async function killBeforeAnswer(route: Route): Promise<boolean> {
  const response = await route.fetch().catch(() => null);
  const isTaken = response?.ok() ?? false;
  if (isTaken) {
    await site.address;
    await kill();
  }
  // The page may have given it up meanwhile.
  await route.abort().catch(() => undefined);
  return isTaken;
}

/** The same to the device, of a site that lives on: a start less, which `npm run prove -- kills` makes. */
async function loseAnswer(route: Route): Promise<boolean> {
  const response = await route.fetch().catch(() => null);
  await route.abort().catch(() => undefined);
  return response?.ok() ?? false;
}

/** Does something with the exchanges of a page, until it says that it is done. */
function atNextExchange(page: Page, act: (route: Route) => Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isDone = false;
    const handle = async (route: Route) => {
      if (isDone) return route.continue().catch(() => undefined);
      isDone = await act(route);
      if (isDone) resolve();
    };
    page.route(EXCHANGE, (route) => handle(route).catch(reject)).catch(reject);
  });
}

/** The network comes back, as the browser tells pages. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.context().setOffline(false);
}

async function useSignedOut(phone: Page, laptop: Page): Promise<string[]> {
  const clerk = { "Job title": "Junior Clerk", Department: "High Court", "Date applied": DAY };
  await trackByHand(phone, clerk);
  await createAlert(phone, "Clerk posts", "clerk, typist");
  await trackByHand(laptop, { ...clerk, "Job title": "junior  clerk", Notes: "Centre: Pune" });
  await trackByHand(laptop, { "Job title": "Assistant", Department: "SSC", "Date applied": DAY });
  await createAlert(laptop, "The same jobs", "Typist,CLERK");
  await createAlert(laptop, "Nurse posts", "nurse");
  for (const index of [0, 1]) await toggleSaved(phone, index, true);
  for (const index of [1, 2]) await toggleSaved(laptop, index, true);
  const saved = { ...(await keptOn(phone)).savedJobs, ...(await keptOn(laptop)).savedJobs };
  expect(Object.keys(saved)).toHaveLength(3);
  return Object.keys(saved);
}

test("what was kept signed out is one set on two devices, though the site is killed and the network cut midway", async ({
  browser,
}) => {
  const options = { baseURL: address, viewport: { width: 1280, height: 900 } };
  const [phoneContext, laptopContext] = [await browser.newContext(options), await browser.newContext(options)];
  const [phone, laptop] = [await phoneContext.newPage(), await laptopContext.newPage()];
  const savedKeys = await useSignedOut(phone, laptop);
  const email = await makeAccount(phone);

  // Killed in the middle of the first exchange: nothing of it may be kept half.
  const first = atNextExchange(phone, (route) => killWithinExchange(route, email));
  await signInByDialog(phone, email);
  await first;
  const before = await keptOn(phone);

  // And once more when an exchange is written and its answer is not given: nothing may be kept twice.
  const second = atNextExchange(phone, process.env.WHOLE_PROOF ? killBeforeAnswer : loseAnswer);
  await restart();
  await reconnect(phone);
  await second;
  expect(await keptOn(phone)).toEqual(before);
  if (process.env.WHOLE_PROOF) await restart();
  await phone.reload();
  await expect.poll(() => keptInAccount(phone), AGAIN).toEqual(before);

  // The other device loses the network as it begins, and something is taken back there meanwhile.
  const third = atNextExchange(laptop, async (route) => {
    await laptopContext.setOffline(true);
    await route.continue().catch(() => undefined);
    return true;
  });
  await signInByDialog(laptop, email);
  await third;
  await toggleSaved(laptop, 2, false);
  await phone.goto("about:blank");
  await laptopContext.setOffline(false);
  await expect.poll(async () => Object.keys((await keptInAccount(laptop)).trackedApplications).length, AGAIN).toBe(2);

  await phone.goto("/exams");
  await expect.poll(async () => Object.keys((await keptOn(phone)).trackedApplications).length, AGAIN).toBe(2);
  const merged = await keptOn(phone);
  await expect.poll(() => keptOn(laptop), AGAIN).toEqual(merged);
  expect(await keptInAccount(laptop)).toEqual(merged);
  expect(Object.keys(merged.savedJobs)).toHaveLength(2);
  expect(savedKeys).toEqual(expect.arrayContaining(Object.keys(merged.savedJobs)));
  const applications = Object.values(merged.trackedApplications);
  expect(applications.map(({ notes }) => notes).sort()).toEqual(["", "Centre: Pune"]);
  expect(Object.values(merged.jobAlerts).map(({ keywords }) => keywords)).toContain("nurse");

  // A change made while the site cannot be reached reaches the other device once it can.
  await phone.goto("/#tracker");
  const status = phone.getByLabel("Status of Assistant");
  await expect(status).toBeVisible();
  await phoneContext.setOffline(true);
  await status.selectOption("exam_scheduled");
  await reconnect(phone);
  await expect.poll(() => keptInAccount(phone), AGAIN).toEqual(await keptOn(phone));
  await laptop.reload();
  await expect.poll(() => keptOn(laptop), AGAIN).toEqual(await keptOn(phone));
  const changed = Object.values((await keptOn(laptop)).trackedApplications).find(({ jobTitle }) => jobTitle === "Assistant");
  expect(changed).toMatchObject({ status: "exam_scheduled", department: "SSC" });
  await Promise.all([phoneContext.close(), laptopContext.close()]);
});

import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { sampleDataDir, startSite, TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { startTcpProxy, type TcpProxy } from "@/tests/support/tcp-proxy";
import { expect, test } from "@/tests/support/test";

// In turn: the last stops the site that all share.
test.describe.configure({ mode: "default", timeout: 120_000 });

let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let proxy: TcpProxy;
let site: ReturnType<typeof startSite>;
let address: string;
let removeData: () => void;

test.beforeAll(async () => {
  const { dataDir, remove } = sampleDataDir();
  removeData = remove;
  // The database alone: a second site that holds it would cost as much as the one that is asked.
  postgres = await startEmbeddedPostgres(dataDir);
  const database = new URL(postgres.url);
  proxy = await startTcpProxy(Number(database.port));
  database.port = String(proxy.port);
  const NEXTAUTH_SECRET = "a secret of this test, long enough for a server";
  site = startSite({ DATABASE_URL: database.href, SEED: "sample", NEXTAUTH_SECRET });
  address = await site.address;
});

test.afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await postgres?.stop();
  removeData();
});

test("while the database is away, cached pages stay, lists say so with a retry, and calls answer 503", async ({
  reader: page,
  request,
}) => {
  // Not the home page, which would leave the exams of the coming week in the cache.
  await page.goto(`${address}/jobs/bihar`);
  const { username, password } = TEST_ADMIN;
  expect((await request.post(`${address}/api/admin/login`, { data: { username, password } })).status()).toBe(200);
  await proxy.close();

  await page.goto(`${address}/jobs/bihar`);
  await expect(page.locator("article").first()).toBeVisible();
  await page.goto(`${address}/?location=Delhi&sortBy=deadline`);
  await expect(page.getByRole("heading", { level: 1, name: "The list could not be loaded" })).toBeVisible();
  await page.goto(`${address}/?lang=hi&location=Delhi`);
  await expect(page.getByRole("heading", { level: 1, name: "सूची लोड नहीं हो सकी" })).toBeVisible();
  await page.goto(`${address}/jobs/ssc?location=Delhi`);
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/jobs/ssc?location=Delhi");
  await page.goto(`${address}/exams?sortBy=title`);
  await expect(page.getByText("Failed to load exams. Please try again later.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/exams?sortBy=title");
  expect((await request.get(`${address}/api/jobs?location=Delhi`)).status()).toBe(503);
  // Pages that nobody has asked for before.
  for (const path of ["/job/3", "/jobs/upsc", "/exams", "/sitemap.xml", "/admin/dashboard"]) {
    for (const [query, words] of [
      ["", "This page could not be shown"],
      ["?lang=hi", "यह पृष्ठ दिखाया नहीं जा सका"],
    ] as const) {
      const response = await request.get(`${address}${path}${query}`);
      const { "retry-after": retryAfter, "content-type": type = "" } = response.headers();
      expect.soft([path, response.status(), retryAfter, type.split(";")[0]]).toEqual([path, 503, "5", "text/html"]);
      expect.soft(await response.text()).toContain(words);
    }
  }

  await page.goto(`${address}/?location=Delhi&sortBy=deadline`);
  await proxy.open();
  await expect.poll(async () => (await request.get(`${address}/job/3`)).status()).toBe(200);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\?location=Delhi&sortBy=deadline$/);
  await expect(page.locator("article").first()).toBeVisible();
  // Of what failed meanwhile each line is an entry of the log, whoever said it.
  const [, logged = ""] = site.output().split("Press Ctrl-C to stop.\n");
  expect(logged).not.toBe("");
  expect(logged.split("\n").filter((line) => line && !/^\{.*\}$/.test(line))).toEqual([]);
});

test("a server that is told to stop while its database swallows what is sent ends in order, long before its limit", async ({
  request,
}) => {
  proxy.swallow();
  const call = request.get(`${address}/api/jobs/3`);
  // The call has reached the database when the next one, which asks it too, is answered for it.
  expect((await request.get(`${address}/api/health`)).status()).toBe(503);
  expect(await site.stop()).toBe(0);
  expect((await call).status()).toBe(503);
});

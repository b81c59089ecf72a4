import type { APIRequestContext } from "@playwright/test";
import type pg from "pg";
import { findEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { FORM_OF_SSC } from "@/tests/support/form-of-job";
import { withClient } from "@/tests/support/pg-client";
import { startSite, TEST_ADMIN, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 180_000 });

const JOB = { ...FORM_OF_SSC, title: "Keeper of the Fresh Pages" };

/** How the cache of Next answers a page, and the page. */
async function read(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  return { cache: response.headers()["x-nextjs-cache"], status: response.status(), text: await response.text() };
}

test("what is published shows on the next request of every page that holds it, and leaves other pages in the cache", async ({
  playwright,
  ownSite: { address: site },
}) => {
  const request = await playwright.request.newContext({ baseURL: site });
  const login = await request.post("/api/admin/login", { data: TEST_ADMIN });
  expect(login.status()).toBe(200);
  const others = ["/faq", "/exams", "/jobs/rajasthan"];
  const holders = ["/", "/jobs/ssc", "/jobs/bihar", "/sitemap.xml"];
  for (const address of [...others, ...holders]) await read(request, address);
  for (const address of others.slice(0, 2))
    expect({ address, ...(await read(request, address)) }).toMatchObject({ cache: "HIT" });

  // A draft is nobody's news.
  const draft = await (await request.post("/api/admin/jobs", { data: { ...JOB, status: "draft" } })).json();
  expect((await read(request, "/")).cache).toBe("HIT");
  const page = `/job/${draft.id}`;
  expect((await read(request, page)).status).toBe(404);

  const published = await request.post(`/api/admin/jobs/${draft.id}/status`, { data: { status: "published" } });
  expect(published.status()).toBe(200);
  for (const address of ["/", "/jobs/ssc", "/jobs/bihar", page]) {
    expect({ address, holds: (await read(request, address)).text.includes(JOB.title) }).toEqual({ address, holds: true });
  }
  expect((await read(request, "/sitemap.xml")).text).toContain(`${page}<`);
  for (const address of ["/faq", "/exams"])
    expect({ address, ...(await read(request, address)) }).toMatchObject({ cache: "HIT" });

  // Its words are corrected: what holds its row is made anew, the rest stays.
  const renamed = await request.put(page.replace("/job/", "/api/admin/jobs/"), {
    data: { ...JOB, title: "Keeper of the Renamed Pages" },
  });
  expect(renamed.status()).toBe(200);
  expect((await read(request, "/")).text).toContain("Keeper of the Renamed Pages");
  expect((await read(request, "/jobs")).text).toContain("Bihar");
  await request.dispose();
});

async function isOnHome(request: APIRequestContext): Promise<boolean> {
  return (await (await request.get("/")).text()).includes(JOB.title);
}

/** Waits until so many pages that are being made wait for the table of clicks. */
async function untilWaiting(client: pg.Client, pages: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await client.query("SELECT FROM pg_locks WHERE relation = 'apply_clicks'::regclass AND NOT granted");
      return rows.length;
    })
    .toBe(pages);
}

test("a page that is being made while a write commits is kept on no server, and shown to nobody", async ({
  playwright,
  ownSite: { address, dataDir, secret },
}) => {
  const second = temporaryDataDir();
  const databaseUrl = (await findEmbeddedPostgres(dataDir)) ?? "";
  const other = startSite({ DATA_DIR: second.dataDir, DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret });
  try {
    const staff = await playwright.request.newContext({ baseURL: address });
    expect((await staff.post("/api/admin/login", { data: TEST_ADMIN })).status()).toBe(200);
    const readers = [
      await playwright.request.newContext({ baseURL: address }),
      await playwright.request.newContext({ baseURL: await other.address }),
    ];

    // A first write has the figures of the page read anew, among them the clicks, which the write of a job does not look at.
    for (const reader of readers) await isOnHome(reader);
    expect((await staff.post("/api/admin/jobs", { data: { ...JOB, title: "Keeper of the First Page" } })).status()).toBe(201);

    await withClient(databaseUrl, async (client) => {
      await client.query("BEGIN; LOCK TABLE apply_clicks IN ACCESS EXCLUSIVE MODE");
      const before = readers.map(isOnHome);
      await untilWaiting(client, 2);
      expect((await staff.post("/api/admin/jobs", { data: JOB })).status()).toBe(201);
      const after = readers.map(isOnHome);
      // Their requests reach the site on connections of their own; it answers others meanwhile.
      for (const reader of readers) expect((await reader.get("/api/health")).status()).toBe(200);
      await client.query("COMMIT");
      expect(await Promise.all([...before, ...after])).toEqual([true, true, true, true]);
      expect(await Promise.all(readers.map(isOnHome))).toEqual([true, true]);
    });
  } finally {
    await other.stop();
    second.remove();
  }
});

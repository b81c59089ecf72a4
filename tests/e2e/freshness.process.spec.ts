import { rmSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { startSite, TEST_ADMIN, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { TODAY } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 120_000 });

const JOB = {
  title: "Keeper of the Fresh Pages",
  department: "Staff Selection Commission",
  recruitingOrganization: "Staff Selection Commission",
  location: "Patna, Bihar",
  qualification: "Graduate",
  deadline: addDays(TODAY, 20),
  applyLink: "https://ssc.example.org/apply",
  positions: 3,
  jobCategory: "Central Government",
  employmentType: "Permanent",
  salary: "Rs. 25,500 - 81,100",
  ageLimit: "18 to 27 years",
  applicationFee: "Rs. 100",
  description: "Keeps the pages of the commission fresh.",
  applicationStartDate: TODAY,
  selectionProcess: "Written examination",
};

/** How the cache of Next answers a page, and the page. */
async function read(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  return { cache: response.headers()["x-nextjs-cache"], status: response.status(), text: await response.text() };
}

test("what is published shows on the next request of every page that holds it, and leaves other pages in the cache", async ({
  playwright,
}) => {
  const { dataDir } = temporaryDataDir();
  const site = startSite({ DATA_DIR: dataDir });
  try {
    const request = await playwright.request.newContext({ baseURL: await site.address });
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
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

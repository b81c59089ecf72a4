import type { APIRequestContext } from "@playwright/test";
import { findEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { FORM_OF_SSC } from "@/tests/support/form-of-job";
import { withClient } from "@/tests/support/pg-client";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 180_000 });

/** How an address answers: where it leads, for how long that is kept, and which of the titles it shows. */
async function read(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const { location, "cache-control": kept } = response.headers();
  const title = /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1];
  return { status: response.status(), location, kept, title };
}

test("the address of a job that was joined away leads to the one it is part of, in both languages, until the join is undone", async ({
  playwright,
  ownSite: { address, dataDir },
}) => {
  const request = await playwright.request.newContext({ baseURL: address });
  expect((await request.post("/api/admin/login", { data: TEST_ADMIN })).status()).toBe(200);
  const create = async (title: string): Promise<number> => {
    const answer = await request.post("/api/admin/jobs", { data: { ...FORM_OF_SSC, title } });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  };
  const [stays, taken] = [await create("Keeper of Both Lists"), await create("Keeper of the Second List")];
  expect(await read(request, `/job/${taken}`)).toMatchObject({ status: 200, title: "Keeper of the Second List" });

  const pair = await withClient((await findEmbeddedPostgres(dataDir)) ?? "", async (client) => {
    const { rows } = await client.query(
      `INSERT INTO recruitment_listings (source, source_reference, job_id, state, listing, is_official, score, because)
         SELECT source, source_reference, $1, 'waiting', jsonb_build_object('source', source, 'sourceReference', source_reference, 'title', title,
           'department', department, 'recruitingOrganization', 'Staff Selection Commission', 'location', location, 'qualification', qualification,
           'jobCategory', job_category, 'postedOn', posted_on, 'deadline', deadline, 'applyLink', apply_link), false, 7, '{}'
         FROM jobs WHERE id = $2 RETURNING id`,
      [stays, taken],
    );
    return rows[0].id;
  });
  const decide = async (action: string) => {
    const answer = await request.post(`/api/admin/review/pairs/${pair}`, { data: { action } });
    expect({ action, status: answer.status(), text: answer.ok() || (await answer.text()) }).toMatchObject({ status: 200 });
  };
  await decide("join");
  for (const language of ["", "?lang=hi"]) {
    const { status, location, kept } = await read(request, `/job/${taken}${language}`);
    expect({ language, status, location }).toEqual({ language, status: 308, location: `/job/${stays}${language}` });
    // A browser that keeps it for good would not see that the join is undone.
    expect(kept).toBe("no-cache");
  }
  expect((await read(request, `/job/${stays}`)).status).toBe(200);
  expect((await request.get(`/api/jobs/${taken}`)).status()).toBe(404);

  await decide("undo");
  expect(await read(request, `/job/${taken}`)).toMatchObject({ status: 200, title: "Keeper of the Second List" });
  await request.dispose();
});

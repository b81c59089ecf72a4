import * as draftRoute from "@/app/api/admin/drafts/[form]/route";
import * as draftsRoute from "@/app/api/admin/drafts/route";
import * as jobRoute from "@/app/api/admin/jobs/[id]/route";
import * as jobsRoute from "@/app/api/admin/jobs/route";

import { db } from "@/lib/db";
import { eraseOldDrafts, findNewDrafts, keepDraft, listDrafts, MAX_DRAFTS } from "@/lib/jobs/editing/drafts/store";
import { BLANK_JOB } from "@/lib/jobs/editing/form/form-values";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { FORM } from "@/tests/support/form-of-job";

useDatabase();
const NOW = new Date();
let asha: TestAccount;
let ravi: TestAccount;

beforeAll(async () => {
  asha = await makeAdmin("editor");
  ravi = await makeAdmin("editor");
});

type Handler = Parameters<typeof call>[0];
async function send(
  handler: Handler,
  method: string,
  as: TestAccount,
  { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {},
) {
  const response = await call(handler, "/api/admin/x", { method, params, headers: as.bearer, json: body });
  return { status: response.status, body: await response.json() };
}
const keep = (form: string, as: TestAccount, body: unknown) => send(draftRoute.PUT, "PUT", as, { params: { form }, body });
const read = (form: string, as: TestAccount) => send(draftRoute.GET, "GET", as, { params: { form } });

/** What was typed, as a form holds it: nothing of it need be allowed in a job. */
const typed = (title: string) => ({
  values: { ...BLANK_JOB, title, deadline: "soon" },
  base: { title: "", deadline: "" },
  version: 3,
});

it("keeps what was typed, as it was typed, for its editor alone, a draft for each form", async () => {
  expect((await keep("new", asha, typed(" A new\u00a0notice "))).status).toBe(200);
  expect((await keep("job-12", asha, typed("An edit"))).status).toBe(200);
  expect((await keep("new", ravi, typed("Another's"))).status).toBe(200);
  expect((await keep("job-12", asha, typed("A later edit"))).status).toBe(200);
  expect((await read("new", asha)).body).toEqual({ ...typed(" A new\u00a0notice "), savedAt: expect.any(String) });
  expect((await read("job-12", asha)).body.values.title).toBe("A later edit");
  expect((await read("job-12", ravi)).status).toBe(404);
  expect((await send(draftsRoute.GET, "GET", asha)).body.map(({ form }: { form: string }) => form)).toEqual(["job-12", "new"]);
});

it("keeps each notice that an editor enters beside the others, the newest offered first", async () => {
  const { id } = await makeAdmin("editor");
  for (const [at, form] of ["new-7", "job-12", "new", "new-999999999"].entries()) {
    await keepDraft({ adminUserId: id, form }, typed(form), new Date(NOW.getTime() + at));
  }
  const offered = await findNewDrafts(id);
  expect(offered.map(({ form, values }) => [form, values.title])).toEqual(
    ["new-999999999", "new", "new-7"].map((form) => [form, form]),
  );
});

it("is gone once it is dropped, and may be dropped twice", async () => {
  await keep("review-4", asha, typed("A row"));
  for (const status of [200, 200]) {
    expect((await send(draftRoute.DELETE, "DELETE", asha, { params: { form: "review-4" } })).status).toBe(status);
  }
  expect((await read("review-4", asha)).status).toBe(404);
});

it.each([
  ["a form that is none", "job-0", typed("x"), 404],
  ["a new one of too large a number", "new-1000000000", typed("x"), 404],
  ["another name", "../jobs", typed("x"), 404],
  ["what is no form", "new", { values: { title: 5 } }, 400],
  ["more than a megabyte", "new", typed("x".repeat(1024 * 1024)), 413],
])("refuses %s", async (_what, form, body, status) => {
  expect((await keep(form, asha, body)).status).toBe(status);
});

it("is still read where a field has been added to the form since", async () => {
  await db().jobDraft.create({
    data: { adminUserId: ravi.id, form: "job-5", version: 1, content: '{"values":{"title":"Old"},"base":{}}', savedAt: NOW },
  });
  expect((await read("job-5", ravi)).body.values).toEqual({ ...BLANK_JOB, title: "Old" });
});

it("holds a bounded number for an editor, and none longer than thirty days", async () => {
  const { id } = await makeAdmin("editor");
  for (let at = 1; at <= MAX_DRAFTS + 2; at++) {
    await keepDraft({ adminUserId: id, form: `job-${at}` }, typed("x"), new Date(NOW.getTime() + at));
  }
  const forms = (await listDrafts(id)).map(({ form }) => form);
  expect(forms).toHaveLength(MAX_DRAFTS);
  expect(forms).not.toContain("job-2");
  const late = new Date(NOW.getTime() + 31 * 24 * 60 * 60 * 1000);
  await eraseOldDrafts(late);
  expect(await listDrafts(id)).toEqual([]);
});

it("tells an editor whose version is old who saved the job, and when", async () => {
  const { body: job } = await send(jobsRoute.POST, "POST", asha, { body: FORM });
  const params = { id: String(job.id) };
  await send(jobRoute.PUT, "PUT", ravi, { params, body: { ...FORM, salary: "Rs 30,000", version: 1 } });
  const late = await send(jobRoute.PUT, "PUT", asha, { params, body: { ...FORM, ageLimit: "18-27", version: 1 } });
  expect(late.status).toBe(409);
  const { username } = await db().adminUser.findUniqueOrThrow({ where: { id: ravi.id } });
  expect(late.body).toMatchObject({ savedBy: username, savedAt: expect.stringMatching(/Z$/), job: { salary: "Rs 30,000" } });
});

it("leaves out a draft that is no form, instead of failing for all of its editor's", async () => {
  const kept = await listDrafts(asha.id);
  await db().jobDraft.create({ data: { adminUserId: asha.id, form: "new-71", content: "half a tex", version: 0, savedAt: NOW } });
  expect(await listDrafts(asha.id)).toEqual(kept);
  expect((await read("new-71", asha)).body).not.toHaveProperty("values");
});

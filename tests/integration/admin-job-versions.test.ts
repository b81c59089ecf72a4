import * as restoreRoute from "@/app/api/admin/jobs/[id]/restore/route";
import * as jobRoute from "@/app/api/admin/jobs/[id]/route";
import * as statusRoute from "@/app/api/admin/jobs/[id]/status/route";
import * as bulkRoute from "@/app/api/admin/jobs/bulk/route";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { findAdminJob } from "@/lib/jobs/editing/queries";
import { BULK_ACTIONS } from "@/lib/jobs/editing/schema";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { deleteJob, restoreJob, setJobStatus } from "@/lib/jobs/editing/write/status";
import { makeAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { act, create, NOW, TODAY, update, useJobNumbers } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();

let headers: Record<string, string>;
beforeEach(async () => {
  headers = (await makeAdmin("editor")).bearer;
});

async function ask(handler: Parameters<typeof call>[0], path: string, json?: object, method = "POST") {
  const response = await call(handler, path, { headers, id: /jobs\/(\d+)/.exec(path)?.[1], ...(json ? { json } : { method }) });
  return { status: response.status, body: await response.json() };
}
const bulk = (body: object) => ask(bulkRoute.POST, "/api/admin/jobs/bulk", body);
/** What ravi saves while the caller still looks at the list. */
const saveMeanwhile = (id: number) => update(id, { positions: 77 }, "slip");
const rows = () => db().job.findMany({ orderBy: { id: "asc" } });
const OTHERS_SAVE = { savedBy: "asha", savedAt: expect.any(String) };

async function openYesterday() {
  const job = await create({ applicationStartDate: addDays(TODAY, -3) });
  await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -2)}::date WHERE id = ${job.id}`;
  return job;
}

it.each(BULK_ACTIONS)(
  "a bulk %s of a job that another editor saved since changes none, and says who saved which",
  async (action) => {
    const [saved, other] = [await openYesterday(), await openYesterday()];
    if (action === "publish") {
      for (const { id } of [saved, other]) await setJobStatus(id, { status: "withdrawn" }, act);
    }
    if (action === "reopen") await changeJobs({ ids: [saved.id, other.id], action: "close", reason: "Stayed by a court" }, act);
    const seen = await rows();
    const versions = Object.fromEntries(seen.map(({ id, version }) => [id, version]));
    await db().$executeRaw`UPDATE jobs SET positions = 77, version = version + 1 WHERE id = ${saved.id}`;
    const before = await rows();
    const request = { ids: [saved.id, other.id], action, reason: "All posts are filled", deadline: addDays(TODAY, 33) };

    const refused = await bulk({ ...request, versions });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.any(String), conflicts: [{ job: { id: saved.id, positions: 77 }, ...OTHERS_SAVE }] },
    });
    expect(await rows()).toEqual(before);

    const [{ job }] = refused.body.conflicts;
    const agreed = await bulk({ ...request, versions: { ...versions, [job.id]: job.version } });
    const written = Object.fromEntries((await rows()).map(({ id, version }) => [id, version]));
    expect(agreed).toEqual({ status: 200, body: { changed: [saved.id, other.id], skipped: [], versions: written } });
    expect(written[other.id]).toBeGreaterThan(versions[other.id] ?? 0);
  },
);

it("leaves alone, without a conflict, what another editor has done already", async () => {
  const { id, version } = await create();
  await setJobStatus(id, { status: "withdrawn" }, act);
  expect(await bulk({ ids: [id], action: "withdraw", versions: { [id]: version } })).toEqual({
    status: 200,
    body: { changed: [], skipped: [{ id, reason: "already withdrawn" }], versions: {} },
  });
});

it("deletes no job that another editor saved since it was seen", async () => {
  const { id, version } = await create();
  await saveMeanwhile(id);
  const path = `/api/admin/jobs/${id}`;
  const refused = await ask(jobRoute.DELETE, `${path}?version=${version}`, undefined, "DELETE");
  expect(refused).toMatchObject({ status: 409, body: { job: { id, positions: 77 }, ...OTHERS_SAVE } });
  expect(await findAdminJob(id)).not.toBeNull();
  const agreed = await ask(jobRoute.DELETE, `${path}?version=${refused.body.job.version}`, undefined, "DELETE");
  expect(agreed).toMatchObject({ status: 200, body: { version: refused.body.job.version + 1 } });
  expect(await findAdminJob(id)).toBeNull();
});

it("restores no job as it was deleted before another editor restored, changed and deleted it again", async () => {
  const { id } = await create();
  const seen = await deleteJob(id, act);
  if ("conflict" in seen) throw new Error("nobody else wrote");
  await restoreJob(id, act);
  await saveMeanwhile(id);
  await deleteJob(id, act);
  const path = `/api/admin/jobs/${id}/restore`;
  const refused = await ask(restoreRoute.POST, `${path}?version=${seen.version}`);
  expect(refused).toMatchObject({ status: 409, body: { job: { id, positions: 77 }, ...OTHERS_SAVE } });
  expect(await findAdminJob(id)).toBeNull();
  const agreed = await ask(restoreRoute.POST, `${path}?version=${refused.body.job.version}`);
  expect(agreed).toMatchObject({ status: 200, body: { id, status: "published", positions: 77 } });
});

it("asks nobody where no version is given", async () => {
  const { id } = await create();
  await saveMeanwhile(id);
  expect((await ask(statusRoute.POST, `/api/admin/jobs/${id}/status`, { status: "withdrawn" })).status).toBe(200);
  expect((await bulk({ ids: [id], action: "publish" })).body.changed).toEqual([id]);
  expect((await ask(jobRoute.DELETE, `/api/admin/jobs/${id}`, undefined, "DELETE")).status).toBe(200);
  expect((await ask(restoreRoute.POST, `/api/admin/jobs/${id}/restore`)).status).toBe(200);
  expect(await restoreJob(id, { ...act, now: NOW }).catch(({ code }) => code)).toBe("NOT_FOUND");
});

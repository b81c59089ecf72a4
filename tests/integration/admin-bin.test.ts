import * as restoreRoute from "@/app/api/admin/jobs/[id]/restore/route";
import * as binRoute from "@/app/api/admin/jobs/bin/route";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { emptyBin } from "@/lib/jobs/bin/empty-bin";
import { departmentOfGone, listBin } from "@/lib/jobs/bin/queries";
import { deleteJob } from "@/lib/jobs/editing/write/status";
import { importBatch } from "@/lib/jobs/import/write";
import { jobInputSchema } from "@/lib/jobs/schema";
import { makeAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const asha = { id: 7, username: "asha" };

const listing = (reference: string) =>
  jobInputSchema.parse({
    source: "example.org",
    sourceReference: reference,
    title: `Clerk ${reference}`,
    department: "State Government",
    recruitingOrganization: "Example Board",
    location: "Pune",
    qualification: "B.Tech",
    postedOn: "2026-01-01",
    deadline: "2030-02-01",
  });
const importListing = (reference: string) => db().$transaction((tx) => importBatch(tx, [{ job: listing(reference) }]));

async function makeJob(reference: string): Promise<number> {
  await importListing(reference);
  const job = await db().job.findFirstOrThrow({ where: { sourceReference: reference }, select: { id: true } });
  return job.id;
}
const ids = async () => (await db().job.findMany({ orderBy: { id: "asc" }, select: { id: true } })).map(({ id }) => id);
const actionsOf = async (id: number) =>
  (await db().auditEntry.findMany({ where: { entity: "job", entityId: String(id), actorName: { in: ["asha", "site"] } } }))
    .length;

it("shows the deleted jobs, the latest first, with who deleted each and when it goes", async () => {
  const [first, second] = [await makeJob("1"), await makeJob("2")];
  await makeJob("3");
  await deleteJob(first, { actor: { id: 8, username: "ravi" }, now: daysAgo(29) });
  await deleteJob(second, { actor: asha, now: daysAgo(1) });
  const editor = await makeAdmin("editor");
  const response = await call(binRoute.GET, "/api/admin/jobs/bin?page=1", { headers: editor.bearer });
  const shown = (id: number, days: number, deletedBy: string) => ({
    id,
    version: 2,
    title: `Clerk ${id}`,
    recruitingOrganization: "Example Board",
    source: "example.org",
    deletedAt: daysAgo(days).toISOString(),
    goesAt: daysAgo(days - 30).toISOString(),
    deletedBy,
  });
  expect(await response.json()).toEqual({ jobs: [shown(second, 1, "asha"), shown(first, 29, "ravi")], total: 2 });
  expect(await listBin(2)).toEqual({ jobs: [], total: 2 });
});

it("keeps a deleted job for 30 days, then removes it for good with a row of the log, and only once", async () => {
  const [old, young, living] = [await makeJob("1"), await makeJob("2"), await makeJob("3")];
  await deleteJob(old, { actor: asha, now: daysAgo(30.01) });
  await deleteJob(young, { actor: asha, now: daysAgo(29.99) });
  const message = await db().contactMessage.create({
    data: { name: "Ravi", email: "ravi@example.org", subject: "Date", message: "Wrong", jobId: old },
  });
  expect(await emptyBin(NOW)).toBe(1);
  expect(await ids()).toEqual([young, living]);
  const entry = await db().auditEntry.findFirst({ where: { action: "job.remove" }, orderBy: { id: "desc" } });
  expect(entry).toMatchObject({ actorId: null, actorName: "site", entityId: String(old), label: "Clerk 1" });
  expect(await db().contactMessage.findUnique({ where: { id: message.id } })).toMatchObject({ jobId: null });
  const before = await actionsOf(old);
  expect(await emptyBin(NOW)).toBe(0);
  expect(await actionsOf(old)).toBe(before);
});

it("a removed job cannot be restored, one in the bin can, in the status it had", async () => {
  const [old, young] = [await makeJob("1"), await makeJob("2")];
  await deleteJob(old, { actor: asha, now: daysAgo(31) });
  await deleteJob(young, { actor: asha, now: daysAgo(29) });
  await emptyBin(NOW);
  const editor = await makeAdmin("editor");
  const restore = (id: number) =>
    call(restoreRoute.POST, `/api/admin/jobs/${id}/restore`, {
      method: "POST",
      params: { id: String(id) },
      headers: editor.bearer,
    });
  expect((await restore(old)).status).toBe(404);
  const restored = await restore(young);
  expect([restored.status, ((await restored.json()) as { status: string }).status]).toEqual([200, "published"]);
  expect((await listBin(1)).total).toBe(0);
  const again = await restore(young);
  expect([again.status, await again.json()]).toEqual([404, { message: expect.stringContaining("not in the bin any more") }]);
});

it("no import makes a removed job anew; a job that is only in the bin it leaves there", async () => {
  const [old, young] = [await makeJob("1"), await makeJob("2")];
  await deleteJob(old, { actor: asha, now: daysAgo(31) });
  await deleteJob(young, { actor: asha, now: daysAgo(1) });
  await emptyBin(NOW);
  expect(await importListing("1")).toEqual([{ outcome: "kept", reason: "removed", id: null }]);
  await importListing("2");
  expect(await ids()).toEqual([young]);
  expect((await listBin(1)).total).toBe(1);
});

it("passes over a job that somebody is restoring at that moment", async () => {
  const old = await makeJob("1");
  await deleteJob(old, { actor: asha, now: daysAgo(31) });
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM jobs WHERE id = ${old} FOR UPDATE`;
    expect(await emptyBin(NOW)).toBe(0);
  });
  expect(await ids()).toEqual([old]);
});

it("removes more than one batch in a run", async () => {
  await db().$transaction((tx) =>
    importBatch(
      tx,
      Array.from({ length: 250 }, (_, index) => ({ job: listing(String(index)) })),
    ),
  );
  await db().job.updateMany({ data: { status: "withdrawn", deletedAt: daysAgo(40) } });
  expect(await emptyBin(NOW)).toBe(250);
  expect(await ids()).toEqual([]);
  expect(await db().removedListing.count()).toBe(250);
});

it("the department of a job that was public is known to its readers, and that of a draft that never was is not", async () => {
  const [deleted, hidden, draft] = [await makeJob("1"), await makeJob("2"), await makeJob("3")];
  expect(await departmentOfGone(deleted)).toBeNull();
  await db().job.updateMany({ where: { id: { in: [hidden, draft] } }, data: { status: "draft" } });
  await db().jobPublication.delete({ where: { jobId: draft } });
  expect(await departmentOfGone(draft)).toBeNull();
  await deleteJob(deleted, { actor: asha, now: NOW });
  await deleteJob(draft, { actor: asha, now: NOW });
  expect(await departmentOfGone(deleted)).toBe("State Government");
  expect(await departmentOfGone(hidden)).toBe("State Government");
  expect(await departmentOfGone(draft)).toBeNull();
  expect(await departmentOfGone(999_999)).toBeNull();
});

import { setTimeout as sleep } from "node:timers/promises";
import * as exportRoute from "@/app/api/admin/export/route";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { exportJobs } from "@/lib/jobs/export/export";
import { upsertJobs } from "@/lib/jobs/mutations";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { makeAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

useDatabase();

it("an export holds each job once, also one that is saved while the file is made", async () => {
  await upsertJobs(makeJobs(520, dayInIndia(new Date())));
  const made = await db().job.findMany({ orderBy: [{ updatedAt: "asc" }, { id: "asc" }], select: { id: true } });
  const [last] = made;
  const headers = (await makeAdmin("editor")).bearer;
  const write = async (tx: Pick<ReturnType<typeof db>, "$executeRaw">) => {
    // The first step of the export waits for the posts, and reads on once the last job of the list has become its first.
    await tx.$executeRaw`LOCK TABLE positions`;
    const exporting = call(exportRoute.GET, "/api/admin/export?format=json", { headers });
    const isWaiting = () =>
      db().$queryRaw<object[]>`SELECT 1 AS one FROM pg_locks WHERE NOT granted AND relation = 'positions'::regclass`;
    while ((await isWaiting()).length === 0) await sleep(10);
    await tx.$executeRaw`UPDATE jobs SET updated_at = now() + interval '1 minute' WHERE id = ${last?.id}`;
    return { exporting };
  };
  const file = await db().$transaction(write, { timeout: 30_000 });
  const ids = ((await (await file.exporting).json()) as { niyuktiId: number }[]).map(({ niyuktiId }) => niyuktiId);
  expect(ids.toSorted((a, b) => a - b)).toEqual(made.map(({ id }) => id).toSorted((a, b) => a - b));
});

it("all jobs are in the parts of an export, each in one, and none in a part after the last", async () => {
  const now = new Date();
  const filters = adminListSchema.parse({ sortBy: "latest" });
  const all = await db().job.count({ where: { deletedAt: null } });
  const part = async (number: number) => {
    const jobs = JSON.parse(String(await exportJobs(filters, "json", now, { part: number, size: 200 })));
    return (jobs as { niyuktiId: number }[]).map(({ niyuktiId }) => niyuktiId);
  };
  const parts = [await part(1), await part(2), await part(3), await part(4)];
  expect(parts.map(({ length }) => length)).toEqual([200, 200, all - 400, 0]);
  expect(new Set(parts.flat()).size).toBe(all);
});

it("a call asks for a part by its number, which the name of the file says", async () => {
  const headers = (await makeAdmin("editor")).bearer;
  const asked = (part: string) => call(exportRoute.GET, `/api/admin/export?format=json&part=${part}`, { headers });
  const second = await asked("2");
  expect([await second.json(), second.headers.get("content-disposition")]).toEqual([[], expect.stringMatching(/-2\.json"$/)]);
  expect((await asked("0")).status).toBe(400);
});

import { setTimeout as sleep } from "node:timers/promises";
import * as exportRoute from "@/app/api/admin/export/route";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
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

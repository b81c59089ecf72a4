import { addDays, type Day } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeJobs } from "@/tests/support/population";

export type PublicJobs = { openId: number; closedId: number; withdrawnId: number };

/** Stores thirty jobs: all open but one that is closed and one that is withdrawn. */
export async function storePublicJobs(today: Day): Promise<PublicJobs> {
  const [open, closed, withdrawn, ...others] = makeJobs(30, today).map((job) => ({
    ...job,
    postedOn: addDays(today, -60),
    deadline: addDays(today, 9),
  }));
  if (!open || !closed || !withdrawn) throw new Error("no jobs were made");
  const jobPositions = [
    { positionName: "Civil", qualification: "Diploma", numberOfVacancies: 3 },
    { positionName: "Electrical", qualification: "B.E.", numberOfVacancies: 2 },
  ];
  await upsertJobs([
    { ...open, postedOn: today, sourceUrl: null, salary: null, jobPositions },
    { ...closed, deadline: addDays(today, -45) },
    withdrawn,
    ...others,
  ]);
  const idOf = async (sourceReference: string) => (await db().job.findFirstOrThrow({ where: { sourceReference } })).id;
  const withdrawnId = await idOf(withdrawn.sourceReference);
  await db().job.update({ where: { id: withdrawnId }, data: { status: "withdrawn" } });
  return { openId: await idOf(open.sourceReference), closedId: await idOf(closed.sourceReference), withdrawnId };
}

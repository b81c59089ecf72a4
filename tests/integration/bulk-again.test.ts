import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { type BulkRequest, changeJobs } from "@/lib/jobs/editing/write/bulk";
import { setJobStatus } from "@/lib/jobs/editing/write/status";
import { setJobRedirect } from "@/lib/jobs/joining/joined-jobs";
import { useDatabase } from "@/tests/support/database";
import { act, create, logOf, TODAY, useJobNumbers } from "@/tests/support/job-edits";

const { clear } = useDatabase();
beforeEach(clear);
useJobNumbers();

const versionsOf = (jobs: { id: number; version: number }[]) =>
  Object.fromEntries(jobs.map(({ id, version }) => [String(id), version]));

/** Makes a bulk write of a job. @returns the versions that it answers */
async function written(id: number, change: Omit<BulkRequest, "ids">): Promise<Record<string, number>> {
  const result = await changeJobs({ ids: [id], ...change }, act);
  if (!("changed" in result)) throw new Error("nobody else wrote");
  return result.versions as Record<string, number>;
}

describe("a bulk write whose answer the network took", () => {
  it.each<[string, Omit<BulkRequest, "ids">]>([
    ["withdrawal", { action: "withdraw" }],
    ["closing", { action: "close", reason: "All posts are filled" }],
    ["new last date", { action: "deadline", deadline: addDays(TODAY, 40) }],
  ])("is answered again as it was, writes nothing, and can be undone: a %s", async (_name, change) => {
    const jobs = [await create(), await create()];
    const request = { ids: jobs.map(({ id }) => id), versions: versionsOf(jobs), ...change };
    const first = await changeJobs(request, act);
    const [one] = jobs;
    const written = (await logOf(one?.id ?? 0)).length;
    const second = await changeJobs(request, act);
    expect(second).toEqual(first);
    expect(await logOf(one?.id ?? 0)).toHaveLength(written);
    if (!("changed" in second)) throw new Error("nobody else wrote");
    const undone = await changeJobs({ ids: second.changed, action: "undo", versions: second.versions as never }, act);
    expect(undone).toMatchObject({ changed: request.ids, skipped: [] });
    expect(await db().job.count({ where: { status: "published", closedOn: null } })).toBe(2);
  });

  it.each<[string, Omit<BulkRequest, "ids">]>([
    ["withdrawal", { action: "withdraw" }],
    ["closing", { action: "close", reason: "All posts are filled" }],
    ["new last date", { action: "deadline", deadline: addDays(TODAY, 40) }],
    ["publication", { action: "publish" }],
  ])("and that took back a %s, is answered again as it was and writes nothing", async (_name, change) => {
    const { id } = await create({}, change.action === "publish" ? "draft" : "published");
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -30)}::date`;
    const undo: BulkRequest = { ids: [id], action: "undo", versions: await written(id, change) };
    const first = await changeJobs(undo, act);
    expect(first).toMatchObject({ changed: [id], skipped: [] });
    const rows = (await logOf(id)).length;
    expect(await changeJobs(undo, act)).toEqual(first);
    expect(await logOf(id)).toHaveLength(rows);
  });

  it("is not taken for an undoing where the same editor has moved the last date once more, nor another's undoing for one's own", async () => {
    const { id } = await create();
    const versions = await written(id, { action: "deadline", deadline: addDays(TODAY, 40) });
    const left = { changed: [], skipped: [{ id, reason: "saved or undone since" }] };
    await changeJobs({ ids: [id], action: "deadline", deadline: addDays(TODAY, 50) }, act);
    expect(await changeJobs({ ids: [id], action: "undo", versions }, act)).toMatchObject(left);
    const again = await written(id, { action: "withdraw" });
    await changeJobs({ ids: [id], action: "undo", versions: again }, { ...act, actor: { id: 8, username: "ravi" } });
    expect(await changeJobs({ ids: [id], action: "undo", versions: again }, act)).toMatchObject(left);
  });

  it("that another editor made of a job is not taken for one's own: the job is left alone, and named", async () => {
    const job = await create();
    await setJobStatus(job.id, { status: "withdrawn" }, { ...act, actor: { id: 8, username: "ravi" } });
    const answer = await changeJobs({ ids: [job.id], versions: versionsOf([job]), action: "withdraw" }, act);
    expect(answer).toMatchObject({ changed: [], skipped: [{ id: job.id, reason: "already withdrawn" }] });
  });
});

it("says of jobs that left the list meanwhile where each went, also where a deletion is asked for twice", async () => {
  const [deleted, joined, other] = [await create(), await create(), await create()];
  const request = { ids: [deleted.id, joined.id, 999_999], versions: versionsOf([deleted, joined]), action: "delete" as const };
  await changeJobs(request, act);
  await db().$transaction((tx) => setJobRedirect(tx, joined.id, other.id));
  expect(await changeJobs(request, act)).toMatchObject({
    changed: [],
    skipped: [
      { id: deleted.id, reason: "in the bin" },
      { id: joined.id, reason: `joined with job #${other.id}` },
      { id: 999_999, reason: "no such job" },
    ],
  });
});

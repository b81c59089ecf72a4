import pg from "pg";
import { addDays, dateOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { BULK_ACTIONS, type BulkResult } from "@/lib/jobs/editing/schema";
import { type BulkRequest, changeJobs } from "@/lib/jobs/editing/write/bulk";
import { deleteJob, restoreJob, setJobStatus } from "@/lib/jobs/editing/write/status";
import { useDatabase } from "@/tests/support/database";
import { act, corrigendaOf, create, logOf, NOW, TODAY, update, useJobNumbers } from "@/tests/support/job-edits";

const { clear } = useDatabase();
beforeEach(clear);
useJobNumbers();

async function bulk(request: BulkRequest): Promise<BulkResult> {
  const result = await changeJobs(request, act);
  if ("conflicts" in result) throw new Error("nobody else wrote");
  return result;
}

const undo = ({ changed, versions }: BulkResult) => bulk({ ids: changed, action: "undo", versions: withText(versions) });
const withText = (versions: Readonly<Record<number, number>>) => versions as Record<string, number>;

/** All that a row holds but when and how often it was written. */
async function rowOf(id: number) {
  const {
    version: _version,
    updatedAt: _updatedAt,
    editedAt: _editedAt,
    ...row
  } = await db().job.findUniqueOrThrow({
    where: { id },
  });
  return row;
}

const AT_FIVE = `${addDays(TODAY, 20)}T17:00:00+05:30`;
const withHour = () => create({ deadline: addDays(TODAY, 20), notice: null }).then(giveHour);
async function giveHour(job: Awaited<ReturnType<typeof create>>) {
  await update(job.id, { deadline: job.deadline, notice: { closesAt: AT_FIVE, posts: [{ name: "Clerk" }] } });
  return job;
}

/** All that can be undone: what is deleted is in the bin. */
const UNDONE = BULK_ACTIONS.filter((action) => action !== "delete");

/** Makes a job one that a source lists and of which the log says nothing, under another number. */
async function asListed(id: number): Promise<number> {
  await db().$executeRaw`UPDATE jobs SET id = id + 500, source = 'commission', edited_at = NULL WHERE id = ${id}`;
  return id + 500;
}
const editedAt = async (id: number) => (await db().job.findUniqueOrThrow({ where: { id } })).editedAt;

describe("what a bulk write did is undone", () => {
  it("a last date with its hour, told to readers as our own slip", async () => {
    const { id } = await withHour();
    const before = await rowOf(id);
    expect(before.closesAt).toEqual(new Date(AT_FIVE));
    const moved = await bulk({ ids: [id], action: "deadline", deadline: addDays(TODAY, 40) });
    expect((await rowOf(id)).closesAt).toBeNull();
    expect(await undo(moved)).toMatchObject({ changed: [id], skipped: [] });
    expect(await rowOf(id)).toEqual(before);
    expect((await corrigendaOf(id)).map(({ newValue, isOurs }) => [newValue, isOurs])).toEqual([
      [addDays(TODAY, 40), false],
      [addDays(TODAY, 20), true],
    ]);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: "job.update",
      oldValues: { deadline: addDays(TODAY, 40) },
      newValues: { deadline: addDays(TODAY, 20) },
    });
  });

  it("a last date with the day to pay by, which goes where it was put off past it and stays where it was not", async () => {
    const { id } = await create({ deadline: addDays(TODAY, 20), notice: null });
    const feePaidBy = addDays(TODAY, 22);
    await update(id, { deadline: addDays(TODAY, 20), notice: { feePaidBy, posts: [{ name: "Clerk" }] } });
    const before = await rowOf(id);
    await bulk({ ids: [id], action: "deadline", deadline: addDays(TODAY, 21) });
    expect((await rowOf(id)).notice).toMatchObject({ feePaidBy });
    await update(id, { deadline: addDays(TODAY, 20) });
    const moved = await bulk({ ids: [id], action: "deadline", deadline: addDays(TODAY, 40) });
    expect((await rowOf(id)).notice).toMatchObject({ feePaidBy: null });
    expect(await undo(moved)).toMatchObject({ changed: [id], skipped: [] });
    expect((await rowOf(id)).notice).toEqual(before.notice);
  });

  it("a last date that opened again what was closed early", async () => {
    const { id } = await create({ applicationStartDate: addDays(TODAY, -2) });
    await bulk({ ids: [id], action: "close", reason: "Stayed by a court" });
    await db().$executeRaw`UPDATE jobs SET closed_at = ${NOW} WHERE id = ${id}`;
    const { closedAt, closesAt, ...before } = await rowOf(id);
    const moved = await bulk({ ids: [id], action: "deadline", deadline: addDays(TODAY, 40) });
    expect((await rowOf(id)).closedOn).toBeNull();
    await undo(moved);
    const after = await rowOf(id);
    expect(after).toMatchObject(before);
    // By the clock of the log, to whose row of the closing it belongs.
    expect(Math.abs(Number(after.closedAt) - Number(closedAt))).toBeLessThan(10 * 60_000);
    expect(after.closesAt).toEqual(after.closedAt);
  });

  it("a closing and a reopening, of which readers are told nothing", async () => {
    const { id } = await withHour();
    const open = await rowOf(id);
    const closed = await bulk({ ids: [id], action: "close", reason: "All posts are filled" });
    const shut = await rowOf(id);
    await undo(closed);
    expect(await rowOf(id)).toEqual(open);
    await bulk({ ids: [id], action: "close", reason: "All posts are filled" });
    const reopened = await bulk({ ids: [id], action: "reopen" });
    expect(await rowOf(id)).toEqual(open);
    await undo(reopened);
    expect(await rowOf(id)).toMatchObject({
      closedReason: shut.closedReason,
      deadline: shut.deadline,
      statedDeadline: shut.statedDeadline,
    });
    expect(await corrigendaOf(id)).toEqual([]);
  });

  it("a publication and a withdrawal, in the status that each had", async () => {
    const [draft, scheduled, open] = [await create({}, "draft"), await create({}, "draft"), await create()];
    const publishAt = new Date(NOW.getTime() + 60 * 60_000);
    await setJobStatus(scheduled.id, { status: "scheduled", publishAt }, act);
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -3)}::date`;
    const ids = [draft.id, scheduled.id, open.id];
    const before = await Promise.all(ids.map(rowOf));
    const published = await bulk({ ids, action: "publish" });
    expect(published.skipped).toEqual([{ id: open.id, reason: "already published" }]);
    await undo(published);
    const undone = before.map((row) => (row.id === open.id ? row : { ...row, postedOn: dateOf(TODAY) }));
    expect(await Promise.all(ids.map(rowOf))).toEqual(undone);
    await undo(await bulk({ ids, action: "withdraw" }));
    expect(await Promise.all(ids.map(rowOf))).toEqual(undone);
  });

  it("a publication: published again, a job is posted on the day on which it was public first, and not on that of its draft", async () => {
    const { id } = await create({}, "draft");
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -30)}::date`;
    await undo(await bulk({ ids: [id], action: "publish" }));
    await bulk({ ids: [id], action: "publish" });
    expect(await rowOf(id)).toMatchObject({ status: "published", postedOn: dateOf(TODAY) });
  });

  it.each(UNDONE)("%s of a listing that no editor had written: it is its source's again, until one writes it", async (action) => {
    const { id } = await create({ applicationStartDate: addDays(TODAY, -2) }, action === "publish" ? "draft" : "published");
    if (action === "reopen") await bulk({ ids: [id], action: "close", reason: "Stayed by a court" });
    const listed = await asListed(id);
    const write = () => bulk({ ids: [listed], action, reason: "Stayed by a court", deadline: addDays(TODAY, 40) });
    await undo(await write());
    expect(await editedAt(listed)).toBeNull();
    await write();
    expect(await editedAt(listed)).toEqual(NOW);
  });

  it("not so of one that an editor has written: its source does not write over that", async () => {
    const { id } = await create();
    const listed = await asListed(id);
    await update(listed, { ageLimit: "18 to 40 years" });
    await undo(await bulk({ ids: [listed], action: "withdraw" }));
    expect(await editedAt(listed)).toEqual(NOW);
  });
});

describe("an undo leaves alone", () => {
  it("what was to come out at a time that has passed since", async () => {
    const publishAt = new Date(NOW.getTime() + 60_000);
    const later = { ...act, now: new Date(NOW.getTime() + 120_000) };
    for (const action of ["withdraw", "publish"] as const) {
      const { id } = await create({}, "draft");
      await setJobStatus(id, { status: "scheduled", publishAt }, act);
      const { versions } = await bulk({ ids: [id], action });
      const left = await rowOf(id);
      expect(await changeJobs({ ids: [id], action: "undo", versions: withText(versions) }, later)).toEqual({
        changed: [],
        skipped: [{ id, reason: "its time to come out has passed" }],
        versions: {},
      });
      expect(await rowOf(id)).toEqual(left);
    }
  });

  it("what was public before it had to say all that it must today: it was a draft, and told as if it were as before", async () => {
    const { id } = await create();
    await db().$executeRaw`UPDATE jobs SET job_category = NULL WHERE id = ${id}`;
    const withdrawn = await bulk({ ids: [id], action: "withdraw" });
    expect(await undo(withdrawn)).toMatchObject({ changed: [], skipped: [{ id, reason: "Job category is required" }] });
    expect(await rowOf(id)).toMatchObject({ status: "withdrawn" });
  });

  it("what somebody saved, deleted or undid since, and where no version is said", async () => {
    const jobs = [await create(), await create(), await create(), await create()];
    const ids = jobs.map(({ id }) => id);
    const [saved = 0, gone = 0, undone = 0, unsaid = 0] = ids;
    const moved = await bulk({ ids, action: "deadline", deadline: addDays(TODAY, 40) });
    await update(saved, { deadline: addDays(TODAY, 40), ageLimit: "18 to 40 years" });
    await deleteJob(gone, act);
    await changeJobs(
      { ids: [undone], action: "undo", versions: withText(moved.versions) },
      { ...act, actor: { id: 8, username: "ravi" } },
    );
    const { [unsaid]: _unsaid, ...versions } = moved.versions;
    const before = await Promise.all(ids.map(rowOf));
    expect(await bulk({ ids, action: "undo", versions: withText(versions) })).toEqual({
      changed: [],
      skipped: [
        { id: saved, reason: "saved or undone since" },
        { id: gone, reason: "in the bin" },
        { id: undone, reason: "saved or undone since" },
        { id: unsaid, reason: "saved or undone since" },
      ],
      versions: {},
    });
    expect(await Promise.all(ids.map(rowOf))).toEqual(before);
  });

  it("an edit that changed more than a bulk write can", async () => {
    const { id } = await create();
    const { version } = await update(id, { deadline: addDays(TODAY, 41), ageLimit: "18 to 40 years" });
    expect(await bulk({ ids: [id], action: "undo", versions: { [id]: version } })).toMatchObject({
      changed: [],
      skipped: [{ id, reason: "its last change was none of several jobs" }],
    });
  });
});

it("a listing that is deleted and brought back is its source's again, but not where an editor had written it", async () => {
  const [untouched, edited] = [await asListed((await create()).id), await asListed((await create()).id)];
  await update(edited, { ageLimit: "18 to 40 years" });
  for (const id of [untouched, edited]) {
    for (const _time of [1, 2]) {
      await deleteJob(id, act);
      await restoreJob(id, act);
    }
  }
  expect(await editedAt(untouched)).toBeNull();
  expect(await editedAt(edited)).toEqual(NOW);
  await undo(await bulk({ ids: [untouched], action: "withdraw" }));
  expect(await editedAt(untouched)).toBeNull();
});

it.each(BULK_ACTIONS)("a bulk %s and its undoing ask the database as often for thirty jobs as for three", async (action) => {
  const counts: number[] = [];
  for (const size of [3, 30]) {
    const ids: number[] = [];
    for (let at = 0; at < size; at++) ids.push((await create({ applicationStartDate: addDays(TODAY, -3) })).id);
    if (action === "publish") await bulk({ ids, action: "withdraw" });
    if (action === "reopen") await bulk({ ids, action: "close", reason: "Stayed by a court" });
    const query = jest.spyOn(pg.Client.prototype, "query");
    const result = await bulk({ ids, action, reason: "All posts are filled", deadline: addDays(TODAY, 33) });
    if (action !== "delete") expect((await undo(result)).changed).toEqual(ids);
    counts.push(query.mock.calls.length);
    query.mockRestore();
    expect(result.changed).toEqual(ids);
  }
  expect(counts[1]).toBe(counts[0]);
});

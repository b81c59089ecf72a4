import { addDays, isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { updateJob } from "@/lib/jobs/editing/write/mutations";
import { deleteJob, restoreJob, setJobStatus } from "@/lib/jobs/editing/write/status";
import { publishDueJobs } from "@/lib/jobs/publish-due";
import { findJob, findJobs } from "@/lib/jobs/queries";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { useDatabase } from "@/tests/support/database";
import { FORM } from "@/tests/support/form-of-job";
import {
  act,
  corrigendaOf,
  create,
  EDIT,
  EDITOR,
  logOf,
  NOW,
  openTitles,
  TODAY,
  update,
  useJobNumbers,
} from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();

describe("the status of a job", () => {
  it("hides a draft and a withdrawn job, and dates a draft by the day it is published", async () => {
    const { id } = await create({}, "draft");
    expect(await findJob(id)).toBeNull();
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -5)}::date WHERE id = ${id}`;
    expect(await setJobStatus(id, { status: "published" }, { actor: EDITOR, now: NOW })).toMatchObject({
      job: { postedOn: TODAY },
    });
    expect(await findJob(id)).not.toBeNull();
    await setJobStatus(id, { status: "withdrawn" }, { actor: EDITOR, now: NOW });
    expect(await findJob(id)).toBeNull();
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["job.create", "job.status", "job.status"]);
  });

  it("keeps the day on which it was posted where it becomes a draft for a while", async () => {
    const { id } = await create();
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -5)}::date WHERE id = ${id}`;
    await setJobStatus(id, { status: "draft" }, act);
    await setJobStatus(id, { status: "published" }, act);
    expect(await findJob(id)).toMatchObject({ postedOn: addDays(TODAY, -5) });
  });

  it("turns from scheduled to published when its time has come, once, whoever asks", async () => {
    const { id } = await create({}, "draft");
    const publishAt = new Date(NOW.getTime() + 60_000);
    await setJobStatus(id, { status: "scheduled", publishAt }, { actor: EDITOR, now: NOW });
    expect(await publishDueJobs(NOW)).toEqual([]);
    const later = new Date(publishAt.getTime() + 1);
    const runs = await Promise.all([publishDueJobs(later), publishDueJobs(later)]);
    expect(runs.flat()).toEqual([id]);
    expect((await logOf(id)).at(-1)).toMatchObject({ actorId: null, actorName: "site", newValues: { status: "published" } });
  });
});

describe("a deleted job", () => {
  it("is gone from every reader, is not found the second time, and comes back as it was", async () => {
    const { id } = await create();
    await deleteJob(id, { actor: EDITOR, now: NOW });
    expect(await findJob(id)).toBeNull();
    expect((await listAdminJobs(adminListSchema.parse({}), NOW)).total).toBe(0);
    await expect(deleteJob(id, { actor: EDITOR, now: NOW })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(updateJob(id, EDIT, act)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await restoreJob(id, { actor: EDITOR, now: NOW })).toMatchObject({
      job: { status: "published", title: "Junior Clerk" },
    });
    expect(await findJob(id)).not.toBeNull();
    await expect(restoreJob(id, { actor: EDITOR, now: NOW })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

/** A job for which one can apply from tomorrow on, as a notice that is imported may say. */
async function createToOpen(): Promise<{ id: number }> {
  const { id } = await create();
  await db().$executeRaw`UPDATE jobs SET application_start_date = ${addDays(TODAY, 1)}::date WHERE id = ${id}`;
  return { id };
}

describe("a bulk change", () => {
  it("moves deadlines, names what it left alone, and is one transaction", async () => {
    const [first, second] = [await create(), await create({ deadline: addDays(TODAY, 40) })];
    const deadline = addDays(TODAY, 40);
    const result = await changeJobs({ ids: [first.id, second.id, 999_999], action: "deadline", deadline }, act);
    expect(result).toMatchObject({
      changed: [first.id],
      skipped: [
        { id: second.id, reason: "has this deadline" },
        { id: 999_999, reason: "no such job" },
      ],
    });
    expect(await corrigendaOf(first.id)).toHaveLength(1);
  });

  it.each([
    ["a day that has passed", addDays(TODAY, -1), "Deadline must be a future date"],
    ["a day that no calendar has", "2026-02-30", "Application deadline must be a date (YYYY-MM-DD)"],
    ["no day", undefined, "Application deadline is required"],
  ])("refuses %s as the deadline", async (_what, deadline, message) => {
    await expect(changeJobs({ ids: [1], action: "deadline", deadline }, act)).rejects.toThrow(message);
  });

  it("closes jobs with a reason, keeps the last date of the notice and corrects nothing, and takes it back", async () => {
    const [old, fresh] = [await create({ applicationStartDate: addDays(TODAY, -2) }), await createToOpen()];
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -2)}::date WHERE id = ${old.id}`;
    const close = { ids: [old.id, fresh.id], action: "close" as const };
    await expect(changeJobs(close, act)).rejects.toThrow("Reason is required");
    expect(await openTitles()).toHaveLength(2);
    expect(await changeJobs({ ...close, reason: "All posts are filled" }, act)).toMatchObject({ changed: [old.id] });
    const page = await findJob(old.id);
    const closed = { on: TODAY, reason: "All posts are filled", statedDeadline: FORM.deadline };
    // One day and instant for page, lists and API; the page says what the notice had stated.
    const closing = { deadline: TODAY, closesAt: NOW.toISOString() };
    expect(page).toMatchObject({ closed, corrigenda: [], ...closing });
    expect(await findJobs([old.id])).toMatchObject([closing]);
    expect(page && isOpen(page, new Date(NOW.getTime() - 1))).toBe(true);
    expect(page && isOpen(page, NOW)).toBe(false);
    expect(page && jobPostingOf(page, NOW)).toBeNull();
    expect(await openTitles()).toHaveLength(1);
    expect(await changeJobs({ ...close, ids: [old.id], reason: "Again" }, act)).toMatchObject({
      changed: [],
      skipped: [{ id: old.id }],
    });
    expect((await logOf(old.id)).at(-1)).toMatchObject({ newValues: { closed } });
    await changeJobs({ ids: [old.id, fresh.id], action: "reopen" }, act);
    expect(await findJob(old.id)).toMatchObject({ closed: null, deadline: FORM.deadline, closesAt: null, corrigenda: [] });
    expect(await openTitles()).toHaveLength(2);
  });

  it("closes what was posted today too, or opened today, and leaves what opens later", async () => {
    const [posted, later] = [await create({ applicationStartDate: TODAY }), await createToOpen()];
    const close = { ids: [posted.id, later.id], action: "close" as const, reason: "Published by mistake of the body" };
    expect(await changeJobs(close, act)).toMatchObject({
      changed: [posted.id],
      skipped: [{ id: later.id, reason: "applications start later" }],
    });
    expect(await findJob(posted.id)).toMatchObject({ postedOn: TODAY, deadline: TODAY, closesAt: NOW.toISOString() });
  });

  it("closes nothing that is withdrawn: it would have ended when it is published again", async () => {
    const { id } = await create({});
    await setJobStatus(id, { status: "withdrawn" }, act);
    expect(await changeJobs({ ids: [id], action: "close", reason: "All posts are filled" }, act)).toMatchObject({
      changed: [],
      skipped: [{ id, reason: "withdrawn" }],
    });
  });

  it("closes nothing that is not public yet, and moves no last date before the day on which a job is to come out", async () => {
    const [draft, scheduled] = [await create({}, "draft"), await create({}, "draft")];
    const publishAt = new Date(`${addDays(TODAY, 5)}T09:00:00+05:30`);
    await setJobStatus(scheduled.id, { status: "scheduled", publishAt }, act);
    const ids = [draft.id, scheduled.id];
    expect(await changeJobs({ ids, action: "close", reason: "All posts are filled" }, act)).toMatchObject({
      changed: [],
      skipped: ids.map((id) => ({ id, reason: "not public yet" })),
    });
    const move = (days: number) => changeJobs({ ids: [scheduled.id], action: "deadline", deadline: addDays(TODAY, days) }, act);
    expect(await move(4)).toMatchObject({
      changed: [],
      skipped: [{ id: scheduled.id, reason: "Publication time cannot be after the deadline" }],
    });
    expect(await move(5)).toMatchObject({ changed: [scheduled.id] });
  });

  it("leaves alone what has closed by its hour today", async () => {
    const { id } = await create({ applicationStartDate: addDays(TODAY, -2) });
    const closesAt = `${TODAY}T17:00:00+05:30`;
    const notice = { closesAt, posts: [{ name: "Clerk" }] };
    await db().job.update({
      where: { id },
      data: { deadline: new Date(TODAY), postedOn: new Date(addDays(TODAY, -2)), notice },
    });
    const at = (hour: string) => ({ ...act, now: new Date(`${TODAY}T${hour}+05:30`) });
    const close = { ids: [id], action: "close" as const, reason: "All posts are filled" };
    expect(await changeJobs(close, at("17:00:00"))).toMatchObject({ changed: [], skipped: [{ id, reason: "already closed" }] });
    expect(await changeJobs(close, at("16:59:59"))).toMatchObject({ changed: [id], skipped: [] });
  });

  it("of a closed job that gets a new last date opens it again", async () => {
    const { id } = await create({ applicationStartDate: addDays(TODAY, -2) });
    await db().$executeRaw`UPDATE jobs SET posted_on = ${addDays(TODAY, -2)}::date WHERE id = ${id}`;
    await changeJobs({ ids: [id], action: "close", reason: "Stayed by a court" }, act);
    await update(id, { title: "Clerk", deadline: TODAY });
    expect((await findJob(id))?.closed).not.toBeNull();
    await update(id, { deadline: addDays(TODAY, 30) });
    expect(await findJob(id)).toMatchObject({ closed: null, deadline: addDays(TODAY, 30) });
  });

  it("withdraws jobs", async () => {
    const { id } = await create();
    expect(await changeJobs({ ids: [id], action: "withdraw" }, act)).toMatchObject({ changed: [id] });
    expect(await findJob(id)).toBeNull();
  });
});

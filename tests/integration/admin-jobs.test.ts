import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/errors";
import { findAdminJob } from "@/lib/jobs/editing/queries";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { updateJob } from "@/lib/jobs/editing/write/mutations";
import { sourceInWords } from "@/lib/jobs/job/values";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJob } from "@/lib/jobs/queries";
import { jobInputSchema } from "@/lib/jobs/schema";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { useDatabase } from "@/tests/support/database";
import { FORM } from "@/tests/support/form-of-job";
import { act, corrigendaOf, create, EDIT, logOf, NOW, TODAY, update, useJobNumbers } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();

describe("a new job", () => {
  it("is public at once with everything that is derived from it, and logged", async () => {
    const job = await create();
    expect(job).toMatchObject({ status: "published", version: 1, postedOn: TODAY, source: "manual", sourceUrl: null });
    expect(await findJob(job.id)).toMatchObject({ title: "Junior Clerk", places: ["pune", "maharashtra"] });
    expect(await logOf(job.id)).toMatchObject([
      {
        action: "job.create",
        actorId: 7,
        actorName: "asha",
        label: "Junior Clerk",
        oldValues: null,
        newValues: { positions: 10 },
      },
    ]);
  });

  it("takes vacancies and qualification from its positions", async () => {
    const posts = [
      { positionName: "Civil", qualification: "Diploma", numberOfVacancies: 3 },
      { positionName: "Electrical", qualification: "B.Tech" },
    ];
    const job = await create({ qualification: "", useMultiplePositions: true, jobPositions: posts });
    expect(job).toMatchObject({ positions: 4, qualification: "Diploma; B.Tech" });
    expect(job.jobPositions.map(({ positionName }) => positionName)).toEqual(["Civil", "Electrical"]);
  });

  it("is stored under the full name of its department", async () => {
    expect((await create({ department: "SSC" })).department).toBe("Staff Selection Commission");
  });
});

describe("an edit", () => {
  it("leaves fields that it does not give, raises the version and logs the difference alone", async () => {
    const { id } = await create();
    const job = await update(id, { title: "Senior Clerk" });
    expect(job).toMatchObject({ title: "Senior Clerk", version: 2, positions: 10, applicationFee: "Rs 100" });
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: "job.update",
      oldValues: { title: "Junior Clerk" },
      newValues: { title: "Senior Clerk" },
    });
  });

  it("needs title, department, location, qualification and deadline, not blank", async () => {
    const { id } = await create();
    const refused = await updateJob(id, { title: " " }, act).catch((error: AppError) => error);
    expect(refused).toMatchObject({
      code: "INVALID",
      message: "Job title is required",
      fields: {
        title: ["Job title is required"],
        department: ["Department is required"],
        location: ["Location is required"],
        qualification: ["Qualification is required"],
        deadline: ["Application deadline is required"],
      },
    });
  });

  it("of two editors who started from the same version, the second is told and nothing is overwritten", async () => {
    const { id } = await create();
    await update(id, { title: "First" });
    const second = await updateJob(id, { ...EDIT, title: "Second" }, { ...act, version: 1 });
    expect(second).toMatchObject({ conflict: { title: "First", version: 2 } });
    expect((await findJob(id))?.title).toBe("First");
  });

  it("of many at once with the same version lets exactly one through", async () => {
    const { id } = await create();
    const outcomes = await Promise.all(
      ["A", "B", "C", "D", "E"].map((title) => updateJob(id, { ...EDIT, title }, { ...act, version: 1 })),
    );
    expect(outcomes.filter((outcome) => "job" in outcome)).toHaveLength(1);
  });

  it("of a closed job may keep its past deadline", async () => {
    const { id } = await create();
    const closed = { deadline: addDays(TODAY, -3), applicationStartDate: addDays(TODAY, -9), postedOn: addDays(TODAY, -9) };
    await db()
      .$executeRaw`UPDATE jobs SET posted_on = ${closed.postedOn}::date, application_start_date = ${closed.applicationStartDate}::date, deadline = ${closed.deadline}::date WHERE id = ${id}`;
    expect((await update(id, { title: "Corrected", deadline: closed.deadline })).deadline).toBe(closed.deadline);
    await expect(update(id, { deadline: addDays(TODAY, -2) })).rejects.toThrow("Deadline must be a future date");
  });

  it("that changes nothing stands in the way of no other editor, who would be told of a save that the log does not know", async () => {
    const { id } = await create();
    const before = await update(id, { title: "Corrected" });
    const given = { ...EDIT, title: "Corrected" };
    expect(await updateJob(id, given, { ...act, version: before.version })).toEqual({ job: before });
    expect(await findAdminJob(id)).toEqual(before);
    expect(await updateJob(id, { ...given, title: "Corrected again" }, { ...act, version: before.version })).toMatchObject({
      job: { title: "Corrected again", version: before.version + 1 },
    });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["job.create", "job.update", "job.update"]);
  });

  it("that changes nothing of what a source lists is kept from its imports, as the log says", async () => {
    const input = jobInputSchema.parse({ ...FORM, source: "example.org", sourceReference: "2", postedOn: TODAY });
    await upsertJobs([input]);
    const { id } = await db().job.findFirstOrThrow();
    const seen = await findAdminJob(id);
    await update(id, {});
    expect(await findAdminJob(id)).toEqual(seen);
    await update(id, {});
    expect(await upsertJobs([{ ...input, positions: 99 }])).toEqual(["kept"]);
    expect(await logOf(id)).toMatchObject([{ action: "job.keep", actorName: act.actor.username, oldValues: null }]);
  });

  it("is not undone by the next import of the same row", async () => {
    const input = jobInputSchema.parse({ ...FORM, source: "example.org", sourceReference: "1", postedOn: TODAY });
    await upsertJobs([input]);
    const { id } = await db().job.findFirstOrThrow();
    await update(id, { title: "Corrected by hand" });
    expect(await upsertJobs([{ ...input, positions: 99 }])).toEqual(["kept"]);
    expect((await findJob(id))?.title).toBe("Corrected by hand");
  });
});

describe("a corrigendum", () => {
  it("is kept for a changed deadline, vacancy count and fee of a published job, with old and new value", async () => {
    const { id } = await create();
    await update(id, { deadline: addDays(TODAY, 30), positions: 12, applicationFee: "" });
    expect(await corrigendaOf(id)).toMatchObject([
      { field: "deadline", oldValue: FORM.deadline, newValue: addDays(TODAY, 30) },
      { field: "positions", oldValue: "10", newValue: "12" },
      { field: "applicationFee", oldValue: "Rs 100", newValue: null },
    ]);
  });

  it("is kept neither for other fields, nor for a draft, nor for what was not stated before", async () => {
    const published = await create({ positions: "" });
    await update(published.id, { title: "Other", positions: 5 });
    const draft = await create({}, "draft");
    await update(draft.id, { deadline: addDays(TODAY, 30) });
    expect(await db().corrigendum.count()).toBe(0);
  });

  it("of an editor's own slip is kept as ours, and the next change as the body's", async () => {
    const { id } = await create();
    await update(id, { deadline: addDays(TODAY, 30), positions: 12 }, "slip");
    await update(id, { deadline: addDays(TODAY, 31) }, "corrigendum");
    expect(await corrigendaOf(id)).toMatchObject([
      { field: "deadline", newValue: addDays(TODAY, 30), isOurs: true },
      { field: "positions", newValue: "12", isOurs: true },
      { field: "deadline", oldValue: addDays(TODAY, 30), newValue: addDays(TODAY, 31), isOurs: false },
    ]);
  });

  it("of a deadline that is moved for several jobs says whose it is", async () => {
    const { id } = await create();
    const move = { ids: [id], action: "deadline" as const };
    await changeJobs({ ...move, deadline: addDays(TODAY, 40), correction: "slip" }, act);
    await changeJobs({ ...move, deadline: addDays(TODAY, 41) }, act);
    expect((await corrigendaOf(id)).map(({ isOurs }) => isOurs)).toEqual([true, false]);
  });

  it("is kept for a change that an import brings", async () => {
    const input = jobInputSchema.parse({ ...FORM, source: "example.org", sourceReference: "1", postedOn: TODAY });
    await upsertJobs([input]);
    await upsertJobs([{ ...input, deadline: addDays(TODAY, 25) }]);
    expect(await db().corrigendum.findMany()).toMatchObject([{ field: "deadline", newValue: addDays(TODAY, 25) }]);
  });
});

describe("the list of the staff", () => {
  const list = (query: Record<string, string>) => listAdminJobs(adminListSchema.parse(query), NOW);

  it("finds jobs in every status by words, number, status and department, and pages through all once", async () => {
    const clerk = await create();
    await create({ title: "Staff Nurse", department: "Health and Medical Institutions" }, "draft");
    expect((await list({ search: "nurse" })).jobs).toMatchObject([{ title: "Staff Nurse", status: "draft" }]);
    expect((await list({ search: String(clerk.id) })).jobs).toMatchObject([{ id: clerk.id }]);
    expect((await list({ status: "draft" })).total).toBe(1);
    expect((await list({ status: "open", department: "Banking" })).total).toBe(1);
    expect((await list({ search: "???" })).total).toBe(0);
    expect((await list({ status: "all-statuses", department: "all-departments", limit: " " })).total).toBe(2);
    const pages = [await list({ limit: "1", sortBy: "title" }), await list({ limit: "1", page: "2", sortBy: "title" })];
    expect(pages.flatMap(({ jobs }) => jobs.map(({ title }) => title))).toEqual(["Junior Clerk", "Staff Nurse"]);
  });

  it("counts what a search finds as far as a bound and says that there is more, and what has a status to the end", async () => {
    for (const title of ["Junior Clerk", "Senior Clerk", "Head Clerk"]) await create({ title });
    const total = async (query: object, most: number) => {
      const { jobs: _jobs, ...counted } = await listAdminJobs(adminListSchema.parse(query), NOW, most);
      return counted;
    };
    expect(await total({ search: "clerk" }, 2)).toEqual({ total: 2, isMore: true });
    expect(await total({ search: "clerk" }, 3)).toEqual({ total: 3 });
    expect(await total({ status: "open", department: "Banking" }, 2)).toEqual({ total: 3 });
  });

  it("finds what was entered here by its source as the list says it, as by the code of calls", async () => {
    const { id, source } = await create();
    await upsertJobs([jobInputSchema.parse({ ...FORM, source: "example.org", sourceReference: "1", postedOn: TODAY })]);
    for (const named of [sourceInWords(source), "Entered here", "manual"]) {
      expect((await list({ source: named })).jobs.map((job) => job.id)).toEqual([id]);
    }
    expect(sourceInWords("example.org")).toBe("example.org");
  });

  it("finds a number as a word too", async () => {
    const { id } = await create({ title: "Clerk, pay level 77" });
    expect((await list({ search: "77" })).jobs).toMatchObject([{ id }]);
  });
});

describe("the audit log", () => {
  it.each([
    "UPDATE audit_log SET actor_name = 'nobody'",
    "DELETE FROM audit_log",
    "TRUNCATE audit_log",
    "DELETE FROM audit_log WHERE false",
  ])("refuses %s", async (statement) => {
    await create();
    const before = await db().auditEntry.count();
    await expect(db().$executeRawUnsafe(statement)).rejects.toThrow("audit_log is append-only");
    expect(await db().auditEntry.count()).toBe(before);
  });
});

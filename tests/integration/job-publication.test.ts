import type { Editor } from "@/lib/audit/schema";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { findAdminJob } from "@/lib/jobs/editing/queries";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { createJob, updateJob } from "@/lib/jobs/editing/write/mutations";
import { deleteJob, restoreJob, setJobStatus } from "@/lib/jobs/editing/write/status";
import { upsertJobs } from "@/lib/jobs/mutations";
import { publishDueJobs } from "@/lib/jobs/publish-due";
import { findJob } from "@/lib/jobs/queries";
import { jobInputSchema } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const NOW = new Date();
const TODAY = dayInIndia(NOW);
const EDITOR: Editor = { id: 7, username: "asha" };
const act = { actor: EDITOR, now: NOW };
const PUBLISHED = { status: "published" } as const;
const TOMORROW = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);

/** What a draft must state, and no more. */
const DRAFT = {
  title: "Junior Clerk",
  department: "Other Banks",
  location: "Pune",
  qualification: "Graduate",
  deadline: addDays(TODAY, 20),
};
const COMPLETE = {
  ...DRAFT,
  jobCategory: "Banking",
  employmentType: "Permanent",
  recruitingOrganization: "Example Bank",
  applicationStartDate: TODAY,
  applyLink: "https://bank.example/apply",
};
const MISSING = {
  jobCategory: ["Job category is required"],
  employmentType: ["Employment type is required"],
  applicationStartDate: ["Application start date is required"],
  applyLink: ["Application link is required"],
};

async function draft(form: object = DRAFT): Promise<number> {
  const { fields } = checkJob(form, { today: TODAY, kind: "edit" });
  if (!fields) throw new Error("the form of the test is wrong");
  return (await createJob(fields, { status: "draft" }, act)).id;
}

async function brought(change: object = {}): Promise<number> {
  const given = { ...DRAFT, recruitingOrganization: "Example Bank", sourceUrl: "https://a.example/1", ...change };
  await upsertJobs([jobInputSchema.parse({ ...given, source: "a.example", sourceReference: "1", postedOn: TODAY })]);
  const { id } = await db().job.findFirstOrThrow({ where: { source: "a.example" } });
  await setJobStatus(id, { status: "withdrawn" }, { actor: EDITOR, now: NOW });
  return id;
}

describe("a draft that lacks what a new listing must state", () => {
  it.each([
    ["published", PUBLISHED],
    ["scheduled", { status: "scheduled", publishAt: TOMORROW } as const],
  ])("cannot be %s, and the answer names every gap", async (_what, publication) => {
    const id = await draft();
    await expect(setJobStatus(id, publication, { actor: EDITOR, now: NOW })).rejects.toMatchObject({
      code: "INVALID",
      fields: MISSING,
    });
    expect((await findAdminJob(id))?.status).toBe("draft");
  });

  it("is left alone by a bulk publication, with the reason, beside one that is complete", async () => {
    const [incomplete, complete] = [await draft(), await draft(COMPLETE)];
    expect(await changeJobs({ ids: [incomplete, complete], action: "publish" }, act)).toMatchObject({
      changed: [complete],
      skipped: [{ id: incomplete, reason: "Job category is required" }],
    });
    expect(await findJob(incomplete)).toBeNull();
  });

  it("that its deadline has overtaken is not published", async () => {
    const id = await draft(COMPLETE);
    const later = new Date(NOW.getTime() + 30 * 24 * 60 * 60 * 1000);
    await expect(setJobStatus(id, PUBLISHED, { actor: EDITOR, now: later })).rejects.toThrow("Deadline must be a future date");
  });
});

describe("a scheduled job", () => {
  const scheduled = async () => {
    const id = await draft(COMPLETE);
    await setJobStatus(id, { status: "scheduled", publishAt: TOMORROW }, { actor: EDITOR, now: NOW });
    return id;
  };

  it("cannot be edited into one that lacks what it will have to state, or closes before it comes out", async () => {
    const id = await scheduled();
    await expect(updateJob(id, { ...COMPLETE, applyLink: "" }, act)).rejects.toThrow("Application link is required");
    await expect(updateJob(id, { ...COMPLETE, deadline: TODAY }, act)).rejects.toThrow(
      "Publication time cannot be after the deadline",
    );
    expect(await updateJob(id, { ...COMPLETE, salary: "Rs 30,000" }, act)).toMatchObject({ job: { salary: "Rs 30,000" } });
  });

  it("that lacks it all the same is a draft again at its time, and the others come out", async () => {
    const [incomplete, complete] = [await scheduled(), await scheduled()];
    await db().job.update({ where: { id: incomplete }, data: { applyLink: null } });
    expect(await publishDueJobs(new Date(TOMORROW.getTime() + 1))).toEqual([complete]);
    expect(await findAdminJob(incomplete)).toMatchObject({ status: "draft", publishAt: null });
    expect(await findJob(incomplete)).toBeNull();
  });
});

describe("a job that is public", () => {
  const published = async () => {
    const id = await draft(COMPLETE);
    await setJobStatus(id, PUBLISHED, act);
    return id;
  };

  it("cannot be edited into one that lacks what a new listing must state", async () => {
    const id = await published();
    const blanked = Object.fromEntries(Object.keys(MISSING).map((name) => [name, ""]));
    await expect(updateJob(id, { ...COMPLETE, ...blanked }, act)).rejects.toMatchObject({ code: "INVALID", fields: MISSING });
    expect(await updateJob(id, { ...DRAFT, salary: "Rs 30,000" }, act)).toMatchObject({ job: { salary: "Rs 30,000" } });
  });

  it("may go on lacking what it lacked before that had to be stated, and nothing more", async () => {
    const id = await published();
    await db().job.update({ where: { id }, data: { jobCategory: null } });
    const deadline = addDays(TODAY, 40);
    expect(await updateJob(id, { ...DRAFT, deadline }, act)).toMatchObject({ job: { deadline, jobCategory: null } });
    await expect(updateJob(id, { ...DRAFT, applyLink: "" }, act)).rejects.toThrow("Application link is required");
  });

  it("comes back from the bin as it was, and as a draft where it lacks what must be stated", async () => {
    const [whole, lacking] = [await published(), await published()];
    for (const id of [whole, lacking]) await deleteJob(id, { actor: EDITOR, now: NOW });
    await db().job.update({ where: { id: lacking }, data: { applyLink: null } });
    expect(await restoreJob(whole, { actor: EDITOR, now: NOW })).toMatchObject({ job: { status: "published" } });
    expect(await restoreJob(lacking, { actor: EDITOR, now: NOW })).toMatchObject({ job: { status: "draft" } });
    expect(await findJob(lacking)).toBeNull();
  });

  it("comes back from the bin as a draft where its time to come out has passed: nobody would know that it comes out now", async () => {
    const id = await draft(COMPLETE);
    await setJobStatus(id, { status: "scheduled", publishAt: TOMORROW }, act);
    await deleteJob(id, act);
    expect(await restoreJob(id, act)).toMatchObject({ job: { status: "scheduled", publishAt: TOMORROW.toISOString() } });
    await deleteJob(id, act);
    expect(await restoreJob(id, { ...act, now: TOMORROW })).toMatchObject({ job: { status: "draft", publishAt: null } });
  });
});

describe("what a source brought", () => {
  it("is published with title, body, place, deadline and a link", async () => {
    expect(await setJobStatus(await brought(), PUBLISHED, { actor: EDITOR, now: NOW })).toMatchObject({ job: PUBLISHED });
  });

  it.each([
    ["a link", { sourceUrl: null }, "Application link is required"],
    ["a place", { location: "Not specified" }, "Location must name a state, a city or All India"],
  ])("is not published without %s", async (_what, change, message) => {
    await expect(setJobStatus(await brought(change), PUBLISHED, { actor: EDITOR, now: NOW })).rejects.toThrow(message);
  });
});

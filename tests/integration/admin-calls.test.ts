import * as auditRoute from "@/app/api/admin/audit/route";
import * as examRoute from "@/app/api/admin/exams/[id]/route";
import * as examsRoute from "@/app/api/admin/exams/route";
import * as restoreRoute from "@/app/api/admin/jobs/[id]/restore/route";
import * as jobRoute from "@/app/api/admin/jobs/[id]/route";
import * as statusRoute from "@/app/api/admin/jobs/[id]/status/route";
import * as jobsRoute from "@/app/api/admin/jobs/route";
import * as similarRoute from "@/app/api/admin/jobs/similar/route";
import * as statsRoute from "@/app/api/admin/stats/route";
import * as userRoute from "@/app/api/admin/users/[id]/route";
import * as usersRoute from "@/app/api/admin/users/route";
import * as publicExamsRoute from "@/app/api/exams/route";
import * as publicJobRoute from "@/app/api/jobs/[id]/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { makeAdmin, signIn, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

// Tags can be invalidated only inside a request of Next.
jest.mock("next/cache", () => ({ revalidateTag: jest.fn(), unstable_cache: (read: unknown) => read }));

const database = useDatabase();
let admin: TestAccount & { username: string };
let editor: TestAccount & { username: string };

beforeEach(async () => {
  await database.clear();
  admin = await makeAdmin("admin");
  editor = await makeAdmin("editor");
});

const TODAY = dayInIndia(new Date());
const JOB = {
  title: "Junior Clerk",
  jobCategory: "Banking",
  employmentType: "Permanent",
  recruitingOrganization: "Example Bank",
  department: "Other Banks",
  location: "Pune",
  qualification: "Graduate",
  applicationStartDate: TODAY,
  deadline: addDays(TODAY, 20),
  applyLink: "https://bank.example/apply",
};
const EXAM = {
  title: "Example Examination",
  conductingOrganization: "Example Commission",
  examDate: addDays(TODAY, 60),
  registrationStartDate: addDays(TODAY, -1),
  registrationEndDate: addDays(TODAY, 20),
  eligibility: "Graduate",
  officialWebsite: "https://exam.example",
  totalMarks: "200",
  examMode: "Online",
};

type Handler = Parameters<typeof call>[0];
type Given = { id?: number | string; body?: unknown; as?: Record<string, string>; query?: string };

async function send(handler: Handler, method: string, { id, body, as = admin.bearer, query = "" }: Given = {}) {
  const response = await call(handler, `/api/admin/x${query}`, {
    method,
    params: id === undefined ? {} : { id: String(id) },
    headers: { ...as, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const createJob = async (change: object = {}) => (await send(jobsRoute.POST, "POST", { body: { ...JOB, ...change } })).body;

describe("jobs", () => {
  it("are created and answered without a wrapper, with 'Manual Entry' for a source left empty", async () => {
    const { status, body } = await send(jobsRoute.POST, "POST", { body: JOB, as: editor.bearer });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...JOB, status: "published", version: 1, sourceUrl: "Manual Entry", positions: null });
    expect((await call(publicJobRoute.GET, `/api/jobs/${body.id}`, { params: { id: String(body.id) } })).status).toBe(200);
  });

  it("are refused with the first message of the specification and each field's", async () => {
    const { status, body } = await send(jobsRoute.POST, "POST", { body: { ...JOB, title: "", applyLink: "x" } });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: "Job title is required",
      errors: { title: ["Job title is required"], applyLink: ["Application link must be a valid URL"] },
    });
  });

  it.each([["[]"], ["null"], ['"x"'], ["{"]])("are refused for the body %s", async (text) => {
    const response = await call(jobsRoute.POST, "/api/admin/jobs", {
      method: "POST",
      body: text,
      headers: { ...admin.bearer, "content-type": "application/json" },
    });
    expect(response.status).toBe(400);
  });

  it("as drafts need five fields alone and are not public", async () => {
    const { title, department, location, qualification, deadline } = JOB;
    const draft = await createJob({
      ...JOB,
      jobCategory: "",
      applyLink: "",
      title,
      department,
      location,
      qualification,
      deadline,
      status: "draft",
    });
    expect(draft.status).toBe("draft");
    expect((await call(publicJobRoute.GET, `/api/jobs/${draft.id}`, { params: { id: String(draft.id) } })).status).toBe(404);
    const publish = () => send(statusRoute.POST, "POST", { id: draft.id, body: { status: "published" } });
    const refused = await publish();
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(["jobCategory", "applyLink"]);
    await send(jobRoute.PUT, "PUT", { id: draft.id, body: JOB });
    const published = await publish();
    expect(published.body).toMatchObject({ status: "published" });
  });

  it("can be scheduled, with a time that is still to come", async () => {
    const refused = await send(jobsRoute.POST, "POST", { body: { ...JOB, status: "scheduled" } });
    expect(refused).toMatchObject({ status: 400, body: { errors: { publishAt: ["Publication time is required"] } } });
    const publishAt = `${addDays(TODAY, 2)}T09:00`;
    expect(await createJob({ status: "scheduled", publishAt })).toMatchObject({
      status: "scheduled",
      publishAt: `${addDays(TODAY, 2)}T03:30:00.000Z`,
    });
  });

  it("answer 409 and the current job to an editor with an old version", async () => {
    const { id } = await createJob();
    const edit = {
      title: "New title",
      department: JOB.department,
      location: "Pune",
      qualification: "Graduate",
      deadline: JOB.deadline,
    };
    expect((await send(jobRoute.PUT, "PUT", { id, body: { ...edit, version: 1 } })).body).toMatchObject({
      title: "New title",
      version: 2,
    });
    const stale = await send(jobRoute.PUT, "PUT", { id, body: { ...edit, title: "Other", version: 1 }, as: editor.bearer });
    expect(stale).toMatchObject({ status: 409, body: { message: expect.any(String), job: { title: "New title", version: 2 } } });
    expect((await send(jobRoute.PUT, "PUT", { id, body: { ...edit, version: "x" } })).status).toBe(400);
    expect((await send(jobRoute.PUT, "PUT", { id: 999_999, body: edit })).status).toBe(404);
    expect((await send(jobRoute.PUT, "PUT", { id: "abc", body: edit })).status).toBe(404);
  });

  it("are deleted once, and restored", async () => {
    const { id } = await createJob();
    expect(await send(jobRoute.DELETE, "DELETE", { id })).toEqual({ status: 200, body: { message: expect.any(String) } });
    expect((await send(jobRoute.DELETE, "DELETE", { id })).status).toBe(404);
    expect((await call(publicJobRoute.GET, `/api/jobs/${id}`, { params: { id: String(id) } })).status).toBe(404);
    expect((await send(restoreRoute.POST, "POST", { id })).body).toMatchObject({ id, status: "published" });
  });

  it("that look alike are named before a second one is made", async () => {
    const { id } = await createJob();
    const query = `?title=Junior%20Clerk%20recruitment&recruitingOrganization=example%20bank&deadline=${JOB.deadline}`;
    expect((await send(similarRoute.GET, "GET", { query })).body).toMatchObject([{ id, title: "Junior Clerk" }]);
    expect((await send(similarRoute.GET, "GET", { query: `${query}&except=${id}` })).body).toEqual([]);
    expect((await send(similarRoute.GET, "GET", { query: "?title=Nurse&recruitingOrganization=example%20bank" })).body).toEqual(
      [],
    );
  });
});

describe("exams", () => {
  it("are created, changed, cancelled and deleted", async () => {
    const made = await send(examsRoute.POST, "POST", { body: EXAM, as: editor.bearer });
    expect(made).toMatchObject({ status: 201, body: { title: EXAM.title, totalMarks: 200, version: 1, isCancelled: false } });
    const { id } = made.body;
    const changed = await send(examRoute.PUT, "PUT", { id, body: { duration: "2 hours", version: 1 } });
    expect(changed).toMatchObject({ status: 200, body: { title: EXAM.title, duration: "2 hours", version: 2 } });
    expect((await send(examRoute.PUT, "PUT", { id, body: { title: "x", version: 1 } })).status).toBe(409);
    expect((await send(examRoute.PATCH, "PATCH", { id, body: { isCancelled: true } })).body).toMatchObject({ isCancelled: true });
    const shown = await (await call(publicExamsRoute.GET, "/api/exams")).json();
    expect(shown).toMatchObject([{ id, isCancelled: true }]);
    expect((await send(examRoute.DELETE, "DELETE", { id })).status).toBe(200);
    expect((await send(examRoute.DELETE, "DELETE", { id })).status).toBe(404);
  });

  it("are refused with gaps, wrong order of days and unknown modes", async () => {
    const refuse = async (change: object) => (await send(examsRoute.POST, "POST", { body: { ...EXAM, ...change } })).body.message;
    expect(await refuse({ eligibility: " " })).toBe("Missing Required Fields - Please fill in all required fields marked with *");
    expect(await refuse({ examDate: addDays(TODAY, 2) })).toBe("Exam date cannot be before registration end");
    expect(await refuse({ examMode: "By post" })).toMatch("Exam mode must be one of");
    expect(await refuse({ officialWebsite: "javascript:alert(1)" })).toBe("Official website must be a valid URL");
  });
});

describe("users", () => {
  const NEW = { username: "meera", email: "meera@example.org", password: "secret of hers" };

  it("are created as admins unless another role is named, listed without passwords, and taken names refused", async () => {
    const made = await send(usersRoute.POST, "POST", { body: NEW });
    expect(made).toEqual({
      status: 201,
      body: { id: expect.any(Number), username: "meera", email: NEW.email, isActive: true, lastLogin: null, role: "admin" },
    });
    expect((await send(usersRoute.GET, "GET")).body).toContainEqual(made.body);
    expect(
      (await send(usersRoute.POST, "POST", { body: { ...NEW, username: "MEERA", email: "other@example.org" } })).status,
    ).toBe(409);
    expect(
      (await send(usersRoute.POST, "POST", { body: { ...NEW, username: "other", email: "Meera@Example.org" } })).status,
    ).toBe(409);
    const log = await db().auditEntry.findFirst({ where: { action: "user.create", label: "meera" }, orderBy: { id: "desc" } });
    expect(JSON.stringify(log)).not.toContain("secret of hers");
  });

  it.each([
    [{ username: "ab" }, "username", "Username must be at least 3 characters long"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters long"],
    [{ email: "nowhere" }, "email", "Please enter a valid email address"],
    [{ role: "owner" }, "role", "Role must be one of: admin, editor"],
  ])("are refused with %j", async (change, field, message) => {
    const { status, body } = await send(usersRoute.POST, "POST", { body: { ...NEW, ...change } });
    expect({ status, body }).toEqual({ status: 400, body: { message, errors: { [field]: [message] } } });
  });

  it("that are deactivated or signed out are refused at the very next call", async () => {
    await send(userRoute.PATCH, "PATCH", { id: editor.id, body: { endSessions: true } });
    expect((await send(statsRoute.GET, "GET", { as: editor.bearer })).status).toBe(401);
    const again = await signIn("admin", editor.id);
    expect((await send(statsRoute.GET, "GET", { as: again.bearer })).status).toBe(200);
    await send(userRoute.PATCH, "PATCH", { id: editor.id, body: { isActive: false } });
    expect((await send(statsRoute.GET, "GET", { as: again.bearer })).status).toBe(401);
  });

  it("leave at least one active admin, also when two demote each other at once", async () => {
    const refused = await send(userRoute.PATCH, "PATCH", { id: admin.id, body: { role: "editor" } });
    expect(refused).toEqual({ status: 409, body: { message: "The last active admin cannot be removed or demoted" } });
    const second = await makeAdmin("admin");
    const statuses = await Promise.all([
      send(userRoute.PATCH, "PATCH", { id: admin.id, body: { isActive: false }, as: second.bearer }),
      send(userRoute.PATCH, "PATCH", { id: second.id, body: { role: "editor" }, as: admin.bearer }),
    ]);
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db().adminUser.count({ where: { role: "admin", isActive: true } })).toBe(1);
  });
});

describe("stats and log", () => {
  it("give the figures of finished imports", async () => {
    const run = { source: "a", input: "a.csv", status: "succeeded" as const };
    await db().ingestionRun.create({ data: { ...run, itemsProcessed: 100, itemsRefused: 20, durationMs: 250 } });
    await db().ingestionRun.create({ data: { ...run, status: "failed", itemsProcessed: 7 } });
    const waiting = { source: "a", sourceReference: "1", reason: "r", detail: "d", title: "t", cells: {} };
    await db().reviewItem.create({ data: waiting });
    expect((await send(statsRoute.GET, "GET", { as: editor.bearer })).body).toEqual({
      totalProcessed: 100,
      successfulExtractions: 80,
      reviewRequired: 1,
      avgProcessingTime: 2.5,
    });
  });

  it("show who did what, to editors without what was done to users", async () => {
    const { id } = await createJob({ title: "Zebra keeper" });
    await send(userRoute.PATCH, "PATCH", { id: editor.id, body: { endSessions: true } });
    const as = (await signIn("admin", editor.id)).bearer;
    const found = await send(auditRoute.GET, "GET", { as, query: "?search=zebra" });
    expect(found.body.entries).toMatchObject([{ action: "job.create", entityId: String(id), actorName: admin.username }]);
    expect((await send(auditRoute.GET, "GET", { as, query: "?entity=user" })).body.total).toBe(0);
    expect((await send(auditRoute.GET, "GET", { query: `?entity=user&entityId=${editor.id}` })).body.total).toBeGreaterThan(0);
    expect((await send(auditRoute.GET, "GET", { query: "?entity=cat" })).status).toBe(400);
  });
});

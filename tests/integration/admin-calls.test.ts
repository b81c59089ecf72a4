import * as examRoute from "@/app/api/admin/exams/[id]/route";
import * as examsRoute from "@/app/api/admin/exams/route";
import * as restoreRoute from "@/app/api/admin/jobs/[id]/restore/route";
import * as jobRoute from "@/app/api/admin/jobs/[id]/route";
import * as statusRoute from "@/app/api/admin/jobs/[id]/status/route";
import * as jobsRoute from "@/app/api/admin/jobs/route";
import * as similarRoute from "@/app/api/admin/jobs/similar/route";
import * as publicExamsRoute from "@/app/api/exams/route";
import * as publicJobRoute from "@/app/api/jobs/[id]/route";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { call } from "@/tests/support/call";
import { EXAM, JOB, TODAY, useStaff } from "@/tests/support/staff-calls";

const { staff, send, createJob } = useStaff();

describe("jobs", () => {
  it("are created and answered without a wrapper, with 'Manual Entry' for a source left empty", async () => {
    const { status, body } = await send(jobsRoute.POST, "POST", { body: JOB, as: staff.editor.bearer });
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
      headers: { ...staff.admin.bearer, "content-type": "application/json" },
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
    const misread = await send(jobsRoute.POST, "POST", { body: { ...JOB, status: "scheduled", publishAt: 5 } });
    expect(misread).toMatchObject({
      status: 400,
      body: { errors: { publishAt: [expect.stringContaining("YYYY-MM-DDTHH:MM")] } },
    });
    const publishAt = `${addDays(TODAY, 2)}T09:00`;
    expect(await createJob({ status: "scheduled", publishAt })).toMatchObject({
      status: "scheduled",
      publishAt: `${addDays(TODAY, 2)}T03:30:00.000Z`,
    });
  });

  it("take title and body in Hindi, keep them until an edit takes them away or names the job anew", async () => {
    const inHindi = { titleHi: "कनिष्ठ लिपिक", recruitingOrganizationHi: "आयोग" };
    const { body } = await send(jobsRoute.POST, "POST", { body: { ...JOB, ...inHindi } });
    expect(body).toMatchObject(inHindi);
    const edited = await send(jobRoute.PUT, "PUT", { id: body.id, body: { ...JOB, titleHi: "क्लर्क" } });
    expect(edited.body).toMatchObject({ titleHi: "क्लर्क", recruitingOrganizationHi: "आयोग" });
    const cleared = await send(jobRoute.PUT, "PUT", { id: body.id, body: { ...JOB, titleHi: "" } });
    expect(cleared.body).toMatchObject({ titleHi: null, recruitingOrganizationHi: "आयोग" });
    const named = { title: "Senior Typist", recruitingOrganization: "Another Commission", titleHi: "टाइपिस्ट" };
    const renamed = await send(jobRoute.PUT, "PUT", { id: body.id, body: { ...JOB, ...named } });
    expect(renamed.body).toMatchObject({ titleHi: "टाइपिस्ट", recruitingOrganizationHi: null });
    const again = await send(jobRoute.PUT, "PUT", { id: body.id, body: { ...JOB, title: " Senior\nTypist\n" } });
    expect(again.body).toMatchObject({ titleHi: "टाइपिस्ट" });
    expect((await send(jobRoute.PUT, "PUT", { id: body.id, body: JOB })).body).toMatchObject({ titleHi: null });
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
    const stale = await send(jobRoute.PUT, "PUT", { id, body: { ...edit, title: "Other", version: 1 }, as: staff.editor.bearer });
    expect(stale).toMatchObject({ status: 409, body: { message: expect.any(String), job: { title: "New title", version: 2 } } });
    expect((await send(jobRoute.PUT, "PUT", { id, body: { ...edit, version: "x" } })).status).toBe(400);
    const sentAgainAfterALostAnswer = await send(jobRoute.PUT, "PUT", { id, body: { ...edit, version: 1 } });
    expect(sentAgainAfterALostAnswer).toMatchObject({ status: 200, body: { title: "New title", version: 2 } });
    expect((await send(jobRoute.PUT, "PUT", { id: 999_999, body: edit })).status).toBe(404);
    expect((await send(jobRoute.PUT, "PUT", { id: "abc", body: edit })).status).toBe(404);
  });

  it("answer 409 to a change of status of an editor with an old version, unless it is so already", async () => {
    const { id } = await createJob();
    const withdraw = (version: number) => send(statusRoute.POST, "POST", { id, body: { status: "withdrawn", version } });
    expect(await withdraw(1)).toMatchObject({ status: 200, body: { status: "withdrawn", version: 2 } });
    const sentAgainAfterALostAnswer = await withdraw(1);
    expect(sentAgainAfterALostAnswer).toMatchObject({ status: 200, body: { version: 2 } });
    const publish = { status: "published", version: 1 };
    expect(await send(statusRoute.POST, "POST", { id, body: publish, as: staff.editor.bearer })).toMatchObject({
      status: 409,
      body: { message: expect.any(String), job: { status: "withdrawn", version: 2 }, savedBy: staff.admin.username },
    });
    expect((await send(statusRoute.POST, "POST", { id, body: { ...publish, version: 2 } })).status).toBe(200);
  });

  it("are created once, however often the same submission arrives, at once too", async () => {
    const submission = "0b5c0e34-7d0e-4a57-9a37-4f5b7bb1a001";
    const post = () => send(jobsRoute.POST, "POST", { body: { ...JOB, submission } });
    const answers = [...(await Promise.all([post(), post(), post()])), await post()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db().job.count()).toBe(1);
    expect((await send(jobsRoute.POST, "POST", { body: { ...JOB, submission: "x" } })).status).toBe(400);
    await send(jobRoute.DELETE, "DELETE", { id: answers[0]?.body.id });
    expect((await post()).status).toBe(409);
  });

  it("are deleted once, and restored", async () => {
    const { id } = await createJob();
    expect(await send(jobRoute.DELETE, "DELETE", { id })).toEqual({
      status: 200,
      body: { message: expect.any(String), version: 2 },
    });
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
  it("are added once, however often the same submission arrives, at once too, and with their listing", async () => {
    const submission = "0b5c0e34-7d0e-4a57-9a37-4f5b7bb1a002";
    const { id: jobId } = await createJob();
    const post = () => send(examsRoute.POST, "POST", { body: { ...EXAM, jobId, submission } });
    const answers = [...(await Promise.all([post(), post(), post()])), await post()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db().exam.count()).toBe(1);
    expect((await send(examsRoute.POST, "POST", { body: { ...EXAM, submission: "x" } })).status).toBe(400);
  });

  it("are created, changed, cancelled and deleted", async () => {
    const made = await send(examsRoute.POST, "POST", { body: EXAM, as: staff.editor.bearer });
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

  it("are cancelled and deleted as they were seen alone, and not written where they are as wanted already", async () => {
    const { id } = (await send(examsRoute.POST, "POST", { body: EXAM })).body;
    const put = (body: object) => send(examRoute.PUT, "PUT", { id, body });
    const examDate = addDays(TODAY, 90);
    expect((await put({ title: EXAM.title, version: 1 })).body).toMatchObject({ version: 1 });
    await put({ examDate, version: 1 });
    expect(await put({ examDate, version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });

    const cancel = (version: number) => send(examRoute.PATCH, "PATCH", { id, body: { isCancelled: true, version } });
    expect(await cancel(1)).toMatchObject({ status: 409, body: { exam: { examDate, version: 2, isCancelled: false } } });
    expect(await cancel(2)).toMatchObject({ status: 200, body: { isCancelled: true, version: 3 } });
    expect(await cancel(2)).toMatchObject({ status: 200, body: { isCancelled: true, version: 3 } });

    expect(await send(examRoute.DELETE, "DELETE", { id, query: "?version=2" })).toMatchObject({ status: 409 });
    expect((await send(examRoute.DELETE, "DELETE", { id, query: "?version=3" })).status).toBe(200);
  });

  it("are refused with gaps, wrong order of days and unknown modes", async () => {
    const refuse = async (change: object) => (await send(examsRoute.POST, "POST", { body: { ...EXAM, ...change } })).body.message;
    expect(await refuse({ eligibility: " " })).toBe("Missing Required Fields - Please fill in all required fields marked with *");
    expect(await refuse({ examDate: addDays(TODAY, 2) })).toBe("Exam date cannot be before registration end");
    expect(await refuse({ examMode: "By post" })).toMatch("Exam mode must be one of");
    expect(await refuse({ officialWebsite: "javascript:alert(1)" })).toBe("Official website must be a valid URL");
  });
});

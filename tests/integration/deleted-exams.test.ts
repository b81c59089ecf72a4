import * as restoreRoute from "@/app/api/admin/exams/[id]/restore/route";
import * as examRoute from "@/app/api/admin/exams/[id]/route";
import * as deletedRoute from "@/app/api/admin/exams/deleted/route";
import * as examsRoute from "@/app/api/admin/exams/route";
import { db } from "@/lib/db";
import { EXAM, useStaff } from "@/tests/support/staff-calls";

const { staff, send, createJob } = useStaff();

const create = async (change: object = {}) => (await send(examsRoute.POST, "POST", { body: { ...EXAM, ...change } })).body;
const remove = (id: number) => send(examRoute.DELETE, "DELETE", { id, as: staff.editor.bearer });
const restore = (id: number | string) => send(restoreRoute.POST, "POST", { id });
const deleted = async () => (await send(deletedRoute.GET, "GET")).body.exams;

it("brings a deleted exam back under its number as it was, once however often it is asked for", async () => {
  const { jobId } = await create({ jobId: (await createJob()).id });
  const [exam] = (await send(examsRoute.GET, "GET")).body.exams;
  await send(examRoute.PATCH, "PATCH", { id: exam.id, body: { isCancelled: true } });
  await remove(exam.id);
  expect(await deleted()).toEqual([
    {
      id: exam.id,
      title: EXAM.title,
      conductingOrganization: EXAM.conductingOrganization,
      examDate: EXAM.examDate,
      deletedAt: expect.any(String),
      deletedBy: staff.editor.username,
    },
  ]);
  const [first, second] = await Promise.all([restore(exam.id), restore(exam.id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body).toEqual({ ...exam, jobId, isCancelled: true, version: expect.any(Number), updatedAt: expect.any(String) });
  expect(second.body).toEqual(first.body);
  expect(await deleted()).toEqual([]);
  const log = await db().auditEntry.findMany({ where: { entity: "exam" }, orderBy: { id: "asc" } });
  expect(log.map(({ action }) => action)).toEqual(["exam.create", "exam.cancel", "exam.delete", "exam.restore"]);
});

it("takes a form that was opened before the exam was deleted for out of date", async () => {
  const exam = await create();
  const change = (body: object) => send(examRoute.PUT, "PUT", { id: exam.id, body });
  await change({ location: "Delhi", version: exam.version });
  await remove(exam.id);
  const gone = await change({ location: "Pune", version: exam.version + 1 });
  expect(gone).toMatchObject({ status: 404, body: { message: expect.stringMatching(/another editor may have deleted it/) } });
  const { version } = (await restore(exam.id)).body;
  expect((await change({ location: "Pune", version: exam.version + 1 })).status).toBe(409);
  expect((await change({ location: "Pune", version })).body.location).toBe("Pune");
});

it("brings an exam back without its listing where that has another exam by now", async () => {
  const { id: jobId } = await createJob();
  const exam = await create({ jobId });
  await remove(exam.id);
  await create({ title: "Another", jobId });
  expect((await restore(exam.id)).body).toMatchObject({ id: exam.id, jobId: null });
});

it.each(["7777", "x", "99999999999"])("finds no deleted exam by %s where none was deleted", async (id) => {
  expect((await restore(id)).status).toBe(404);
});

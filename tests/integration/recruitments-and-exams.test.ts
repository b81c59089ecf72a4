import { GET } from "@/app/exams.ics/route";
import { isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { registrationStatus } from "@/lib/exams/policy";
import { listChangedExams, listExams } from "@/lib/exams/queries";
import { topicRows } from "@/lib/exams/topics";
import { findJob } from "@/lib/jobs/queries";
import { dayOfStage, timelineOf } from "@/lib/notice/timeline";
import { seedDatabase } from "@/prisma/seed/seed";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
beforeAll(() => seedDatabase());

/** Exams that no recruitment of the list holds: qualifying tests. */
const WITHOUT_RECRUITMENT = ["ctet", "gate", "csir-net", "ugc-net"];

async function pairs() {
  const exams = await listExams(new Date());
  const found = exams.flatMap((exam) => (exam.jobId ? [{ exam, jobId: exam.jobId }] : []));
  return Promise.all(found.map(async ({ exam, jobId }) => ({ exam, job: await findJob(jobId) })));
}

it("says of every recruitment of the sample data the same days in the list and in the calendar", async () => {
  const now = new Date();
  const recruitments = await pairs();
  expect(recruitments.length).toBeGreaterThanOrEqual(40);
  for (const { exam, job } of recruitments) {
    if (!job) throw new Error(`The listing of ${exam.title} is not public`);
    const timeline = timelineOf(job, job.exam);
    const daysOf = (kind: string) => timeline.filter((stage) => stage.kind === kind).map(dayOfStage);
    expect([exam.title, exam.registrationEndDate]).toEqual([exam.title, job.deadline]);
    expect([exam.title, registrationStatus(exam, now) === "closed"]).toEqual([exam.title, !isOpen(job, now)]);
    expect([exam.title, daysOf("exam")]).toEqual([exam.title, [exam.examDate]]);
    expect([exam.title, daysOf("admit_card")]).toEqual([exam.title, exam.admitCardDate ? [exam.admitCardDate] : []]);
    expect([exam.title, daysOf("result")]).toEqual([exam.title, exam.resultsDate ? [exam.resultsDate] : []]);
  }
});

it("puts the stages of every sample exam in an order that can be", async () => {
  for (const exam of await listExams(new Date())) {
    const { registrationStartDate, registrationEndDate, admitCardDate, examDate, resultsDate } = exam;
    const days = [registrationStartDate, registrationEndDate, admitCardDate, examDate, resultsDate].filter((day) => day !== null);
    expect([exam.title, days]).toEqual([exam.title, [...days].sort()]);
    expect([exam.title, registrationEndDate < examDate]).toEqual([exam.title, true]);
  }
});

it("holds each sample exam for a recruitment of the list, but for qualifying tests", async () => {
  const without = await db().exam.findMany({ where: { jobId: null }, select: { sourceReference: true } });
  expect(without.map(({ sourceReference }) => sourceReference).sort()).toEqual([...WITHOUT_RECRUITMENT].sort());
});

it("moves every page of exams and the calendar with the notice of the recruitment", async () => {
  const now = new Date();
  const [first] = await pairs();
  if (!first?.job) throw new Error("no recruitment has an exam");
  const stages = [
    { kind: "admit_card", from: "2099-01-02", status: "confirmed" },
    { kind: "exam", from: "2099-01-05", status: "confirmed" },
    { kind: "result", from: "2099-03-01", status: "provisional" },
  ];
  await db().job.update({ where: { id: first.job.id }, data: { notice: { posts: [{ name: "Clerk" }], stages } } });
  const exams = await listChangedExams(now);
  const dayIn = (topic: "results" | "admitCards" | "syllabus" | "papers") =>
    topicRows(exams, topic, now).find(({ exam }) => exam.id === first.exam.id)?.day;
  expect([dayIn("admitCards"), dayIn("papers"), dayIn("results")]).toEqual(["2099-01-02", "2099-01-05", "2099-03-01"]);
  const ics = await (await call(GET, `/exams.ics?exam=${first.exam.id}`)).text();
  for (const day of ["20990102", "20990105", "20990301"]) expect(ics).toContain(`DTSTART;VALUE=DATE:${day}`);
});

it("raises the version of an exam in the calendar when it goes on to its next stage: programs keep the old day else", async () => {
  const [first] = await pairs();
  if (!first?.job) throw new Error("no recruitment has an exam");
  const stages = ["2099-01-05", "2099-02-05"].map((from) => ({ kind: "exam", from, status: "confirmed" }));
  await db().job.update({ where: { id: first.job.id }, data: { notice: { posts: [{ name: "Clerk" }], stages } } });
  const changedAt = async (day: string) => {
    const exams = await listChangedExams(new Date(`${day}T12:00:00+05:30`));
    return exams.find(({ id }) => id === first.exam.id)?.updatedAt;
  };
  expect(await changedAt("2099-01-05")).toBe(await changedAt("2099-01-04"));
  expect(await changedAt("2099-01-06")).toBe("2099-01-05T18:30:00.000Z");
  expect(await changedAt("2099-02-06")).toBe("2099-01-05T18:30:00.000Z");
});

import type { ExamDto } from "@/lib/exams/schema";
import { examPictureOf } from "@/lib/share/exam-picture";
import { pictureOf } from "@/lib/share/picture";
import { detail } from "@/tests/support/job-postings";

const NOW = new Date("2026-12-25T12:00:00+05:30");
const stage = (from: string | null, to: string | null, status = "tentative" as const) => ({
  kind: "exam" as const,
  name: "Written test",
  from,
  to,
  status,
});
const closed = (...stages: ReturnType<typeof stage>[]) =>
  detail({ deadline: "2026-12-20", closesAt: null, notice: { posts: [], stages } as never });

it.each([
  ["the first day of its exam", closed(stage("2027-01-10", "2027-01-12")), "2027-01-10"],
  ["the last day where the first is not known", closed(stage(null, "2027-01-12")), "2027-01-12"],
  ["the next of several exams", closed(stage("2026-12-22", "2026-12-22"), stage("2027-02-01", null)), "2027-02-01"],
])("shows of a notice that has closed %s", (_what, job, day) => {
  expect(pictureOf(job, "en", NOW)).toMatchObject({ day, isClosed: false });
});

it("shows its last date where no exam is to come, as what is over", () => {
  expect(pictureOf(closed(stage("2026-12-22", "2026-12-22")), "en", NOW)).toMatchObject({ day: "2026-12-20", isClosed: true });
});

it("shows the last date of a notice that is open, whatever exam is to come", () => {
  const open = { ...closed(stage("2027-01-10", null)), deadline: "2026-12-30" };
  expect(pictureOf(open, "en", NOW)).toMatchObject({ day: "2026-12-30", isClosed: false });
});

it("does not call an exam over before the last of its days", () => {
  const exam = { title: "Tier 1", conductingOrganization: "A body", examDate: "2026-12-20", registrationEndDate: "2026-11-30" };
  const held = { ...exam, examEndDate: "2026-12-25" };
  expect(examPictureOf(held as ExamDto, "en", NOW)).toMatchObject({ day: "2026-12-20", isClosed: false });
  expect(examPictureOf({ ...held, examEndDate: "2026-12-24" } as ExamDto, "en", NOW)).toMatchObject({ isClosed: true });
});

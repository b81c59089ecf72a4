import { checkExam } from "@/lib/exams/admin-schema";
import { EXAM_TEMPLATES, examTemplates } from "@/lib/exams/templates";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { JOB_TEMPLATES, jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { parsePay } from "@/lib/jobs/facts/pay";
import { placesOf } from "@/lib/places/places";

it.each(JOB_TEMPLATES)(
  "the template %s with days is a listing that may be published, found by department, place and pay",
  (key) => {
    const days = { applicationStartDate: "2026-11-20", deadline: "2026-12-20" };
    const { fields, issues } = checkJob({ ...jobTemplates[key].fields, ...days }, { today: "2026-11-21", kind: "new" });
    expect(issues).toEqual([]);
    expect(DEPARTMENTS.map(({ value }) => value)).toContain(fields?.department);
    expect(placesOf(fields?.location ?? "")).not.toEqual([]);
    expect(parsePay(fields?.salary ?? "")?.min).toBeGreaterThan(18_000);
  },
);

it.each(EXAM_TEMPLATES)("the exam template %s with days may be published", (key) => {
  const days = { registrationStartDate: "2026-11-20", registrationEndDate: "2026-12-10", examDate: "2027-02-01" };
  expect(checkExam({ ...examTemplates[key].fields, ...days }).issues).toEqual([]);
});

it("an exam with gaps is refused in the words of the specification", () => {
  expect(checkExam({ title: "x" }).issues[0]?.message).toBe(
    "Missing Required Fields - Please fill in all required fields marked with *",
  );
});

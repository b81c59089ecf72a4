import { GET } from "@/app/api/exams/route";
import { db } from "@/lib/db";
import { seedDatabase } from "@/prisma/seed/seed";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
beforeAll(() => seedDatabase());

it("answers the array of exams itself, each with the fields of the specification", async () => {
  const response = await call(GET, "/api/exams");
  expect(response.status).toBe(200);
  const exams = await response.json();
  expect(exams.length).toBe(await db().exam.count());
  for (const exam of exams) {
    expect(Object.keys(exam)).toEqual(
      expect.arrayContaining([
        "id",
        "title",
        "conductingOrganization",
        "examDate",
        "registrationStartDate",
        "registrationEndDate",
        "applicationFee",
        "examPattern",
        "eligibility",
        "officialWebsite",
        "resultsDate",
        "admitCardDate",
        "syllabus",
        "location",
        "duration",
        "totalMarks",
        "examMode",
        "languagesAvailable",
      ]),
    );
    expect(exam.examDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(exam.totalMarks === null || Number.isInteger(exam.totalMarks)).toBe(true);
  }
});

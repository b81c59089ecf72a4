import { db } from "@/lib/db";
import { renewFactsOfStaff } from "@/lib/jobs/editing/write/renew-facts";
import { useDatabase } from "@/tests/support/database";
import { create, useJobNumbers } from "@/tests/support/job-edits";

useDatabase();
useJobNumbers();

it("reads pay, places and levels of jobs that the staff has written as they are read now, once, and says nothing of it to readers", async () => {
  const police = await create({ salary: "Pay Level 3", department: "State Police" });
  const other = await create({ salary: "Pay Level 6", department: "Government Offices" });
  const read = () => db().job.findMany({ orderBy: { id: "asc" } });
  const written = await read();
  expect(written).toMatchObject([
    { id: police.id, salaryMin: null, salaryMax: null },
    { id: other.id, salaryMin: 35_400, salaryMax: 112_400 },
  ]);
  // As an older release read them: a level of a state by the matrix of the centre, and no state behind a city.
  await db().$executeRaw`UPDATE jobs SET salary_min = 21700, salary_max = 69100, places = '{}' WHERE id = ${police.id}`;
  expect(await renewFactsOfStaff()).toBe(1);
  expect(await read()).toEqual(written);
  expect(await db().corrigendum.count()).toBe(0);
  expect(await renewFactsOfStaff()).toBe(0);
});

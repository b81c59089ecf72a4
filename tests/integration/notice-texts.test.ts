import { updateJob } from "@/lib/jobs/editing/write/mutations";
import { findJob } from "@/lib/jobs/queries";
import { useDatabase } from "@/tests/support/database";
import { act, create, EDIT, useJobNumbers } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();

const notice = (max: number) => ({
  fees: [{ groups: "all", amount: 10_000 }],
  posts: [{ name: "Clerk", age: { min: 18, max }, pay: { kind: "level", commission: 7, level: "4" } }],
});

it("fills with what the notice says the texts that the staff left empty, which then follow the notice, and leaves what was written", async () => {
  const { id } = await create({ applicationFee: "", ageLimit: "", salary: "Rs 30,000 per month" });
  const save = (change: object) => updateJob(id, { ...EDIT, ...change }, act);
  await save({ notice: notice(27) });
  expect(await findJob(id)).toMatchObject({
    ageLimit: "18-27 years",
    applicationFee: "Rs 100",
    salary: "Rs 30,000 per month",
    salaryMin: 30_000,
    qualification: "Graduate",
  });
  await save({ notice: notice(30) });
  expect((await findJob(id))?.ageLimit).toBe("18-30 years");
  await save({ ageLimit: "18 to 30, by post", notice: notice(32) });
  expect((await findJob(id))?.ageLimit).toBe("18 to 30, by post");
  await expect(save({ ageLimit: { toString: 1 }, notice: notice(33) })).rejects.toThrow("Age limit: Must be text");
  await save({ salary: "", notice: notice(32) });
  expect(await findJob(id)).toMatchObject({ salary: "Pay Level-4 (Rs 25,500-81,100)", salaryMin: 25_500 });
});

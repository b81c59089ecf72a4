import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const DAY = (text: string) => new Date(`${text}T00:00:00.000Z`);

async function createJob(change: Record<string, unknown> = {}) {
  const organisation = await db().organisation.upsert({ where: { name: "A body" }, create: { name: "A body" }, update: {} });
  return db().job.create({
    data: {
      source: "test",
      sourceReference: Math.random().toString(36),
      contentHash: "hash",
      title: "Clerk",
      department: "Other",
      organisationId: organisation.id,
      location: "Pune",
      qualification: "Graduate",
      postedOn: DAY("2026-01-01"),
      deadline: DAY("2026-02-01"),
      ...change,
    },
  });
}

describe("what the database refuses, whoever writes", () => {
  it.each([
    ["a blank title", { title: "  " }, "jobs_title_not_blank"],
    ["no vacancies", { positions: 0 }, "jobs_positions_positive"],
    ["a posting day after the deadline", { postedOn: DAY("2026-02-02") }, "jobs_posted_before_deadline"],
    ["a start of applications after the deadline", { applicationStartDate: DAY("2026-02-02") }, "jobs_start_before_deadline"],
    ["a salary range that runs backwards", { salaryMin: 20_000, salaryMax: 10_000 }, "jobs_salary_ordered"],
    ["a salary of nothing", { salaryMin: 0 }, "jobs_salary_ordered"],
    ["an address that is a script", { applyLink: "javascript:alert(1)" }, "jobs_apply_link_http"],
    ["a source that is no web address", { sourceUrl: "ftp://example.org/notice" }, "jobs_source_url_http"],
  ])("%s", async (_what, change, constraint) => {
    await expect(createJob(change)).rejects.toThrow(constraint);
  });

  it("the same notice of the same source twice", async () => {
    await createJob({ sourceReference: "one" });
    await expect(createJob({ sourceReference: "one" })).rejects.toMatchObject({ code: "P2002" });
  });

  it("but not unknown values, nor a job that closes on the day it is posted", async () => {
    await createJob({ positions: null, salaryMin: null, salaryMax: 30_000, postedOn: DAY("2026-02-01") });
    expect(await db().job.count()).toBe(1);
  });
});

it("keeps the search vector in step with the words of a job", async () => {
  const { id } = await createJob({ searchWords: ["clerk", "पुणे"] });
  const find = (word: string) => db().$queryRaw<{ id: number }[]>`SELECT id FROM jobs WHERE search_vector @@ ${word}::tsquery`;
  expect(await find("पुणे")).toEqual([{ id }]);
  await db().job.update({ where: { id }, data: { searchWords: ["typist"] } });
  expect(await find("clerk")).toEqual([]);
  expect(await find("typist")).toEqual([{ id }]);
});

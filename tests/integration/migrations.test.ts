import { readFileSync } from "node:fs";
import { addressKey } from "@/lib/accounts/address";
import { db } from "@/lib/db";
import { makeUser } from "@/tests/support/accounts";
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

describe("addresses that were stored with letters that nobody sees", () => {
  const UNSEEN = "prisma/migrations/20261126115100_unseen_letters_of_addresses/migration.sql";
  const migrate = () => db().$executeRawUnsafe(readFileSync(UNSEEN, "utf8"));
  /** As they were stored before the rule took these letters out. */
  async function store(...emails: string[]) {
    for (const email of emails) {
      const { id } = await makeUser({ email: `${Math.random()}@example.org` });
      await db().user.update({ where: { id }, data: { email, emailKey: email.toLowerCase() } });
    }
  }
  const stored = () => db().user.findMany({ orderBy: { id: "asc" }, select: { email: true, emailKey: true } });

  it("are found as they are typed, in every table of them, whichever letter it is", async () => {
    const letters = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /\p{Cf}/u.test(letter));
    const emails = letters.map((letter, index) => `${letter}Ash${letter}a${index}@exam${letter}ple.org${letter}`);
    await db().subscriber.createMany({ data: emails.map((email) => ({ email, emailKey: email.toLowerCase(), language: "en" })) });
    await store("\u202aAshare\u200b\u0301@example.org\u202c");
    const [user] = await stored();
    const staff = { username: "a", usernameKey: "a", passwordHash: "", role: "editor" } as const;
    await db().adminUser.create({ data: { ...staff, email: user?.email ?? "", emailKey: user?.emailKey ?? "" } });
    await migrate();
    const subscribers = await db().subscriber.findMany({ orderBy: { id: "asc" } });
    expect(subscribers.map(({ emailKey }) => emailKey)).toEqual(emails.map(addressKey));
    expect(subscribers.map(({ email, emailKey }) => email.toLowerCase() === emailKey)).not.toContain(false);
    const seen = { email: "Ashar\u00e9@example.org", emailKey: "ashar\u00e9@example.org" };
    expect([await stored(), await db().adminUser.findMany()]).toMatchObject([[seen], [seen]]);
  });

  it("stay as they are where an account has the address already; of several that would have it the first gets it", async () => {
    await store(
      "ravi@example.org",
      "ravi\u200b@example.org",
      "mira\u200b@example.org",
      "\u2060mira@example.org",
      "aś\u200d@example.org",
    );
    await migrate();
    await migrate();
    expect((await stored()).map(({ emailKey }) => emailKey)).toEqual([
      "ravi@example.org",
      "ravi\u200b@example.org",
      "mira@example.org",
      "\u2060mira@example.org",
      "aś\u200d@example.org",
    ]);
  });
});

it("makes of a relaxation that was stored for two categories at once, and was nobody's, one for each", async () => {
  const stored = [
    { groups: ["SC", "ST"], years: 5 },
    { groups: ["OBC"], years: 3 },
    { groups: ["PwBD", "SC", "ST"], years: 15 },
  ];
  const odd = { name: "Peon", relaxations: [{ groups: "SC" }, 5, {}] };
  const { id } = await createJob({ notice: { posts: [{ name: "Clerk", relaxations: stored }, odd] } });
  const other = await createJob({ notice: { posts: [{ name: "Clerk", relaxations: [stored[1]] }, odd] } });
  await db().$executeRawUnsafe(readFileSync("prisma/migrations/20261126231500_a_relaxation_a_category/migration.sql", "utf8"));
  const noticeOf = async (job: number) => (await db().job.findUniqueOrThrow({ where: { id: job } })).notice;
  const split = [
    { groups: ["SC"], years: 5 },
    { groups: ["ST"], years: 5 },
    { groups: ["OBC"], years: 3 },
    { groups: ["SC", "PwBD"], years: 15 },
    { groups: ["ST", "PwBD"], years: 15 },
  ];
  expect(await noticeOf(id)).toEqual({ posts: [{ name: "Clerk", relaxations: split }, odd] });
  expect(await noticeOf(other.id)).toEqual({ posts: [{ name: "Clerk", relaxations: [stored[1]] }, odd] });
});

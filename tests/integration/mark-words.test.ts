import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { markUnmarkedWords } from "@/lib/jobs/facts/mark-words";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());

useDatabase();

it("gives jobs that were written before words were marked the words that a writer gives them now", async () => {
  await upsertJobs(makeJobs(600, addDays(TODAY, 0)));
  const wordsOf = () => db().job.findMany({ select: { id: true, searchWords: true }, orderBy: { id: "asc" } });
  const written = await wordsOf();
  await db().$executeRaw`
    UPDATE jobs SET search_words = ARRAY(SELECT word FROM unnest(search_words) AS word WHERE word !~ '^[#^~@]') WHERE id % 3 > 0`;
  expect(await wordsOf()).not.toEqual(written);
  expect(await markUnmarkedWords()).toBe(400);
  expect(await wordsOf()).toEqual(written);
  expect(await markUnmarkedWords()).toBe(0);
});

it("looks at what was written since it looked last, by an older server too, and at nothing else again", async () => {
  const [still, written] = await db().job.findMany({ select: { id: true, searchWords: true }, orderBy: { id: "asc" }, take: 2 });
  const unmark = (id = 0) => db().$executeRaw`UPDATE jobs SET search_words = '{clerk}' WHERE id = ${id}`;
  await unmark(still?.id);
  expect(await markUnmarkedWords()).toBe(0);
  await unmark(written?.id);
  await db().job.update({ where: { id: written?.id }, data: { updatedAt: new Date() } });
  expect(await markUnmarkedWords()).toBe(1);
  const wordsOf = async (id = 0) =>
    (await db().job.findUniqueOrThrow({ where: { id }, select: { searchWords: true } })).searchWords;
  expect(await Promise.all([wordsOf(still?.id), wordsOf(written?.id)])).toEqual([["clerk"], written?.searchWords]);
});

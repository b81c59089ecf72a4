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

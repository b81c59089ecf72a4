import { announceJobChanges } from "@/lib/cache/announce";
import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { askedByReading } from "@/lib/jobs/search/reading/search-reading";
import { SEEDED_NAMES } from "@/lib/jobs/search/words/data/seeded-names";
import { searchByNames } from "@/lib/jobs/search/words/names";
import { knownWords, wordsInMaking } from "@/lib/jobs/search/words/spelling/known-words";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { makeJobs } from "@/tests/support/population";

useDatabase();
afterAll(() => setHearsOfWrites(false));

it("reads a misspelt search once while newer words are made, and anew when they are there", async () => {
  const now = new Date();
  await upsertJobs(makeJobs(50, dayInIndia(now)));
  await announceJobChanges();
  setHearsOfWrites(true);
  await eventually(async () => (await loadSnapshot(now)).words !== undefined);
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  await knownWords(index, days);
  await eventually(() => wordsInMaking() === undefined);

  searchByNames([...SEEDED_NAMES, { key: "zangoli", kind: "post", same: ["Zangoli"], said: [], near: [] }]);
  const during = await readSearch(index, "zangolli", days);
  expect(wordsInMaking()).toBeDefined();
  expect(await readSearch(index, "zangolli", days)).toBe(during);
  await eventually(() => wordsInMaking() === undefined);
  const after = await readSearch(index, "zangolli", days);
  expect(after).not.toBe(during);
  expect(await readSearch(index, "zangolli", days)).toBe(after);
});

it("reads a search once for the rows, the choices and the counts of a page, which ask at the same time", async () => {
  const now = new Date();
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => readSearch(index, "clerk in delhi", days)));
  expect(others.every((other) => other === first)).toBe(true);
  expect(await readSearch(index, "clerk in delhi", days)).toBe(first);
});

it("looks for a word that is typed again and again once, also where it tries a search without each of its words", async () => {
  const now = new Date();
  // Each job lacks one of the words.
  const words = ["zqa", "zqb", "zqc"];
  const jobs = makeJobs(9, dayInIndia(now)).map((job, at) => ({
    ...job,
    sourceReference: `words ${at}`,
    title: `Words ${at}`,
    description: words.toSpliced(at % 4, 1).join(" "),
  }));
  await upsertJobs(jobs);
  await announceJobChanges();
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const terms = async (text: string) =>
    (askedByReading(await readSearch(index, text, days)).search ?? []).flatMap(({ terms }) => terms).length;
  expect(await terms("zqa zqb zqc ".repeat(8))).toBe(await terms("zqa zqb zqc"));
  expect(await terms("zqa zqb zqc")).toBe(3 + 3 * 2);
});

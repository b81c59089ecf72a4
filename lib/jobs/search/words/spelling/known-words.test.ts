import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { SEEDED_NAMES } from "@/lib/jobs/search/words/data/seeded-names";
import { knownNames, searchByNames } from "@/lib/jobs/search/words/names";
import { NamesByEar } from "@/lib/jobs/search/words/spelling/by-ear";
import { knownWords, vocabularyOf, wordsInMaking } from "@/lib/jobs/search/words/spelling/known-words";
import { understoodWords } from "@/lib/jobs/search/words/spelling/understood-words";
import { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import { eventually } from "@/tests/support/eventually";

const DAYS = { today: "2026-07-01", firstOpen: "2026-07-01" } as Parameters<typeof knownWords>[1];

/** Rows of ten words each, no two alike, beside which pairs of words stand as in heads of jobs. */
function rowsWith(words: number): WordRows {
  const rows = new WordRows();
  for (let from = 0; from < words; from += 10) {
    const row = Array.from({ length: 10 }, (_, at) => `word${"abcdefghij"[at]}${from}`);
    rows.add(row.flatMap((word) => [word, `^${word}`, `~${word}`, `^${word} clerk`]));
  }
  return rows;
}

const indexOf = (words: WordRows) => ({ words }) as JobSnapshot;

it("corrects words to Hindi and long names of posts, and to none that spell Latin letters or are short", () => {
  const words = new Set(understoodWords());
  expect(["वनपाल", "दारोगा", "physiotherapy"].filter((word) => !words.has(word))).toEqual([]);
  expect(["एएनएम", "mate"].filter((word) => words.has(word))).toEqual([]);
});

it("lets others have their turn after a little work, however many words there are", async () => {
  const rows = rowsWith(12_000);
  const [added, looked] = [jest.spyOn(Vocabulary.prototype, "add"), jest.spyOn(rows, "headWords")];
  const turns: { added: number; tokens: number }[] = [];
  const vocabulary = await vocabularyOf(rows, async () => {
    const tokens = looked.mock.calls.reduce((sum, [from, to]) => sum + to - from, 0);
    turns.push({ added: added.mock.calls.length, tokens });
    added.mockClear();
    looked.mockClear();
  });
  expect(vocabulary.size).toBeGreaterThan(12_000);
  expect(vocabulary.countOf("worda11990")).toBe(1);
  expect(Math.max(...turns.map((turn) => turn.added))).toBeLessThanOrEqual(100);
  expect(Math.max(...turns.map((turn) => turn.tokens))).toBeLessThanOrEqual(5_000);
  jest.restoreAllMocks();
});

it("answers with the words before while newer ones are made, and does no work of theirs itself", async () => {
  const rows = rowsWith(1_000);
  const before = await knownWords(indexOf(rows), DAYS);
  expect(wordsInMaking()).toBeUndefined();
  searchByNames([...SEEDED_NAMES, { key: "zangoli", kind: "post", same: ["Zangoli"], said: [], near: [] }]);
  const added = jest.spyOn(Vocabulary.prototype, "add");
  const during = knownWords(indexOf(rows), DAYS);
  expect(added.mock.calls.length).toBeLessThanOrEqual(100);
  expect(await during).toBe(before);
  expect(wordsInMaking()).toBeDefined();
  await eventually(async () => !wordsInMaking());
  const after = await knownWords(indexOf(rows), DAYS);
  expect([before.countOf("zangoli"), after.countOf("zangoli")]).toEqual([0, 1]);
  jest.restoreAllMocks();
});

it("keeps the words of an index that is read again until it is read", async () => {
  const rows = rowsWith(10);
  await knownWords(indexOf(rows), DAYS);
  await eventually(async () => !wordsInMaking());
  const known = await knownWords(indexOf(rows), DAYS);
  expect(await knownWords({} as JobSnapshot, DAYS)).toBe(known);
  expect(wordsInMaking()).toBeUndefined();
  await knownWords(indexOf(rowsWith(20)), DAYS);
  expect(wordsInMaking()).toBeDefined();
  await eventually(async () => !wordsInMaking());
});

it("has the names heard a little at a time while words are made, so that no search waits for it", async () => {
  searchByNames([...SEEDED_NAMES]);
  const taken = jest.spyOn(NamesByEar.prototype, "take");
  const making = knownWords(indexOf(rowsWith(30)), DAYS);
  expect(taken.mock.calls.length).toBeLessThanOrEqual(100);
  await making;
  await eventually(async () => !wordsInMaking());
  expect(taken.mock.calls.length).toBeGreaterThan(1_000);
  taken.mockClear();
  expect(knownNames().byEar.find(["sahayak", "prabandhak"])).not.toBeNull();
  expect(taken).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

import { otherWays } from "@/lib/jobs/search/reading/ways-to-read";
import { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import { asWords, understand } from "@/lib/jobs/search/words/understand";

const vocabulary = new Vocabulary(
  ["railway", "teacher", "clerk", "manager", "medical", "officer", "maharashtra", "typist"].map((word) => [word, 500]),
);
const saidIn = (parts: readonly { kind: string; words: readonly string[] }[]) =>
  parts.map(({ kind, words }) => `${kind} ${words.join(" ")}`).join(", ");
const waysOf = (text: string) => otherWays(text, understand(text), vocabulary)?.map(saidIn);

it.each([
  ["words put right", "zzyx railwey techer", ["zzyx railway teacher", "zzyx railwey teacher", "zzyx railway techer"]],
  ["a word that was written as two", "maha rashtra clerk", ["maharashtra clerk"]],
  ["two that were written as one", "medicalclerk", ["medical clerk"]],
  ["a word that hardly any job has", "manger", ["manager"]],
  ["a post without its rank", "seniour senior typst", ["seniour typist"]],
])("reads %s", (_way, text, read) => {
  expect(waysOf(text)).toEqual(expect.arrayContaining(read.map((one) => saidIn(understand(one)))));
});

it("reads a search word by word, by the level of its degrees and by what else its short forms stand for", () => {
  expect(waysOf("staff nurse delhi")).toContain(saidIn(asWords("staff nurse delhi")));
  expect(waysOf("MA delhi")).toContainEqual(expect.stringMatching(/^level ma, place delhi$/));
  const groups = otherWays("hc steno", understand("hc steno"), vocabulary)?.flatMap(([part]) =>
    part?.kind === "names" ? part.group.en : [],
  );
  expect(groups).toContain("High Court");
});

it("names none of what so many unknown words may be read as", () => {
  expect(waysOf("railwey techer manger medcal railwey techer manger")).toBeUndefined();
});

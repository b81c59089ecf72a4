import { leftAway, withoutRank } from "@/lib/jobs/search/words/lacking/left-away";
import { understand } from "@/lib/jobs/search/words/understand";

const without = async (text: string, inJobs: readonly string[] = []) => {
  const parts = await leftAway(understand(text), async ({ words }) => inJobs.includes(words.join(" ")));
  return parts.map(({ words }) => words.join(" "));
};

it("does without words that jobs have beside a telling post, and without short forms that none has", async () => {
  expect(await without("warder zebra crossing", ["zebra", "crossing"])).toEqual(["zebra", "crossing"]);
  expect(await without("xqrt warder")).toEqual(["xqrt"]);
});

it("keeps a longer word that no job has, and everything beside a post of every field", async () => {
  expect(await without("zebraic warder")).toEqual([]);
  expect(await without("zebra officer", ["zebra"])).toEqual([]);
  expect(await without("zebra delhi", ["zebra"])).toEqual([]);
});

it("keeps what says which post is meant at a place", async () => {
  expect(await without("zebra warder mizoram", ["zebra"])).toEqual([]);
  expect(await without("warder zebra mizoram", ["zebra"])).toEqual(["zebra"]);
});

it("does without the field of a level, and not without another word of it", async () => {
  expect(await without("diploma civil goa", ["civil"])).toEqual(["civil"]);
  expect(await without("diploma zebra goa", ["zebra"])).toEqual([]);
  expect(await without("civil goa", ["civil"])).toEqual([]);
});

it("does without any word beside a post of one body, and without a short form alone beside the body", async () => {
  expect(await without("isro zebraic clerk")).toEqual(["zebraic"]);
  expect(await without("sail octt")).toEqual(["octt"]);
  expect(await without("isro zebraic")).toEqual([]);
  expect(await without("isro crossing", ["crossing"])).toEqual([]);
  expect(await without("bank octt")).toEqual([]);
});

it.each<[string, string | null]>([
  ["junior engineer nagaland", "engineer nagaland"],
  ["कनिष्ठ अभियंता नागालैंड", "अभियंता नागालैंड"],
  ["jkssb Sr. assistant", "jkssb assistant"],
  ["engineer nagaland", null],
  ["juniors engineer", null],
  ["junior nagaland", null],
  ["senior -engineer nagaland", null],
])("reads %s without its rank as %s", (text, rest) => expect(withoutRank(text)).toBe(rest));

import { nearest } from "@/lib/jobs/search/words/lacking/nearest";
import { understand } from "@/lib/jobs/search/words/understand";

const without = async (text: string, inJobs: readonly string[] = []) => {
  const sets = await nearest(understand(text), async ({ words }) => inJobs.includes(words.join(" ")));
  return sets.map((set) => set.map(({ words }) => words.join(" ")).join(", "));
};

it("does without what says least first, and never without what tells", async () => {
  expect(await without("jammu kashmir police constable")).toEqual(["police"]);
  expect(await without("diploma police constable goa")).toEqual(["diploma", "police", "diploma, police"]);
  expect(await without("isro clerk")).toEqual(["clerk"]);
  expect(await without("isro clerk goa")).toEqual(["goa", "clerk"]);
  expect(await without("clerk goa")).toEqual([]);
  expect(await without("diploma officer goa")).toEqual([]);
});

it("keeps the court of a place, of which there is one, sooner than a post", async () => {
  expect(await without("patna high court clerk")).toEqual(["clerk", "high court"]);
  expect(await without("civil court patna clerk")).toEqual(["clerk", "civil court"]);
});

it("keeps the first of two bodies sooner, and one of them", async () => {
  expect(await without("isro ssc")).toEqual(["ssc", "isro"]);
});

it("does without one of several posts at a kind of body, and without none where no body is", async () => {
  expect(await without("goa police warder engineer")).toEqual(["police", "engineer", "warder"]);
  expect(await without("goa warder engineer")).toEqual([]);
});

it("does without a word that jobs have, unless it says which post is meant; and with a longer one that none has it has nothing", async () => {
  expect(await without("warder goa zebra", ["zebra"])).toEqual(["zebra"]);
  expect(await without("zebra warder goa", ["zebra"])).toEqual([]);
  expect(await without("isro clerk zebraic")).toEqual([]);
  expect(await without("isro xqrt clerk")).toContain("clerk");
});

it("has nothing for a search of very many parts", async () => {
  expect(await without("isro clerk goa diploma police constable bank")).toEqual([]);
});

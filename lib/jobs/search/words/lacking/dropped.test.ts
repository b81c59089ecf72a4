import { droppable } from "@/lib/jobs/search/words/lacking/dropped";
import { seatsIn } from "@/lib/jobs/search/words/lacking/seats";
import { understand } from "@/lib/jobs/search/words/understand";

const dropped = async (text: string, common: readonly string[] = []) => {
  const sets = await droppable(understand(text), async ({ words }) => common.includes(words.join(" ")));
  return sets.map((set) => set.map((parts) => parts.map(({ words }) => words.join(" "))));
};

it("does first without words that only say a kind, even where no job has them", async () => {
  expect(await dropped("csir labs")).toEqual([[["labs"]]]);
});

it("does without common words beside a post, and without rare ones never", async () => {
  expect(await dropped("clerk zebra", ["zebra"])).toEqual([[["zebra"]]]);
  expect(await dropped("clerk zebra")).toEqual([]);
});

it("does without a post of every field rather than without the field, however rare", async () => {
  expect(await dropped("zebra engineer")).toEqual([[["engineer"]]]);
  expect(await dropped("isro engineer")).toEqual([]);
});

it("does without the common ones of several words, and keeps those that say what is meant", async () => {
  expect(await dropped("zebra crossing", ["crossing"])).toEqual([[["crossing"]]]);
  expect(await dropped("clerk zebra crossing", ["crossing"])).toEqual([[["crossing"]]]);
  expect(await dropped("zebra crossing", [])).toEqual([]);
});

it("shows what has either of two common words at a place, and not all that is there", async () => {
  expect(await dropped("zebra crossing delhi", ["zebra", "crossing"])).toEqual([[["zebra"], ["crossing"]]]);
  expect(await dropped("zebra delhi", ["zebra"])).toEqual([]);
});

it("does without a field that has a name beside a post, however rare, and without the kind of body where the post is", async () => {
  expect(await dropped("english stenographer")).toEqual([[["english"]]]);
  expect(await dropped("english officer")).toEqual([[["officer"]]]);
  expect(await dropped("counsellor school delhi")).toEqual([[["school"]]]);
  expect(await dropped("officer school")).toEqual([]);
});

it("does without words that only say a kind beside a rare one too", async () => {
  expect(await dropped("zebra labs clerk")).toEqual([[["labs"]]]);
});

it("shows either of two posts, and never leaves out the only one, a body or a place", async () => {
  expect(await dropped("plumber carpenter")).toEqual([[["carpenter"], ["plumber"]]]);
  expect(await dropped("plumber officer")).toEqual([[["officer"]]]);
  expect(await dropped("isro clerk mizoram")).toEqual([]);
});

it("does without the stream of class 12, and not without the class", async () => {
  expect(await dropped("12th pcm")).toEqual([[["pcm"]]]);
  expect(await dropped("12th commerce")).toEqual([[["commerce"]]]);
});

it("does without whom a job is for where anything else is left: most jobs at a place are for women too", async () => {
  expect(await dropped("12th pass girls bihar")).toEqual([[["girls"]]]);
  expect(await dropped("12th pass obc bihar")).toEqual([[["obc"]]]);
  expect(await dropped("girls bihar")).toEqual([[["girls"]]]);
  expect(await dropped("ex-serviceman delhi")).toEqual([[["ex serviceman"]]]);
});

it("does without whoever has seats in nearly every notice, also where only a place or nothing is left", async () => {
  expect(await dropped("obc bihar")).toEqual([[["obc"]]]);
  expect(await dropped("divyang")).toEqual([[["divyang"]]]);
  expect(await dropped("girls")).toEqual([]);
  expect(await dropped("obc girls")).toEqual([[["obc"]]]);
  expect(await dropped("obc girls bihar")).toEqual([[["obc", "girls"]]]);
});

it("takes women as whoever has seats there beside a place that is asked for, and not beside one that is left out", async () => {
  const seats = (text: string) => seatsIn(understand(text)).map(({ words }) => words.join(" "));
  expect(seats("women bihar")).toEqual(["women"]);
  expect(seats("women bihar -patna")).toEqual(["women"]);
  expect(seats("women -bihar")).toEqual([]);
});

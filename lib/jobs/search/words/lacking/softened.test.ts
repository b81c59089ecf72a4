import { softened } from "@/lib/jobs/search/words/lacking/softened";
import { understand } from "@/lib/jobs/search/words/understand";

/** What is asked for in each way, of parts that tell as much as is said here, or 5. */
const ways = async (text: string, tells: Record<string, number> = {}) => {
  const found = await softened(understand(text), async ({ kind, words }) => {
    const name = `${words.join(" ")}${kind === "stem" ? "…" : ""}`;
    return tells[name] ?? 5;
  });
  return found.map(({ asked }) => asked.map(({ kind, words }) => `${words.join(" ")}${kind === "stem" ? "…" : ""}`).join(" + "));
};

it("asks for the words of a name by their beginnings, the rarer first, and for no word of every post", async () => {
  expect(await ways("marketing manager", { "market…": 4 })).toEqual(["market…"]);
  expect(await ways("police radio operator", { "radio…": 4, "polic…": 2, "operat…": 3 })).toEqual([
    "radio…",
    "operat…",
    "polic…",
  ]);
});

it("does without what tells less before what tells more, and never with a small share of it", async () => {
  const tells = { plumber: 8, carpenter: 6, "plumb…": 1, "carpent…": 1 };
  expect(await ways("plumber carpenter", tells)).toEqual(["plumber + carpent…", "plumber", "plumb… + carpenter", "carpenter"]);
  expect(await ways("plumber zebra", { plumber: 2, zebra: 9, "plumb…": 1, "zebra…": 9 })).not.toContain("plumber");
});

it("takes no word of a phrase that says nothing by itself: home is also that of a ministry, and work that of a workshop", async () => {
  expect(await ways("work from home")).toEqual([]);
  expect(await ways("social worker")).toEqual(["social…"]);
});

it("takes a name of two languages by the words that notices have", async () => {
  expect(await ways("संगीत शिक्षक")).toContain("music…");
});

it("keeps a degree as it is, which tells less than its rarity says", async () => {
  expect((await ways("mca plumber")).at(0)).toBe("mca + plumb…");
  expect(await ways("mca plumber")).not.toContain("mca");
  expect((await ways("women plumber")).join()).not.toContain("women…");
});

it("asks for what was put in quotes or is a number as it is, and looks at no search of very many parts", async () => {
  expect(await ways('"plumber" carpenter')).toEqual([]);
  expect(await ways("plumber 5/2026")).toEqual([]);
  expect(await ways("plumber carpenter welder fitter turner mason painter")).toEqual([]);
  expect(await ways("delhi")).toEqual([]);
});

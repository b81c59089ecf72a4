import { FOLK_NAMES } from "@/lib/jobs/search/words/data/folk-names";
import { FOLK_SPELLINGS } from "@/lib/jobs/search/words/data/folk-spellings";
import { keyOfNames, SEEDED_NAMES } from "@/lib/jobs/search/words/data/seeded-names";
import { understand } from "@/lib/jobs/search/words/understand";

const LINES = `${FOLK_NAMES}${FOLK_SPELLINGS}`.split("\n").filter((line) => line !== "");

it("names only things that have names of their own", () => {
  const keys = new Set(SEEDED_NAMES.map(({ key }) => key));
  expect(LINES.map((line) => keyOfNames([line.split("<")[0] ?? ""])).filter((key) => !keys.has(key))).toEqual([]);
});

it.each([
  ["nal wala", "Plumber"],
  ["गाड़ी मिस्त्री", "Mechanic"],
  ["retire hue", "Retired"],
  ["sansad bhavan", "Parliament"],
  ["aadhar kendra", "Aadhaar"],
  ["पीजीआई चंडीगढ़", "Postgraduate Institute of Medical Education and Research"],
])("reads %s as %s", (typed, name) => {
  expect(understand(typed).map((part) => part.kind === "names" && part.group.en)).toEqual([name]);
});

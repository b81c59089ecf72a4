import { namesBegunBy } from "@/lib/jobs/search/suggest/names";
import { knownNames } from "@/lib/jobs/search/words/names";
import { placesByName } from "@/lib/jobs/search/words/place-words";
import { understand } from "@/lib/jobs/search/words/understand";

const first = (...words: string[]) => namesBegunBy(words).map(({ named }) => named.en)[0];

it.each<[string[], string]>([
  [["ss"], "SSC"],
  [["staff", "sel"], "SSC"],
  [["कर्मचारी", "च"], "SSC"],
  [["je"], "Junior Engineer"],
  [["daro"], "Sub Inspector"],
  [["bih"], "Bihar"],
  [["bangal"], "Bengaluru"],
  [["division", "cle"], "Lower Division Clerk"],
  [["nd"], "NDA"],
])("takes %j for the beginning of a name of %s", (words, expected) => expect(first(...words)).toBe(expected));

it("suggests a whole name before longer ones, and nothing for what nothing begins with", () => {
  expect(first("clerk")).toBe("Clerk");
  expect(namesBegunBy(["qzx"])).toEqual([]);
});

it("suggests what is named so in the middle last, and says so", () => {
  const found = namesBegunBy(["clerk"]).map(({ name, isInner }) => ({ begins: name[0]?.startsWith("clerk"), isInner }));
  expect(found).toContainEqual({ begins: false, isInner: true });
  expect(found.filter(({ begins, isInner }) => begins === isInner)).toEqual([]);
  expect(found.map(({ isInner }) => Number(isInner))).toEqual(found.map(({ isInner }) => Number(isInner)).sort());
});

it("suggests for every name a text that is read as what it names, in both languages", () => {
  const misread = knownNames()
    .groups.flatMap((group) => [group.en, group.hi].map((text) => ({ text, group })))
    .filter(({ text, group }) => {
      const parts = understand(text);
      const [part] = parts;
      return parts.length !== 1 || part?.kind !== "names" || part.group !== group;
    });
  const misplaced = placesByName().flatMap(({ key, en, hi }) =>
    [en, hi].filter((text) => understand(text).some((part) => part.kind !== "place" || part.key !== key)),
  );
  expect({ misread: misread.map(({ text }) => text), misplaced }).toEqual({ misread: [], misplaced: [] });
});

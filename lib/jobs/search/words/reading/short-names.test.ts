import { otherReadings } from "@/lib/jobs/search/words/reading/short-names";
import { understand } from "@/lib/jobs/search/words/understand";

const readings = (text: string) =>
  [...otherReadings(understand(text))].map((parts) =>
    parts.map((part) => (part.kind === "names" ? part.group.en : part.words.join(" "))),
  );

it("reads a short form as each other thing that has it for a name", () => {
  expect(readings("hc steno")).toContainEqual(["High Court", "Stenographer"]);
  expect(readings("hc steno")).not.toContainEqual(["Head Constable", "Stenographer"]);
});

it("reads the first letters of a name as it, small words left away, but for a field", () => {
  expect(readings("fg delhi")).toEqual([["Forest Guard", "delhi"]]);
  // Full time, which is a field.
  expect(readings("ft")).toEqual([]);
});

it("leaves longer words alone, names of several, and what is left out", () => {
  expect(readings("clerk in delhi")).toEqual([]);
  expect(readings("clerk -fg")).toEqual([]);
});

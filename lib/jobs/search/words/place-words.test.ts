import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { placeOf, placesByName, WRITTEN } from "@/lib/jobs/search/words/place-words";

it("writes beyond the names of places what is none of them, each for a known place", () => {
  const names = new Set(placesByName().flatMap((place) => place.names));
  expect(Object.keys(WRITTEN).filter((words) => names.has(words))).toEqual([]);
  expect(Object.keys(WRITTEN).filter((words) => placeOf(words) === null)).toEqual([]);
});

it.each([
  ["kashi", "varanasi"],
  ["बनारस", "varanasi"],
  ["यूपी", "uttar-pradesh"],
])("knows %s as %s", (words, key) => expect(placeOf(wordsOf(fold(words)).join(" "))?.key).toBe(key));

it.each(["vidarbha", "saurashtra", "travancore"])(
  "takes %s for no place: it is a region, and the name of a university",
  (words) => expect(placeOf(words)).toBeNull(),
);

it("takes no English word for a misspelt place", () => expect(placeOf("indoor")).toBeNull());

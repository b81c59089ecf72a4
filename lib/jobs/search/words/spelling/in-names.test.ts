import { wordInName } from "@/lib/jobs/search/words/spelling/in-names";

it.each<[string, string, string, string | null]>([
  ["data ", "enty", " operator", "entry"],
  ["delhi data ", "enrty", " operator jobs", "entry"],
  ["multi ", "taskng", " staff", "tasking"],
  ["data ", "enmity", " clerk", null],
  ["data ", "granite", " operator", null],
  ["", "enty", "", null],
  ["", "enty", " operator", null],
  ["data ", "ety", " operator", null],
  ["", "prisonz", " department", null],
])("between '%s' and what follows takes %s with '%s' for %s", (before, word, after, meant) => {
  expect(wordInName(before, word, after)).toBe(meant);
});

import { byLevels } from "@/lib/jobs/search/words/reading/degree-levels";
import { understand } from "@/lib/jobs/search/words/understand";

const read = (text: string) =>
  byLevels(understand(text))?.map((part) => (part.kind === "level" ? part.level : part.words.join(" "))) ?? null;

it.each<[string, string[] | null]>([
  ["ma delhi", ["postgraduate", "delhi"]],
  ["एमए पास दिल्ली", ["postgraduate", "पास", "दिल्ली"]],
  ["bsc clerk", ["graduate", "clerk"]],
  ["mba delhi", null],
  ["clerk -ma", null],
])("reads %j by the level of its degree: %j", (text, expected) => expect(read(text)).toEqual(expected));

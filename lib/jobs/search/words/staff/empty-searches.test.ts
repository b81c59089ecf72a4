import { wordsToKeep } from "@/lib/jobs/search/words/staff/empty-searches";

it.each<[string, string | null]>([
  ["  Zangoli  BHARTI! ", "zangoli"],
  ["12th pass zangoli 2026", "12th zangoli"],
  ["10वीं पास ज़ंगोली", "10वीं जंगोली"],
  ["ravi@example.org", null],
  ["example.com jobs", null],
  ["https://example.org/x", null],
  ["98765 43210", null],
  ["+91-98765-43210 clerk", null],
  ["aadhaar 1234 5678 9012", null],
  ["110001", null],
  ["house 12 sector 4", null],
  ["ravi kumar s/o mohan", null],
  ["!!!", null],
  ["sarkari naukri", null],
  ["a b c d e f g h i", null],
  ["zangoliwords ".repeat(8), null],
])("keeps of %j %j", (text, kept) => expect(wordsToKeep(text)).toBe(kept));

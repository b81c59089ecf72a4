import { createFormatter } from "@/lib/i18n/formatter";

const format = createFormatter("hi", {
  title: "भर्तियाँ",
  found: "{count, plural, one {# भर्ती} other {# भर्तियाँ}} {place} में",
  brackets: "'{'नाम'}'",
  list: { none: "कोई नहीं" },
});

it.each([
  ["title", undefined, "भर्तियाँ"],
  ["list.none", undefined, "कोई नहीं"],
  ["brackets", undefined, "{नाम}"],
  ["found", { count: 1, place: "पटना" }, "1 भर्ती पटना में"],
  ["found", { count: 12_345, place: 7 }, "12,345 भर्तियाँ 7 में"],
])("puts the values into %s %j", (key, values, text) => {
  for (let time = 0; time < 2; time++) expect(format(key, values)).toBe(text);
});

it.each([
  ["list", undefined],
  ["list.some", undefined],
  ["title.none", undefined],
  ["found", { count: 1 }],
])("has nothing to say for %s %j", (key, values) => {
  expect(() => format(key, values)).toThrow();
});

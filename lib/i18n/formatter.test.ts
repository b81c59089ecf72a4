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

it.each(["list", "list.some", "title.none"])("says that the catalogue has no text %s", (key) => {
  expect(() => format(key)).toThrow(`no text ${key}`);
});

it("puts no text together that lacks a value", () => {
  expect(() => format("found", { count: 1 })).toThrow("place");
});

it("reads each text of the catalogue once, however often it is asked for", () => {
  const read = jest.fn((text: string) => text);
  const anew = createFormatter("en", {
    get plain() {
      return read("All jobs");
    },
    get filled() {
      return read("{count} jobs");
    },
  });
  for (let time = 0; time < 3; time++) {
    expect(anew("plain")).toBe("All jobs");
    expect(anew("filled", { count: time })).toBe(`${time} jobs`);
  }
  expect(read).toHaveBeenCalledTimes(2);
});
